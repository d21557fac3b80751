/**
 * A document model as a PDF page by page (A4), in the brand's colours and type. No JSX: this runs as it is. For the process
 * that renders only (renderer.ts): a paper takes whole seconds of a busy processor.
 */
import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { DocumentModel } from '../../contract/documents-contract.ts';
import { loadFonts } from './fonts.ts';
import { ink, type PdfStyles, pdfStyles } from './pdf-styles.ts';
import { plansBody } from './plans-section.ts';

type Section = DocumentModel['sections'][number];

/** Gives what renders; the fonts are loaded once. */
export function createPdfRendering(): (model: DocumentModel) => Promise<Buffer> {
  const fonts = loadFonts();
  return async (model) => {
    await fonts;
    return renderToBuffer(documentOf(readable(model)));
  };
}

/** The type has no glyphs for the marks that isolate a value; the renderer finds directions by itself. */
function readable(model: DocumentModel): DocumentModel {
  if (model.locale !== 'ar') return model;
  return JSON.parse(JSON.stringify(model).replace(/[\u2066-\u2069]/g, '')) as DocumentModel;
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
      ...model.sections.map((section, key) => sectionOf(section, key, model.marks, css)),
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

function sectionOf(
  section: Section,
  key: number,
  marks: DocumentModel['marks'],
  css: PdfStyles,
): ReactElement {
  const size = sizeOf(section);
  return h(
    View,
    { key, style: css.section, wrap: size > KEPT_TOGETHER, minPresenceAhead: ROOM_AFTER_TITLE },
    h(Text, { style: css.sectionTitle, minPresenceAhead: ROOM_AFTER_TITLE }, section.title),
    ...bodyOf(section, marks, css),
  );
}

function sizeOf(section: Section): number {
  if (section.kind === 'text') return section.paragraphs.length;
  if (section.kind !== 'plans') return section.rows.length;
  return section.groups.reduce((sum, { rows }) => sum + rows.length + 1, 0);
}

function bodyOf(section: Section, marks: DocumentModel['marks'], css: PdfStyles): ReactElement[] {
  switch (section.kind) {
    case 'plans':
      return plansBody(section, marks, css);
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
    // The names of the columns stand on each page that the table reaches. Only they may have the property: whatever its
    // value, a row that has it is torn at the end of a page.
    { key, style: css.row, wrap: false, ...(key === 'head' ? { fixed: true } : {}) },
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
