/** How a line of a health plan's price, and what would change it, is said; quoting sends the English with what it is filled with. */
import type { pricesInArabic } from '../ar/prices.ts';
import { filled, type Value } from '../message.ts';
import type { LineWords } from '../price-line.ts';

/** Whom a base rate is for. */
export interface MedicalLineValues {
  person: 'girl' | 'boy' | 'woman' | 'man';
  ageFrom: number;
  /** Null where a band has no end. */
  ageTo: number | null;
}

interface Line {
  by?: MedicalLineValues | undefined;
}

/** Nothing of a line without values: what it says is known whole. */
export function medicalLineWords({ by }: Line): LineWords {
  return by ? { why: filled(`${by.person}, {ages}`, { ages: agesOf(by) }) } : {};
}

function agesOf({ ageFrom: n, ageTo: n2 }: MedicalLineValues): Value {
  if (n2 === null) return filled('{n} and over', { n });
  return n === n2 ? n : filled('{n} to {n2}', { n, n2 });
}

/** What would change the price of a health plan. */
export const medicalChangeSentences = {
  birthday_same_band: 'From {day} you rate as {age}: still the same band.',
  birthday_same_band_member: 'From {day} person {member} rates as {age}: still the same band.',
  birthday_new_band: 'From {day} you rate as {age}: the net premium is then {netFils}.',
  birthday_new_band_member:
    'From {day} person {member} rates as {age}: the net premium is then {netFils}.',
  birthday_no_rate: 'From {day} you rate as {age}: this plan has no rate for that age.',
  birthday_no_rate_member:
    'From {day} person {member} rates as {age}: this plan has no rate for that age.',
  without_maternity: 'Without maternity the net premium is {netFils}.',
  other_emirate: 'In {emirateId} the net premium is {netFils}.',
  declared_conditions: 'Declared conditions may add a loading. You will see it before you pay.',
} as const satisfies Record<string, keyof typeof pricesInArabic>;
