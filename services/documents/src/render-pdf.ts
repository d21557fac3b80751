/** A document model as a PDF page by page (A4), in the brand's colours and type. No JSX: this runs as it is. */
import { createRequire } from 'node:module';
import {
  Document,
  Font,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { DocumentModel } from '../contract/documents-contract.ts';

type Section = DocumentModel['sections'][number];

const require = createRequire(import.meta.url);
const ink = '#0c2a2e';
const quiet = '#56686a';
const line = '#dfd9cc';

let fontsRegistered = false;

export async function renderPdf(model: DocumentModel): Promise<Buffer> {
  registerFonts();
  return renderToBuffer(documentOf(model));
}

function registerFonts(): void {
  if (fontsRegistered) return;
  const file = (weight: number) =>
    require.resolve(`@fontsource/rubik/files/rubik-latin-${weight}-normal.woff`);
  Font.register({
    family: 'Rubik',
    fonts: [400, 500, 600].map((fontWeight) => ({ src: file(fontWeight), fontWeight })),
  });
  Font.registerHyphenationCallback((word) => [word]);
  fontsRegistered = true;
}

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Rubik',
    fontSize: 9.5,
    color: ink,
    paddingTop: 40,
    paddingBottom: 72,
    paddingHorizontal: 44,
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginBottom: 22,
  },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 6, fontSize: 15, fontWeight: 600 },
  title: { fontSize: 19, fontWeight: 600, marginBottom: 3 },
  subtitle: { fontSize: 10.5, color: quiet, marginBottom: 16 },
  section: { marginBottom: 14 },
  sectionTitle: {
    fontSize: 11,
    fontWeight: 600,
    paddingBottom: 4,
    borderBottomWidth: 1.4,
    borderBottomColor: ink,
  },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 14,
    paddingVertical: 4.5,
    borderBottomWidth: 0.6,
    borderBottomColor: line,
  },
  label: { color: quiet, width: '42%' },
  value: { width: '58%', textAlign: 'right', fontWeight: 500 },
  note: { fontSize: 8.5, color: quiet, fontWeight: 400 },
  cell: { flex: 1, textAlign: 'right' },
  firstCell: { flex: 1.5, textAlign: 'left', color: quiet },
  headCell: { fontWeight: 500 },
  paragraph: { lineHeight: 1.45, marginTop: 4 },
  footer: {
    position: 'absolute',
    bottom: 28,
    left: 44,
    right: 44,
    borderTopWidth: 0.6,
    borderTopColor: line,
    paddingTop: 7,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 20,
    fontSize: 8,
    color: quiet,
  },
  footerText: { flex: 1, lineHeight: 1.4 },
});

function documentOf(model: DocumentModel): ReactElement<object> {
  return h(
    Document,
    { title: model.title, author: 'Muqarin', creator: 'Muqarin', language: 'en' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: styles.head, fixed: true },
        brand(),
        model.reference ? h(Text, { style: styles.note }, model.reference) : null,
      ),
      h(Text, { style: styles.title }, model.title),
      h(Text, { style: styles.subtitle }, model.subtitle),
      ...model.sections.map((section, key) => sectionOf(section, key)),
      h(
        View,
        { style: styles.footer, fixed: true },
        h(Text, { style: styles.footerText }, model.footer),
        h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
    ),
  );
}

function brand(): ReactElement {
  const nuqta = 'M0 5.6 5.6 0 10 4.4 4.4 10Z';
  const dot = (key: number) =>
    h(
      Svg,
      { key, width: 9, height: 9, viewBox: '0 0 10 10' },
      h(Path, { d: nuqta, fill: '#e8a11c', stroke: ink, strokeWidth: 0.6 }),
    );
  return h(View, { style: styles.brand }, dot(1), dot(2), h(Text, null, 'muqarin'));
}

function sectionOf(section: Section, key: number): ReactElement {
  return h(
    View,
    { key, style: styles.section },
    h(Text, { style: styles.sectionTitle }, section.title),
    ...bodyOf(section),
  );
}

function bodyOf(section: Section): ReactElement[] {
  switch (section.kind) {
    case 'rows':
      return section.rows.map((row, key) =>
        h(
          View,
          { key, style: styles.row, wrap: false },
          h(Text, { style: styles.label }, row.label),
          h(
            Text,
            { style: styles.value },
            row.value,
            row.note ? h(Text, { style: styles.note }, `\n${row.note}`) : null,
          ),
        ),
      );
    case 'table':
      return [
        tableRow(section.columns, 'head', true),
        ...section.rows.map((cells, key) => tableRow(cells, String(key), false)),
      ];
    case 'text':
      return section.paragraphs.map((text, key) => h(Text, { key, style: styles.paragraph }, text));
  }
}

function tableRow(cells: readonly string[], key: string, head: boolean): ReactElement {
  return h(
    View,
    { key, style: styles.row, wrap: false },
    ...cells.map((text, index) =>
      h(
        Text,
        {
          key: index,
          style: [index === 0 ? styles.firstCell : styles.cell, head ? styles.headCell : {}],
        },
        text,
      ),
    ),
  );
}
