import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { DocumentModel } from '../../contract/documents-contract.ts';
import { markOf } from './mark.ts';
import type { PdfStyles } from './pdf-styles.ts';

type Plans = Extract<DocumentModel['sections'][number], { kind: 'plans' }>;
type Row = Plans['groups'][number]['rows'][number];

const MARK_SIZE = 10;
/** What is said of a group never stands alone at the end of a page. */
const ROOM_FOR_A_ROW = 40;

/** Groups of plans, densely set: sixty of them on two pages. */
export function plansBody(
  { columns, groups }: Plans,
  marks: DocumentModel['marks'] = {},
  css: PdfStyles,
): ReactElement[] {
  const drawn = Object.fromEntries(
    Object.entries(marks).map(([name, svg]) => [name, markOf(svg, MARK_SIZE)]),
  );
  return [
    h(
      View,
      { key: 'head', style: css.planRow, wrap: false, fixed: true },
      ...columns.map((text, at) =>
        h(Text, { key: at, style: [at === 0 ? css.planName : css.planCell, css.headCell] }, text),
      ),
    ),
    ...groups.flatMap(({ facts, rows }, group) => [
      h(
        View,
        { key: `facts ${group}`, wrap: false, minPresenceAhead: ROOM_FOR_A_ROW },
        h(Text, { style: css.planFacts }, facts.map(saidOf).join('  ·  ')),
      ),
      ...rows.map((row, at) => planRow(row, `${group} ${at}`, drawn[row.mark], css)),
    ]),
  ];
}

function planRow(
  row: Row,
  key: string,
  mark: ReactElement | undefined,
  css: PdfStyles,
): ReactElement {
  return h(
    View,
    { key, style: css.planRow, wrap: false },
    h(View, { style: css.planMark }, mark ?? null),
    h(Text, { style: css.planName }, row.name, h(Text, { style: css.planOf }, `  ${row.of}`)),
    ...row.cells.map((text, at) => h(Text, { key: at, style: css.planCell }, text)),
  );
}

function saidOf({ label, text }: Plans['groups'][number]['facts'][number]): string {
  return label === undefined ? text : `${label}: ${text}`;
}
