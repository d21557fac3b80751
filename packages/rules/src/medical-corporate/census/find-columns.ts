/** Which column holds what: by its header, else by its values where only one thing has such values, else it is asked. */
import type { CivilDate } from '../../dates.ts';
import { identifierIn, relationIn } from './cells.ts';
import { slashedParts } from './dates.ts';
import { findHeaders, type HeaderMeaning, meaningOf } from './headers.ts';
import { type Guess, guessesOf } from './profile.ts';
import type { Cell, CensusColumns, CensusField, Row } from './table.ts';
import { isBlank } from './text.ts';

export interface FoundColumns {
  /** The index of the first row of people. */
  firstRow: number;
  headers: readonly string[];
  columns: CensusColumns;
  /** Of `columns`, those whose header said nothing: shown, so that a person can say otherwise. */
  byValues: readonly CensusField[];
  /** What no column is known for, with the columns that may be it. */
  asked: readonly { field: CensusField; candidates: readonly number[] }[];
  /** Columns of dates that are asked about before they are read with the month first. */
  dates: readonly AskedDates[];
  /** Columns of which nothing is known. */
  unknown: readonly number[];
}

/**
 * `month_first`: they can be nothing else. `either`: 03/04/1991 and its like alone. `both`: some can only be read with the day
 * first, others only with the month first.
 */
export interface AskedDates {
  column: number;
  order: 'month_first' | 'either' | 'both';
}

/** What a person said of columns: a field for each, or null for none. It comes before everything else. */
export type ChosenColumns = Readonly<Record<number, CensusField | null>>;

const SAMPLE = 500;
const FEWEST_DEPENDANTS = 2;
/** Without them a price rests on assumptions. */
const wanted: readonly CensusField[] = [
  'birthDate',
  'age',
  'gender',
  'marital',
  'salary',
  'category',
  'relation',
  'spouses',
  'children',
];

/** Null where no row looks like headers. `today` in Dubai. */
export function findColumns(
  rows: readonly Row[],
  today: CivilDate,
  chosen: ChosenColumns = {},
): FoundColumns | null {
  const found = findHeaders(rows);
  if (!found) return null;
  const { firstRow, names } = found;
  const sample = rows.slice(firstRow, firstRow + SAMPLE);
  const values = names.map((_, column) => sample.map((row) => row[column] ?? null));
  const columns = chosenFields(chosen);
  const said = names.map((name, column) => (column in chosen ? 'other' : meaningOf(name)));
  takeHeaders(columns, said);
  const guesses = values.map((cells, column) =>
    said[column] === null ? guessesOf(cells, today) : [],
  );
  const byValues = [...takeSure(columns, guesses), ...takePrincipals(columns, values, said)];
  return {
    firstRow,
    headers: names,
    columns,
    byValues,
    asked: openFields(columns, guesses),
    dates: askedDates(columns, values),
    unknown: [...names.keys()].filter(
      (column) => said[column] === null && !Object.values(columns).includes(column),
    ),
  };
}

function chosenFields(chosen: ChosenColumns): CensusColumns {
  const columns: CensusColumns = {};
  for (const [column, field] of Object.entries(chosen)) if (field) columns[field] = Number(column);
  return columns;
}

/** The first column of a name has it; a second one of the same name is another thing. */
function takeHeaders(columns: CensusColumns, said: readonly HeaderMeaning[]): void {
  for (const [column, meaning] of said.entries())
    if (meaning !== null && meaning !== 'other') columns[meaning] ??= column;
}

/** A field that two columns look like is not taken, and no column is taken twice. */
function takeSure(columns: CensusColumns, guesses: readonly Guess[][]): CensusField[] {
  const taken: CensusField[] = [];
  for (const [column, ofColumn] of guesses.entries()) {
    const open = ofColumn.filter(({ field }) => columns[field] === undefined);
    const sure = open.filter(({ isSure }) => isSure);
    const [only] = sure;
    if (!only || sure.length > 1) continue;
    if (candidatesOf(only.field, guesses).length > 1) continue;
    columns[only.field] = column;
    taken.push(only.field);
  }
  return taken;
}

