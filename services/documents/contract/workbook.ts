/** A workbook as sheets of typed cells; whoever asks says what each cell is, so that a text never becomes a formula. */
import { z } from 'zod';

/** Of the file format. */
const MOST_LETTERS = 32_767;
const Text = z.string().max(MOST_LETTERS);

export const Cell = z.union([
  z.null(),
  /** Words of ours, translated with the paper. */
  Text,
  z.number(),
  z.strictObject({ strong: Text }),
  /** What a person typed: never translated. */
  z.strictObject({ typed: Text }),
  /** Money in fils, written as dirhams with two decimals. */
  z.strictObject({ fils: z.int(), strong: z.literal(true).optional() }),
  z.strictObject({ date: z.iso.date() }),
]);
export type Cell = z.infer<typeof Cell>;

export const Workbook = z.object({
  /** Arabic sheets run from the right; English when absent. */
  locale: z.enum(['en', 'ar']).optional(),
  sheets: z
    .array(
      z.object({
        /** Cut and cleaned to what spreadsheets take. */
        name: z.string().min(1),
        /** In letters, from the first column. */
        widths: z.array(z.int().min(1).max(255)).optional(),
        /** So many rows from the first stay in sight and are strong. */
        headRows: z.int().min(0).max(10).default(0),
        rows: z.array(z.array(Cell)),
      }),
    )
    .min(1)
    .max(60),
});
export type Workbook = z.output<typeof Workbook>;
/** Before defaults are filled in. */
export type WorkbookModel = z.input<typeof Workbook>;
