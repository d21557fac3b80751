/** How a person said that a staff list is to be read: its columns, its dates, what was put right, and who is in which category. */
import { type FormFields, own } from '../../questions/form-fields.ts';
import { letterOf, numberOfCategory } from '../categories.ts';
import { MOST_CATEGORIES } from '../constants.ts';
import { parseCount } from '../group-counts.ts';
import { byColumn, type CategoryRule, type GradeStep } from './category-rule.ts';
import type { DateOrder } from './dates.ts';
import { type CensusField, censusFields, censusLimits } from './table.ts';

export interface CensusReading {
  /** Of a workbook; null: the one of which most is known. */
  sheet: string | null;
  /** A field by the index of its column, or null for none that counts. */
  chosen: Readonly<Record<string, CensusField | null>>;
  /** Null: not said, and read with the day first. */
  dateOrder: DateOrder | null;
  corrections: readonly { row: number; column: number; value: string }[];
  categories: CategoryRule;
  /** The counts of this list are those of the group. */
  isApplied: boolean;
}

export const asItComes: CensusReading = {
  sheet: null,
  chosen: {},
  dateOrder: null,
  corrections: [],
  categories: byColumn,
  isApplied: false,
};

export const MOST_CORRECTIONS = 1000;
/** Steps of a rule by grades that a form holds. */
export const GRADE_STEPS = 6;
/** Exceptions that a form holds beside those there are. */
export const HAND_LINES = 3;
export const AS_LISTED = 'listed';
/** For a column that holds nothing that counts, and for a field that no column holds. */
export const NO_COLUMN = 'none';

export const readingFields = {
  sheet: 'sheet',
  /** How many categories and errors the person saw who uses the numbers. */
  seenCategories: 'seen_categories',
  seenProblems: 'seen_problems',
  order: 'order',
  by: 'by',
  others: 'others',
  /** What a column holds. */
  column: (column: number) => `column_${column}`,
  /** Which column holds a field that was asked about, and which were offered. */
  asked: (field: CensusField) => `asked_${field}`,
  offered: (field: CensusField) => `offered_${field}`,
  /** A cell that is put right, and as it was shown. */
  cell: (row: number, column: number) => `cell_${row}_${column}`,
  was: (row: number, column: number) => `was_${row}_${column}`,
  /** The category of a row, or `AS_LISTED`. */
  exception: (row: number) => `exception_${row}`,
  /** The same for a row that is typed in. */
  hand: (at: number, part: 'row' | 'category') => `hand_${part}_${at}`,
  step: (at: number, part: 'how' | 'grade' | 'category') => `step_${part}_${at}`,
} as const;

export interface ParsedReading {
  reading: CensusReading;
  /** Two columns were said to hold it: all columns are as before. */
  twice: CensusField | null;
}

/** What a plain form says, on top of what was said before; what it does not hold stays. */
export function parseReading(fields: FormFields, before: CensusReading): ParsedReading {
  const said = { ...before.chosen, ...columnsIn(fields), ...askedIn(fields) };
  const held = Object.values(said).filter((field) => field !== null);
  const twice = held.find((field, at) => held.indexOf(field) !== at) ?? null;
  const chosen = twice === null ? said : before.chosen;
  const order = own(fields, readingFields.order);
  const sheet = own(fields, readingFields.sheet);
  const isOther = sheet !== undefined && sheet !== (before.sheet ?? sheet);
  return {
    twice,
    reading: {
      ...before,
      // Another sheet has other columns, rows and errors.
      ...(isOther ? { corrections: [], categories: { ...before.categories, exceptions: [] } } : {}),
      chosen: isOther ? {} : chosen,
      ...(sheet === undefined ? {} : { sheet: sheet.slice(0, 100) }),
      dateOrder: order === 'day_first' || order === 'month_first' ? order : before.dateOrder,
      ...(isOther ? {} : { corrections: correctionsIn(fields, before.corrections) }),
      ...(isOther ? {} : { categories: ruleIn(fields, before.categories) }),
    },
  };
}

function columnsIn(fields: FormFields): Record<string, CensusField | null> {
  const said: Record<string, CensusField | null> = {};
  for (let column = 0; column < censusLimits.columns; column += 1) {
    const value = own(fields, readingFields.column(column)) ?? '';
    if (value === NO_COLUMN) said[column] = null;
    else if (isField(value)) said[column] = value;
  }
  return said;
}

