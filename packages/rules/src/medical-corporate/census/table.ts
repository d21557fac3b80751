/** A staff list as it lies in a file: rows of cells, and the columns that are looked for in it. */

/** As a reader of xlsx or csv gives it; dates at midnight UTC. */
export type Cell = string | number | boolean | Date | null;
export type Row = readonly Cell[];

/** The limits of issue and decisions M68: what is above is refused whole. */
export const censusLimits = {
  rows: 50_000,
  columns: 60,
  employees: 50_000,
  categories: 52,
} as const;

/** What a column may hold. `number` is the employee's own number, `principal` that of whom a dependant belongs to. */
export const censusFields = [
  'number',
  'principal',
  'name',
  'relation',
  'gender',
  'marital',
  'birthDate',
  'age',
  'salary',
  'category',
  'grade',
  'spouses',
  'children',
] as const;
export type CensusField = (typeof censusFields)[number];

/** Field by the index of its column. */
export type CensusColumns = Partial<Record<CensusField, number>>;