/** Whom dependants belong to: the cells of one column name the employees of another. */
function takePrincipals(
  columns: CensusColumns,
  values: readonly (readonly Cell[])[],
  said: readonly HeaderMeaning[],
): CensusField[] {
  const { relation, number, principal } = columns;
  if (relation === undefined || (number !== undefined && principal !== undefined)) return [];
  const relations = (values[relation] ?? []).map(relationIn);
  const dependants = relations.flatMap((each, row) => (each && each !== 'employee' ? [row] : []));
  const employees = relations.flatMap((each, row) => (each === 'employee' ? [row] : []));
  if (dependants.length < FEWEST_DEPENDANTS) return [];
  const unknown = [...values.keys()].filter((column) => said[column] === null);
  const idsOf = (column: number, rows: readonly number[]) =>
    rows.map((row) => identifierIn(values[column]?.[row] ?? null));
  const pairs = (number === undefined ? unknown : [number]).flatMap((own) => {
    const ids = new Set(idsOf(own, employees));
    if (ids.size < employees.length || ids.has('')) return [];
    const others = principal === undefined ? unknown : [principal];
    return others
      .filter((other) => other !== own && idsOf(other, dependants).every((id) => ids.has(id)))
      .map((other) => ({ number: own, principal: other }));
  });
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return [];
  Object.assign(columns, pair);
  return [
    ...(number === undefined ? (['number'] as const) : []),
    ...(principal === undefined ? (['principal'] as const) : []),
  ];
}

function openFields(columns: CensusColumns, guesses: readonly Guess[][]): FoundColumns['asked'] {
  const taken = new Set(Object.values(columns));
  return wanted
    .filter((field) => !isAnswered(field, columns))
    .flatMap((field) => {
      const candidates = candidatesOf(field, guesses).filter((column) => !taken.has(column));
      return candidates.length > 0 ? [{ field, candidates }] : [];
    });
}

/** A birth date says the age, and a relation says who is a spouse or a child. */
function isAnswered(field: CensusField, columns: CensusColumns): boolean {
  if (columns[field] !== undefined) return true;
  if (field === 'age') return columns.birthDate !== undefined;
  if (field === 'birthDate') return columns.age !== undefined;
  if (field === 'spouses' || field === 'children') return columns.relation !== undefined;
  return field === 'relation' && columns.spouses !== undefined;
}

function candidatesOf(field: CensusField, guesses: readonly Guess[][]): number[] {
  return guesses.flatMap((ofColumn, column) =>
    ofColumn.some((guess) => guess.field === field) ? [column] : [],
  );
}

/** Nobody is asked about a column of anything but birth dates. */
function askedDates(
  { birthDate, age }: CensusColumns,
  values: readonly (readonly Cell[])[],
): AskedDates[] {
  const columns = birthDate === undefined && age === undefined ? [...values.keys()] : [birthDate];
  return columns.flatMap((column) => {
    const order = column === undefined ? null : orderOf(values[column] ?? []);
    return column === undefined || order === null ? [] : [{ column, order }];
  });
}

function orderOf(cells: readonly Cell[]): AskedDates['order'] | null {
  const parts = cells.filter((cell) => !isBlank(cell)).flatMap((cell) => slashedParts(cell) ?? []);
  const isOnly = (first: number, second: number) => first <= 12 && second > 12 && second <= 31;
  const byMonth = parts.some(({ first, second }) => isOnly(first, second));
  const byDay = parts.some(({ first, second }) => isOnly(second, first));
  if (byMonth) return byDay ? 'both' : 'month_first';
  const isOpen = parts.some(({ first, second }) => first !== second);
  return isOpen && !byDay ? 'either' : null;
}
