/**
 * A staff list that was uploaded, read into what prices of a group are asked with (features row 100, decisions M68). People stay in
 * the file: an answer has counts, headers, a few examples where something is asked, and the rows that cannot be read.
 */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { censusFields, censusLimits } from '@muqarin/rules/medical-corporate/census/table';
import { z } from 'zod';
import { Owner } from './uploads-contract.ts';

const Count = z.int().min(0).max(1_000_000);
const Age = z.int().min(0).max(150);
const Field = z.enum(censusFields);
const Column = z
  .int()
  .min(0)
  .max(censusLimits.columns - 1);
const Span = z.object({ ageFrom: Age, ageTo: Age });

/** Of a category, as the editor of member details holds it (S0 3); `number` 0 where there are no categories. */
const CountedCategory = z.object({
  number: Count,
  flag: z.literal(1),
  employees: Count,
  members: Count,
  lsb: Count,
  nlsb: Count,
  ageBands: z.array(Span.extend({ members: Count, lsb: Count })),
  maternityBands: z.array(Span.extend({ marriedWomen: Count })),
});

const ReadCensus = z.object({
  outcome: z.literal('read'),
  sheet: z.string(),
  headers: z.array(z.string()),
  columns: z.partialRecord(Field, Column),
  /** Of `columns`, those that their values decided. */
  byValues: z.array(Field),
  /** What is not known, with the columns that may be it and what stands in their first rows. */
  asked: z.array(
    z.object({
      field: Field,
      candidates: z.array(z.object({ column: Column, examples: z.array(z.string()) })),
    }),
  ),
  /** Columns whose dates can only be read with the month first. */
  monthFirst: z.array(Column),
  people: Count,
  categories: z.array(CountedCategory),
  assumptions: z.array(z.string()),
  /** Ages that no band holds. */
  outside: z.array(z.object({ age: Age, people: Count })),
  problemCount: Count,
  /** The first of them. */
  problems: z.array(
    z.object({
      row: z.int().min(1),
      field: Field,
      column: Column.nullable(),
      read: z.string(),
      fault: z.string(),
    }),
  ),
});

const UnreadCensus = z.object({
  outcome: z.literal('unread'),
  reason: z.enum([
    /** This owner has no such upload. */
    'no_upload',
    /** A document (doc, docx) or a workbook of before 2007: kept, not read. */
    'not_a_table',
    'broken',
    'no_headers',
    'too_many_rows',
    'too_many_columns',
    'too_many_categories',
  ]),
});

export const CensusAnswer = z.discriminatedUnion('outcome', [ReadCensus, UnreadCensus]);
export type CensusAnswer = z.infer<typeof CensusAnswer>;

export const CensusQuestion = z.object({
  /** What the plans part ages by. */
  ageBands: z.array(Span).min(1).max(50),
  maternityBands: z.array(Span).max(50),
  /** Whether a column says the category; else everybody is in one. */
  categories: z.enum(['by_column', 'one']),
  /** What a person said of columns. */
  chosen: z.record(z.string().regex(/^\d{1,2}$/), Field.nullable()).default({}),
  dateOrder: z.enum(['day_first', 'month_first']).default('day_first'),
  /** Cells that a person put right; `row` counts from 1. */
  corrections: z
    .array(z.object({ row: z.int().min(1), column: Column, value: z.string().max(200) }))
    .max(1000)
    .default([]),
});
export type CensusQuestion = z.output<typeof CensusQuestion>;

export const censusCalls = {
  readCensus: defineCall({
    name: 'read-census',
    method: 'POST',
    path: '/uploads/:uploadId/census',
    repeatable: true,
    summary:
      'Reads an uploaded staff list into counts by category, age, salary band and maternity.',
    input: CensusQuestion.extend({ uploadId: z.string().min(1).max(64), owner: Owner }),
    output: CensusAnswer,
  }),
} satisfies Record<string, CallContract>;
