/** A document model as a PDF page by page (A4), in the brand's colours and type. No JSX: this runs as it is. */
import { createRequire } from 'node:module';
import { Document, Font, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { DocumentModel } from '../contract/documents-contract.ts';
import { ink, type PdfStyles, pdfStyles } from './pdf-styles.ts';

type Section = DocumentModel['sections'][number];

const require = createRequire(import.meta.url);

const families = { Rubik: 'latin', 'Rubik Arabic': 'arabic' };

let fontsRegistered = false;

export async function renderPdf(model: DocumentModel): Promise<Buffer> {
  registerFonts();
  return renderToBuffer(documentOf(readable(model)));
}

/** The type has no glyphs for the marks that isolate a value; the renderer finds directions by itself. */
function readable(model: DocumentModel): DocumentModel {
  if (model.locale !== 'ar') return model;
  return JSON.parse(JSON.stringify(model).replace(/[\u2066-\u2069]/g, '')) as DocumentModel;
}

function registerFonts(): void {
  if (fontsRegistered) return;
  const file = (script: string, weight: number) =>
    require.resolve(`@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`);
  // The packaged files hold one script each; the renderer takes a letter from the first that has it.
  for (const [family, script] of Object.entries(families)) {
    Font.register({
      family,
      fonts: [400, 500, 600].map((fontWeight) => ({ src: file(script, fontWeight), fontWeight })),
    });
  }
  Font.registerHyphenationCallback((word) => [word]);
  fontsRegistered = true;
}

function documentOf(model: DocumentModel): ReactElement<object> {
  const { locale: language = 'en' } = model;
  const css = language === 'ar' ? pdfStyles.rtl : pdfStyles.ltr;
  return h(
    Document,
    { title: model.title, author: 'Muqarin', creator: 'Muqarin', language },
    h(
      Page,
      { size: 'A4', style: css.page },
      h(
        View,
        { style: css.head, fixed: true },
        brand(css, language),
        model.reference ? h(Text, { style: css.reference }, model.reference) : null,
      ),
      h(Text, { style: css.title }, model.title),
      h(Text, { style: css.subtitle }, model.subtitle),
      ...model.sections.map((section, key) => sectionOf(section, key, css)),
      h(
        View,
        { style: css.footer, fixed: true },
        h(Text, { style: css.footerText }, model.footer),
        h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
    ),
  );
}

function brand(css: PdfStyles, language: 'en' | 'ar'): ReactElement {
  const nuqta = 'M0 5.6 5.6 0 10 4.4 4.4 10Z';
  const dot = (key: number) =>
    h(
      Svg,
      { key, width: 9, height: 9, viewBox: '0 0 10 10' },
      h(Path, { d: nuqta, fill: '#e8a11c', stroke: ink, strokeWidth: 0.6 }),
    );
  return h(
    View,
    { style: css.brand },
    dot(1),
    dot(2),
    h(Text, null, language === 'ar' ? 'مقارن' : 'muqarin'),
  );
}

/** Rows that fit a page stay together; what is longer starts with its title and some rows, never with the title alone. */
const KEPT_TOGETHER = 12;
const ROOM_AFTER_TITLE = 90;

function sectionOf(section: Section, key: number, css: PdfStyles): ReactElement {
  const size = section.kind === 'text' ? section.paragraphs.length : section.rows.length;
  return h(
    View,
    { key, style: css.section, wrap: size > KEPT_TOGETHER, minPresenceAhead: ROOM_AFTER_TITLE },
    h(Text, { style: css.sectionTitle, minPresenceAhead: ROOM_AFTER_TITLE }, section.title),
    ...bodyOf(section, css),
  );
}

function bodyOf(section: Section, css: PdfStyles): ReactElement[] {
  switch (section.kind) {
    case 'rows':
      return section.rows.map((row, key) =>
        h(
          View,
          { key, style: css.row, wrap: false },
          h(Text, { style: css.label }, row.label),
          h(
            Text,
            { style: css.value },
            row.value,
            row.note ? h(Text, { style: css.note }, `\n${row.note}`) : null,
          ),
        ),
      );
    case 'table':
      return [
        tableRow(section.columns, 'head', css),
        ...section.rows.map((cells, key) => tableRow(cells, String(key), css)),
      ];
    case 'text':
      return section.paragraphs.map((text, key) => h(Text, { key, style: css.paragraph }, text));
  }
}

function tableRow(cells: readonly string[], key: string, css: PdfStyles): ReactElement {
  return h(
    View,
    // The names of the columns stand on each page that the table reaches.
    { key, style: css.row, wrap: false, fixed: key === 'head' },
    ...cells.map((text, index) =>
      h(
        Text,
        {
          key: index,
          style: [index === 0 ? css.firstCell : css.cell, key === 'head' ? css.headCell : {}],
        },
        text,
      ),
    ),
  );
}
