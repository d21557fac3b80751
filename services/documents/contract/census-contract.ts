/**
 * A staff list that was uploaded, read into what prices of a group are asked with (features row 100, decisions M68). Names stay in
 * the file: an answer has counts, headers, a few examples where something is asked, the rows that cannot be read, or people by
 * their rows alone.
 */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { faults } from '@muqarin/rules/medical-corporate/census/person';
import { censusLimits } from '@muqarin/rules/medical-corporate/census/table';
import { censusAssumptions } from '@muqarin/rules/medical-corporate/group';
import { z } from 'zod';
import { Age, Asked, Count, Span, UnreadCensus } from './census-asked.ts';
import { AnonymousPerson, censusPeopleCalls } from './census-people.ts';
import { Category, CategoryRule, CensusReading, Column, Field, Row } from './census-reading.ts';
import { Owner } from './uploads-contract.ts';

/** After its last use, as long as nothing was bought. */
export const censusKeepDays = 30;

const Assumption = z.enum(censusAssumptions);
const Fault = z.enum(faults);
/** A cell as it was read. It may hold anything of a person: it is shown, and goes into no log. */
const Read = z.string();

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
  assumed: z.array(Assumption).optional(),
});

const ReadCensus = z.object({
  outcome: z.literal('read'),
  reading: CensusReading,
  sheet: z.string(),
  /** Of a workbook, those that look like a list; `sheet` is the one of which most is known, or that was asked for. */
  sheets: z.array(z.string()),
  headers: z.array(z.string()),
  columns: z.partialRecord(Field, Column),
  /** Of `columns`, those that their values decided. */
  byValues: z.array(Field),
  /** What is not known, with the columns that may be it and what stands in their first rows. */
  asked: z.array(
    z.object({
      field: Field,
      candidates: z.array(z.object({ column: Column, examples: z.array(Read) })),
    }),
  ),
  /** Columns of which nothing is known, with what stands in their first rows. */
  unknown: z.array(z.object({ column: Column, examples: z.array(Read) })),
  /** Columns of dates that are asked about: read with the day first until `dateOrder` says otherwise. */
  dates: z.array(z.object({ column: Column, order: z.enum(['month_first', 'either', 'both']) })),
  people: Count,
  /** How they were put into categories: all in one where a list without such a column is read by its column. */
  by: CategoryRule.shape.by,
  categories: z.array(CountedCategory),
  /** Categories that the list calls by another letter (`said` 2 is B), since letters have no gaps here. */
  renumbered: z.array(z.object({ number: Category, said: Category })),
  assumptions: z.array(Assumption),
  /** Ages that no band holds. */
  outside: z.array(z.object({ age: Age, people: Count })),
  /** The grades of employees as they are written, the lowest first; empty where there is no such column. */
  grades: z.array(z.object({ grade: Read, employees: Count })),
  /** Cells in columns that are used which hold a formula: the value that was computed last is taken. The first of them. */
  formulaCount: Count,
  formulas: z.array(z.object({ row: Row, column: Column, read: Read })),
  /** Rows of employees that are in no category: among the problems. */
  withoutCategory: Count,
  problemCount: Count,
  /** The first of them. */
  problems: z.array(
    z.object({ row: Row, field: Field, column: Column.nullable(), read: Read, fault: Fault }),
  ),
});

export const CensusAnswer = z.discriminatedUnion('outcome', [ReadCensus, UnreadCensus]);
export type CensusAnswer = z.infer<typeof CensusAnswer>;

const ComparedCensus = z.object({
  categories: z.array(CountedCategory),
  ageBands: z.array(Span),
  maternityBands: z.array(Span),
  people: z.array(AnonymousPerson).max(censusLimits.employees),
});
export type ComparedCensus = z.infer<typeof ComparedCensus>;

/** Two lists, with the places in both of whoever is in both. */
export const CensusComparison = z.object({
  outcome: z.literal('read'),
  earlier: ComparedCensus,
  later: ComparedCensus,
  pairs: z.array(z.tuple([Count, Count])).max(censusLimits.employees),
});
export type CensusComparison = z.infer<typeof CensusComparison>;

const CensusFile = z.object({
  uploadId: z.string(),
  /** It can be read: xlsx or csv. */
  isTable: z.boolean(),
  uploadedAt: z.iso.datetime(),
  /** As a person said last; null before they said anything. */
  reading: CensusReading.nullable(),
});
export type CensusFile = z.infer<typeof CensusFile>;

export const FileFormat = z.enum(['csv', 'xlsx']);
export type FileFormat = z.infer<typeof FileFormat>;

export const censusCalls = {
  listCensusFiles: defineCall({
    name: 'list-census-files',
    method: 'GET',
    path: '/census-files',
    summary: 'The staff lists of an owner, the newest first.',
    input: z.object({ owner: Owner }),
    output: z.object({ files: z.array(CensusFile) }),
  }),
  keepCensusReading: defineCall({
    name: 'keep-census-reading',
    method: 'PUT',
    path: '/uploads/:uploadId/reading',
    repeatable: true,
    summary:
      'How a staff list is to be read from now on, without reading it; false where there is none.',
    input: z.object({ uploadId: z.string().min(1).max(64), owner: Owner, reading: CensusReading }),
    output: z.object({ kept: z.boolean() }),
  }),
  readCensus: defineCall({
    name: 'read-census',
    method: 'POST',
    path: '/uploads/:uploadId/census',
    repeatable: true,
    summary:
      'Reads an uploaded staff list into counts by category, age, salary band and maternity.',
    input: Asked.extend({
      /** Kept with the file once it was read by it; else it is read as was said before. */
      reading: CensusReading.optional(),
      /** Read, it is kept so many days from now, if it would go before. */
      keepDays: z.int().min(1).max(censusKeepDays).optional(),
    }),
    output: CensusAnswer,
  }),
  ...censusPeopleCalls,
  compareCensus: defineCall({
    name: 'compare-census',
    method: 'POST',
    path: '/uploads/:uploadId/census/changes',
    repeatable: true,
    summary:
      'Two uploaded staff lists of an owner by the same bands, with who is in both; nobody is named.',
    input: Asked.extend({ earlierUploadId: z.string().min(1).max(64) }),
    output: z.discriminatedUnion('outcome', [CensusComparison, UnreadCensus]),
  }),
  writeCensusRegister: defineCall({
    name: 'write-census-register',
    method: 'POST',
    path: '/uploads/:uploadId/census/register',
    repeatable: true,
    summary:
      'The people of an uploaded staff list as the DHA member register (xlsx), with what it still lacks.',
    input: Asked.extend({
      emirate: z.string().min(1).max(60),
      words: z.object({ register: z.string(), missing: z.string(), people: z.string() }),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('written'), fileBase64: z.string() }),
      UnreadCensus,
    ]),
  }),
  writeCensusErrors: defineCall({
    name: 'write-census-errors',
    method: 'POST',
    path: '/uploads/:uploadId/census/errors',
    repeatable: true,
    summary:
      'The rows of an uploaded staff list that cannot be read, whole, each with what is wrong, as a file of the same columns.',
    input: Asked.extend({
      format: FileFormat,
      /** What is said of a row, by fault, and the header above it. */
      words: z.object({
        row: z.string(),
        problem: z.string(),
        faults: z.partialRecord(Fault, z.string()),
      }),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('written'), fileBase64: z.string() }),
      UnreadCensus,
    ]),
  }),
} satisfies Record<string, CallContract>;
