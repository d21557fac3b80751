/** What one cell says of a person; null where it says nothing that is known. */
import type { Cell } from './table.ts';
import { isBlank, numberIn, plainText } from './text.ts';
import {
  type Gender,
  genderWords,
  type Marital,
  maritalWords,
  type Relation,
  relationWords,
  type SalaryBand,
  salaryWords,
} from './value-words.ts';

/** uae-facts B4: AED 4,000 a month and below are low. */
const LOW_SALARY = 4000;

export function genderIn(cell: Cell): Gender | null {
  const text = plainText(cell);
  if (text === '1') return 'male';
  if (text === '0') return 'female';
  return named(genderWords, text);
}

export function relationIn(cell: Cell): Relation | null {
  return named(relationWords, plainText(cell));
}

export function maritalIn(cell: Cell): Marital | null {
  return named(maritalWords, plainText(cell));
}

/** A monthly amount, or the words of a band. */
export function salaryIn(cell: Cell): SalaryBand | null {
  const amount = numberIn(cell);
  if (amount !== null) return amount < 0 ? null : amount <= LOW_SALARY ? 'lsb' : 'nlsb';
  if (typeof cell !== 'string') return null;
  const sign = /^\s*(<=?|≤|>=?|≥)\s*(?=\d)/u.exec(cell);
  if (sign) return /[<≤]/.test(sign[0]) ? 'lsb' : 'nlsb';
  const text = plainText(cell)
    .replace(/(?<=\d) (?=000\b)/g, '')
    .replace(/\b(aed|dhs?)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return named(salaryWords, text);
}

/** A whole number of people; blank is none. */
export function countIn(cell: Cell, most: number): number | null {
  if (isBlank(cell)) return 0;
  const count = numberIn(cell);
  return count !== null && Number.isInteger(count) && count >= 0 && count <= most ? count : null;
}

/** An identifier as it is compared: `E-017` and `e 017` are one. */
export function identifierIn(cell: Cell): string {
  return plainText(cell).replace(/\s+/g, '');
}

function named<Name extends string>(
  words: Readonly<Record<Name, readonly string[]>>,
  text: string,
): Name | null {
  const names = Object.keys(words) as Name[];
  return names.find((name) => words[name].includes(text)) ?? null;
}
