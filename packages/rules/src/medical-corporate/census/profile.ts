/** What the values of a column say where its header says nothing: counted over a sample. */
import { ageOn, type CivilDate } from '../../dates.ts';
import { genderIn, identifierIn, maritalIn, relationIn, salaryIn } from './cells.ts';
import { readDay } from './dates.ts';
import type { Cell, CensusField } from './table.ts';
import { isBlank, numberIn, plainText } from './text.ts';

/** Shares of the cells that are filled. */
const NEARLY_ALL = 0.95;
/** Of birth dates so many are of adults; dates of joining, issue and expiry are younger. */
const ADULT_SHARE = 0.35;
const ADULT_YEARS = 20;
const FEWEST = 3;

/** The fields that these values may be, and whether nothing else has such values. */
export interface Guess {
  field: CensusField;
  isSure: boolean;
}

export function guessesOf(values: readonly Cell[], today: CivilDate): Guess[] {
  const filled = values.filter((cell) => !isBlank(cell));
  if (filled.length < FEWEST) return [];
  return [
    wordsOf('gender', filled, (cell) => (isDigit(cell) ? null : genderIn(cell)), ['m', 'ا', '1']),
    wordsOf('relation', filled, relationIn, []),
    wordsOf('marital', filled, maritalIn, ['m', 'd', 'w']),
    birthDates(filled, today),
    ages(filled),
    salaries(filled),
    categories(filled),
    names(filled),
    counts(filled),
  ].flat();
}

function isDigit(cell: Cell): boolean {
  return /^\d$/.test(plainText(cell));
}

/** Sure with two meanings at least, and with a word that means nothing in another column. */
function wordsOf(
  field: CensusField,
  filled: readonly Cell[],
  meaning: (cell: Cell) => string | null,
  ambiguous: readonly string[],
): Guess[] {
  if (shareOf(filled, (cell) => meaning(cell) !== null) < NEARLY_ALL) return [];
  const isClear = filled.some(
    (cell) => meaning(cell) !== null && !ambiguous.includes(plainText(cell)),
  );
  const found = new Set(filled.map(meaning).filter((each) => each !== null));
  return [{ field, isSure: isClear && found.size > 1 }];
}

function birthDates(filled: readonly Cell[], today: CivilDate): Guess[] {
  const days = filled.filter((cell) => !isSmall(cell)).map((cell) => readDay(cell));
  if (days.filter((day) => day !== null).length < filled.length * NEARLY_ALL) return [];
  const years = days.flatMap((day) => (day ? [ageOn(day, today)] : []));
  if (years.some((age) => age < 0 || age > 110)) return [];
  const adults = years.filter((age) => age >= ADULT_YEARS).length / years.length;
  return [{ field: 'birthDate', isSure: adults >= ADULT_SHARE }];
}

function isSmall(cell: Cell): boolean {
  const number = numberIn(cell);
  return number !== null && number < 3654;
}

/** Days of leave and hours look the same: never sure. */
function ages(filled: readonly Cell[]): Guess[] {
  const isAge = (cell: Cell) => isWholeTo(cell, 100);
  const adults = shareOf(filled, (cell) => (numberIn(cell) ?? 0) >= 18);
  if (shareOf(filled, isAge) < NEARLY_ALL || adults < ADULT_SHARE) return [];
  return [{ field: 'age', isSure: false }];
}

/** Round amounts of a month, or the words of a band. Two such columns are salary and allowance: then it is asked. */
function salaries(filled: readonly Cell[]): Guess[] {
  const isWord = (cell: Cell) => numberIn(cell) === null && salaryIn(cell) !== null;
  if (shareOf(filled, isWord) >= NEARLY_ALL) return [{ field: 'salary', isSure: true }];
  const amounts = filled.map(numberIn);
  const isMonthly = (amount: number | null) =>
    amount !== null && amount >= 500 && amount <= 250_000;
  if (shareOf(amounts, isMonthly) < 1) return [];
  const round = shareOf(amounts, (amount) => (amount ?? 1) % 50 === 0);
  const isYear = amounts.every((amount) => (amount ?? 0) >= 1900 && (amount ?? 0) <= 2100);
  if (round < 0.5 || isYear) return [];
  return [{ field: 'salary', isSure: round >= 0.8 && new Set(amounts).size > 2 }];
}

/** Letters are grades and blood groups as well: never sure. */
function categories(filled: readonly Cell[]): Guess[] {
  const isLetter = (cell: Cell) =>
    /^((cat(egory)?|class|فيه) )?([a-h]|[1-9])$/.test(plainText(cell));
  const distinct = new Set(filled.map(identifierIn)).size;
  if (shareOf(filled, isLetter) < NEARLY_ALL || distinct > 8) return [];
  return [{ field: 'category', isSure: false }];
}

/** Two words or more, nearly all different. No price asks for them. */
function names(filled: readonly Cell[]): Guess[] {
  const isName = (cell: Cell) => /^\p{L}+( \p{L}+)+$/u.test(plainText(cell));
  const distinct = new Set(filled.map(identifierIn)).size / filled.length;
  if (shareOf(filled, isName) < 0.8 || distinct < 0.9) return [];
  return [{ field: 'name', isSure: true }];
}

function counts(filled: readonly Cell[]): Guess[] {
  if (shareOf(filled, (cell) => isWholeTo(cell, 12)) < NEARLY_ALL) return [];
  const wives = shareOf(filled, (cell) => isWholeTo(cell, 4)) === 1;
  const fields: CensusField[] = wives ? ['spouses', 'children'] : ['children'];
  return fields.map((field) => ({ field, isSure: false }));
}

function isWholeTo(cell: Cell, most: number): boolean {
  const number = numberIn(cell);
  return number !== null && Number.isInteger(number) && number >= 0 && number <= most;
}

function shareOf<T>(all: readonly T[], test: (one: T) => boolean): number {
  return all.filter(test).length / all.length;
}
