/** The calls of the documents service: it renders PDF files and keeps what it rendered, writes workbooks, and takes uploads. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { censusCalls } from './census-contract.ts';
import { uploadCalls } from './uploads-contract.ts';
import { Workbook } from './workbook.ts';

const Row = z.object({ label: z.string(), value: z.string(), note: z.string().optional() });

/** A document as sections of rows; amounts come formatted, so the paper says what the screen said. */
export const DocumentModel = z.object({
  /** The language of its texts; English when absent. Arabic is laid out from the right. */
  locale: z.enum(['en', 'ar']).optional(),
  title: z.string(),
  subtitle: z.string(),
  reference: z.string().optional(),
  /** "Illustrative prices…" and who carries the risk. */
  footer: z.string(),
  /** SVG drawings by a name of the rows; a name without one is left blank. */
  marks: z.record(z.string(), z.string()).optional(),
  sections: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('rows'), title: z.string(), rows: z.array(Row) }),
      z.object({
        kind: z.literal('table'),
        title: z.string(),
        columns: z.array(z.string()).min(2).max(6),
        rows: z.array(z.array(z.string())),
      }),
      // Plans with their insurers' marks; what is said of several stands once, over them.
      z.object({
        kind: z.literal('plans'),
        title: z.string(),
        columns: z.array(z.string()).min(2).max(6),
        groups: z.array(
          z.object({
            facts: z.array(z.object({ label: z.string().optional(), text: z.string() })),
            rows: z.array(
              z.object({
                /** Among `marks`. */
                mark: z.string(),
                name: z.string(),
                of: z.string(),
                cells: z.array(z.string()),
              }),
            ),
          }),
        ),
      }),
      z.object({ kind: z.literal('text'), title: z.string(), paragraphs: z.array(z.string()) }),
    ]),
  ),
});
export type DocumentModel = z.infer<typeof DocumentModel>;

/** The code of "too many wait": nothing was made. */
export const manyPapers = 'DOCUMENTS.MANY_PAPERS';

export const documentsContract = {
  ...uploadCalls,
  ...censusCalls,
  renderPdf: defineCall({
    name: 'render-pdf',
    method: 'POST',
    repeatable: true,
    abandonable: true,
    path: '/pdf',
    // It may have to wait for others: as long as its own queue lets it, and then to be made.
    answerMilliseconds: 50_000,
    summary: 'Renders a PDF; the same model answers the stored file. Unavailable while many wait.',
    errors: [manyPapers],
    input: z.object({
      model: DocumentModel,
      /** False where it names a person: then no copy stays. */
      keep: z.boolean().default(true),
    }),
    output: z.object({ pdfBase64: z.string(), bytes: z.int() }),
  }),
  renderXlsx: defineCall({
    name: 'render-xlsx',
    method: 'POST',
    repeatable: true,
    abandonable: true,
    path: '/xlsx',
    // As for PDFs.
    answerMilliseconds: 50_000,
    summary: 'Writes a workbook as an xlsx file, which is not kept. Unavailable while many wait.',
    errors: [manyPapers],
    input: z.object({ workbook: Workbook }),
    output: z.object({ xlsxBase64: z.string(), bytes: z.int() }),
  }),
} satisfies Record<string, CallContract>;
