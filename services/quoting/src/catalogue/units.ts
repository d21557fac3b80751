import { parseIsoDate } from '@muqarin/rules/dates';
import type { EmiratesEntry } from './source-types.ts';

/** Emirate codes of the files and ids of the contract (S0 3, decisions M5). */
const EMIRATES: ReadonlyMap<string, number> = new Map([
  ['abu-dhabi', 1],
  ['dubai', 2],
  ['sharjah', 3],
  ['ajman', 4],
  ['umm-al-quwain', 5],
  ['ras-al-khaimah', 6],
  ['fujairah', 7],
]);

export const GENDERS = ['male', 'female'] as const;

/** The id of an emirate code or, for people at a keyboard, of its name or id; undefined when there is none. */
export function emirateId(text: string): number | undefined {
  const code = text.trim().toLowerCase().replaceAll(' ', '-');
  const byId = [...EMIRATES.values()].find((id) => String(id) === code);
  return EMIRATES.get(code) ?? byId;
}

export function emirateCodes(entry: EmiratesEntry): readonly string[] {
  return entry === 'all' ? [...EMIRATES.keys()] : entry;
}

/** Ids in the order of the contract. Unknown codes are left out: the schema has refused them before. */
export function emirateIds(entry: EmiratesEntry): number[] {
  return emirateCodes(entry)
    .map((code) => EMIRATES.get(code))
    .filter((id) => id !== undefined)
    .sort((a, b) => a - b);
}

/** Integer fils of an amount such as "3640.00"; the schema guarantees the two decimals. */
export function filsOf(amount: string): number {
  return Number(amount.replace('.', ''));
}

/** Integer basis points of a factor such as "1.08" (10800). */
export function basisPointsOf(times: string): number {
  const [whole = '0', decimals = ''] = times.split('.');
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
}

/** Integer basis points of a percentage such as "5" (500). */
export function percentBasisPoints(percent: string): number {
  const [whole = '0', decimals = ''] = percent.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

export function aedText(fils: number): string {
  const digits = String(Math.abs(fils)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fils < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

/** True for a day that is in the calendar: the schema lets 30 February through. */
export function isRealDay(day: string): boolean {
  return parseIsoDate(day) !== null;
}