/** "None of these" frees every column that was offered; what another question takes of them stays taken. */
function askedIn(fields: FormFields): Record<string, CensusField | null> {
  const none: Record<string, null> = {};
  const taken: Record<string, CensusField> = {};
  for (const field of censusFields) {
    const value = own(fields, readingFields.asked(field)) ?? '';
    if (value === NO_COLUMN) {
      for (const column of columnsOf(own(fields, readingFields.offered(field)) ?? '')) {
        none[column] = null;
      }
    } else for (const column of columnsOf(value).slice(0, 1)) taken[column] = field;
  }
  return { ...none, ...taken };
}

function columnsOf(text: string): number[] {
  return text
    .split(',')
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
    .filter((column) => column < censusLimits.columns);
}

function correctionsIn(fields: FormFields, before: CensusReading['corrections']) {
  const cells = new Map(before.map((one) => [`${one.row} ${one.column}`, one]));
  for (const name of Object.keys(fields)) {
    const found = /^cell_(\d{1,6})_(\d{1,2})$/.exec(name);
    if (!found) continue;
    const [row, column] = [Number(found[1]), Number(found[2])];
    const value = (own(fields, name) ?? '').slice(0, 200);
    if (row < 1 || column >= censusLimits.columns) continue;
    if (value === own(fields, readingFields.was(row, column))) continue;
    cells.set(`${row} ${column}`, { row, column, value });
  }
  return [...cells.values()].slice(-MOST_CORRECTIONS);
}

function ruleIn(fields: FormFields, before: CategoryRule): CategoryRule {
  const by = own(fields, readingFields.by) ?? '';
  const isSaid = by === 'one' || by === 'column' || by === 'grade';
  const others = own(fields, readingFields.others);
  const exceptions = new Map(before.exceptions.map(({ row, category }) => [row, category]));
  for (const { row, said } of byHand(fields)) {
    const category = categoryIn(said);
    if (said === AS_LISTED) exceptions.delete(row);
    else if (category !== null) exceptions.set(row, category);
  }
  return {
    by: isSaid ? by : before.by,
    steps:
      own(fields, readingFields.step(0, 'grade')) === undefined ? before.steps : stepsIn(fields),
    others: others === undefined ? before.others : categoryIn(others),
    exceptions: [...exceptions]
      .map(([row, category]) => ({ row, category }))
      .slice(-MOST_CORRECTIONS),
  };
}

function byHand(fields: FormFields): { row: number; said: string | undefined }[] {
  const named = Object.keys(fields).flatMap((name) => {
    const row = /^exception_(\d{1,6})$/.exec(name)?.[1];
    return row === undefined ? [] : [{ row: Number(row), said: own(fields, name) }];
  });
  const typed = Array.from({ length: HAND_LINES }, (_, at) => ({
    row: parseCount(own(fields, readingFields.hand(at, 'row')) ?? '') ?? 0,
    said: own(fields, readingFields.hand(at, 'category')),
  }));
  return [...named, ...typed].filter(({ row }) => row >= 1 && row <= censusLimits.rows + 30);
}

function stepsIn(fields: FormFields): GradeStep[] {
  return Array.from({ length: GRADE_STEPS }, (_, at) => at).flatMap((at) => {
    const grade = (own(fields, readingFields.step(at, 'grade')) ?? '').trim().slice(0, 60);
    const category = categoryIn(own(fields, readingFields.step(at, 'category')));
    const how = own(fields, readingFields.step(at, 'how'));
    if (grade === '' || category === null) return [];
    return [{ how: how === 'to' || how === 'is' ? how : ('from' as const), grade, category }];
  });
}

function categoryIn(text: string | undefined): number | null {
  const number = numberOfCategory(text ?? '') ?? 0;
  return number >= 1 && number <= MOST_CATEGORIES ? number : null;
}

function isField(value: string): value is CensusField {
  return (censusFields as readonly string[]).includes(value);
}

/** The letters that a form offers: those there are, and the next one. */
export function offeredLetters(categories: readonly number[]): string[] {
  const most = Math.min(MOST_CATEGORIES, Math.max(3, ...categories) + 1);
  return Array.from({ length: most }, (_, at) => letterOf(at + 1));
}
