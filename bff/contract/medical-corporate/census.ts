/** The staff list of a group: its page model and the addresses of its plain forms (see forms.ts). Types and constants only. */
import type { ListChange, PersonChange } from '@muqarin/rules/medical-corporate/census/compare';
import type { CensusReading } from '@muqarin/rules/medical-corporate/census/reading';
import type { CensusField } from '@muqarin/rules/medical-corporate/census/table';
import type { GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import type { FieldError } from '../field-error.ts';

const { census } = corporateRoutes;

export const censusPaths = {
  /**
   * GET: what was read. POST, multipart with the file as `census_file`: a list is dropped; `return` is the page of the drop zone, which
   * says why it was not read.
   */
  census,
  /**
   * Fields of rules/medical-corporate/census/reading. `go`: `read` reads it again; `apply` fills in the group's counts and leads to
   * the prices; `answers` does so and leads to the other questions.
   */
  reading: `${census}/reading`,
  /** GET: what is another in it than in the list before. */
  changes: `${census}/changes`,
  /** GET, query `format` (csv or xlsx): the rows that cannot be read. */
  errors: `${census}/errors`,
  /** GET: its people as the DHA member register, xlsx. */
  register: `${census}/register`,
  /** GET, query `format`: an empty list with all columns. */
  template: `${census}/template`,
  /** Deletes the list. Field `return`. */
  forget: `${census}/forget`,
} as const;

/** The drop zone beside the counts that it fills in. */
export interface CensusDropModel {
  /** A list of this journey can be looked at. */
  hasList: boolean;
  /** Why the last one was not read; null where it was. */
  error: string | null;
  notice: string | null;
}

export interface CensusColumn {
  column: number;
  header: string;
  /** Null where nothing of it counts. */
  field: CensusField | null;
  /** `asked`: a person decides; `unknown`: nothing is known of it, and nothing is asked. */
  how: 'header' | 'values' | 'chosen' | 'asked' | 'unknown';
  /** The first values, where a person may have to look at them. */
  examples: string[];
}

export interface CensusProblem {
  row: number;
  /** Null where the list has no such column. */
  column: number | null;
  header: string;
  field: CensusField;
  read: string;
  /** What is wrong, and what is allowed. */
  wrong: string;
  allowed: string;
  /** It is put right by a category for this row, not by another cell. */
  needsCategory: boolean;
  /** It is put right in the row of the employee. */
  isAnothers: boolean;
}

/** GET /api/pages/medical-corporate/census; Redirect where there is no list that can be read. */
export interface CensusPage {
  reference: string | null;
  reading: CensusReading;
  sheet: string;
  /** More than one: it is asked which. */
  sheets: string[];
  columns: CensusColumn[];
  asked: {
    field: CensusField;
    candidates: { column: number; header: string; examples: string[] }[];
  }[];
  dates: { header: string; order: 'month_first' | 'either' | 'both' }[];
  people: number;
  by: CensusReading['categories']['by'];
  categories: GroupCategory[];
  renumbered: { number: number; said: number }[];
  assumptions: string[];
  outside: { age: number; people: number }[];
  grades: { grade: string; employees: number }[];
  formulaCount: number;
  formulas: { row: number; header: string; read: string }[];
  withoutCategory: number;
  problemCount: number;
  /** The first, as many as a form holds. */
  problems: CensusProblem[];
  /** There is a list before it that it can be compared with. */
  hasEarlier: boolean;
  /** Prices are there already: applying leads back to them. */
  hasQuote: boolean;
  errors: FieldError[];
  notice: string | null;
}

/** GET /api/pages/medical-corporate/census-changes; Redirect where there are no two lists. */
export interface CensusChangesPage {
  reference: string | null;
  /** What both were rated with. */
  plans: { category: number; planName: string }[];
  withoutPlan: number[];
  withoutPrice: number[];
  people: [earlier: number, later: number];
  /** Null, and so is each sum, where a category has no plan or no price. */
  netFils: [earlier: number, later: number] | null;
  sums: { change: ListChange; people: number; fils: number | null }[];
  /** The first of those of whom something changed. */
  changes: PersonChange[];
  changeCount: number;
}
