/** Quotes and comparisons as paper says them: the same words and amounts as the screen. */

import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { BenefitValue, PlanDetail, Tile } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { shownDate } from '@muqarin/rules/dates';
import { messages } from '@muqarin/rules/messages';
import { formatAed } from '@muqarin/rules/money-format';
import { fillPlural } from '@muqarin/rules/plural';
import counted from '../counted.json' with { type: 'json' };
import { footer } from '../papers/footer.ts';
import { whoText } from './people.ts';
import { whoMayBuy } from './tiles.ts';

const sectionTitles = {
  where: 'Where you can go',
  pay: 'What you pay yourself',
  cover: 'Cover',
} as const;

export function quoteDocument(quote: Quote, tiles: readonly Tile[]): DocumentModel {
  return {
    title: 'Your medical plans',
    subtitle: `${whoText(quote.answers)}. Prices hold until ${shownDate(quote.validUntil)}.`,
    reference: quote.reference,
    footer,
    sections:
      tiles.length === 0
        ? [nothing]
        : [
            {
              kind: 'table',
              title: fillPlural(counted.perYear, { count: quote.answers.member_count }),
              columns: ['Plan', 'Net premium', 'VAT 5 %', 'You pay the insurer'],
              rows: tiles.map((tile) => [
                `${tile.name}, ${tile.insurerName}`,
                formatAed(tile.netFils, 'always'),
                formatAed(tile.vatFils, 'always'),
                formatAed(tile.grossFils, 'always'),
              ]),
            },
            {
              kind: 'rows',
              title: 'What each plan assumes',
              rows: tiles.map((tile) => ({
                label: tile.name,
                value: `${tile.assumption.lead} ${tile.assumption.text}`,
                note: tile.excess,
              })),
            },
            ...conditionRows(tiles),
          ],
  };
}

export function comparisonDocument(quote: Quote, details: readonly PlanDetail[]): DocumentModel {
  const rows = details[0]?.values ?? [];
  const columns = ['', ...details.map(({ tile }) => `${tile.name}, ${tile.insurerName}`)];
  const money = (label: string, of: (tile: Tile) => number) => [
    label,
    ...details.map(({ tile }) => formatAed(of(tile), 'always')),
  ];
  return {
    title: `${details.length} plans compared`,
    subtitle: `${whoText(quote.answers)}. Prices hold until ${shownDate(quote.validUntil)}.`,
    reference: quote.reference,
    footer,
    sections: [
      {
        kind: 'table',
        title: 'Price',
        columns,
        rows: [
          money('Net premium', (tile) => tile.netFils),
          money('VAT 5 %', (tile) => tile.vatFils),
          money('You pay the insurer', (tile) => tile.grossFils),
        ],
      },
      ...conditionRows(details.map(({ tile }) => tile)),
      ...(['where', 'pay', 'cover'] as const).map((section) => ({
        kind: 'table' as const,
        title: sectionTitles[section],
        columns,
        rows: rows
          .filter((row) => row.section === section)
          .map((row) => [
            row.label,
            ...details.map((detail) => said(detail.values.find((value) => value.row === row.row))),
          ]),
      })),
    ],
  };
}

const nothing = { kind: 'text', title: messages.noPlanHasAll, paragraphs: [] as string[] } as const;

/** Who may buy which plan, where not everybody may (decisions X31). */
function conditionRows(tiles: readonly Tile[]): DocumentModel['sections'] {
  const rows = tiles.flatMap(({ name: label, conditions }) =>
    conditions.map(({ text: value }) => ({ label, value })),
  );
  return rows.length > 0 ? [{ kind: 'rows', title: whoMayBuy, rows }] : [];
}

function said(value: BenefitValue | undefined): string {
  if (!value) return '';
  return value.note ? `${value.text} (${value.note})` : value.text;
}
