/** How a person said that a list is to be read (rules/medical-corporate/census/reading). */
import { MOST_CORRECTIONS } from '@muqarin/rules/medical-corporate/census/reading';
import { censusFields, censusLimits } from '@muqarin/rules/medical-corporate/census/table';
import { z } from 'zod';

export const Field = z.enum(censusFields);
export const Column = z
  .int()
  .min(0)
  .max(censusLimits.columns - 1);
/** As a spreadsheet counts them, from 1. */
export const Row = z.int().min(1);
export const Category = z.int().min(1).max(censusLimits.categories);

/** Who is in which category (rules/medical-corporate/census/category-rule). */
export const CategoryRule = z.object({
  by: z.enum(['one', 'column', 'grade']),
  steps: z
    .array(
      z.object({
        how: z.enum(['from', 'to', 'is']),
        grade: z.string().min(1).max(60),
        category: Category,
      }),
    )
    .max(60)
    .default([]),
  others: Category.nullable().default(null),
  exceptions: z
    .array(z.object({ row: Row, category: Category }))
    .max(MOST_CORRECTIONS)
    .default([]),
});

/** Kept with the file, and gone with it. */
export const CensusReading = z.object({
  sheet: z.string().max(100).nullable().default(null),
  chosen: z.record(z.string().regex(/^\d{1,2}$/), Field.nullable()).default({}),
  dateOrder: z.enum(['day_first', 'month_first']).nullable().default(null),
  /** Cells that a person put right; `row` counts from 1. */
  corrections: z
    .array(z.object({ row: Row, column: Column, value: z.string().max(200) }))
    .max(MOST_CORRECTIONS)
    .default([]),
  categories: CategoryRule.default({ by: 'column', steps: [], others: null, exceptions: [] }),
  isApplied: z.boolean().default(false),
});
export type CensusReading = z.output<typeof CensusReading>;
