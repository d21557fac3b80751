/** How a line of a motor price, and what would change it, is said; quoting sends the English with what these are filled with. */
import { amountWord } from '../amount-word.ts';
import type { pricesInArabic } from '../ar/prices.ts';
import { decimalOf } from '../decimal-of.ts';
import { type Filled, filled } from '../message.ts';
import type { LineWords } from '../price-line.ts';

/** What a line is filled with: in fils, hundredths of a percent, years, claims, cylinders or passengers. */
export interface MotorLineValues {
  of?: 'years' | 'claims' | 'least' | 'minimum' | 'maximum' | undefined;
  fils?: number | undefined;
  basisPoints?: number | undefined;
  count?: number | undefined;
}

interface Line {
  kind: string;
  by?: MotorLineValues | undefined;
}

/** Nothing of a line without values: what it says is known whole, or was kept before there were any. */
export function motorLineWords({ kind, by }: Line): LineWords {
  if (!by) return {};
  const { of, fils = 0, basisPoints = 0, count = 0 } = by;
  const [amount, n] = [amountWord(fils), basisPoints / 100];
  if (kind === 'deductible') return { label: filled('Deductible of {amount}', { amount }) };
  if (kind === 'addon') return { why: filled('{amount} × {n} passengers', { amount, n: count }) };
  if (kind === 'factor') {
    const times = decimalOf(basisPoints);
    return { why: filled('{count}, × {n}', { count: countedWord(of, count), n: times }) };
  }
  if (kind === 'discount')
    return {
      why: filled(
        of === 'least'
          ? '{n} %, not below the least premium of the insurer'
          : '{n} %, not below the legal minimum',
        { n },
      ),
    };
  if (kind === 'tariff')
    return {
      why: filled(of === 'maximum' ? 'no more than {amount}' : 'no less than {amount}', { amount }),
    };
  return {
    why:
      by.fils === undefined
        ? filled('{n} cylinders', { n: count })
        : filled('{n} % of {value}', { n, value: amount }),
  };
}

function countedWord(of: MotorLineValues['of'], n: number): Filled | { word: string } {
  if (n === 1) return { word: of === 'claims' ? '1 claim' : '1 year' };
  return of === 'claims' ? filled('{n} claims', { n }) : filled('{n} years', { n });
}

/** What would change the price of a car's insurance. */
export const motorChangeSentences = {
  claim_free_year: 'One more claim-free year saves {savedFils}.',
  claim_free_years: '{years} claim-free years instead of {now} save {savedFils}.',
  deductible: 'A deductible of {deductibleFils} costs {moreFils} more.',
  no_deductible: 'No deductible at all costs {moreFils} more.',
  garage_repair: 'Repair at a workshop instead of the agency saves {savedFils}.',
  agency_repair: 'Repair at the agency costs {moreFils} more.',
  lower_value: 'Insured for {valueFils}, the net premium is {netFils}.',
  driver_age: 'A driver of {age} pays {savedFils} less.',
  other_emirate: 'In {emirateId} the net premium is {netFils}.',
  at_minimum: 'This premium is at the legal minimum: no discount can lower it.',
  at_least_premium:
    'This is the least premium of the insurer: no discount of its own can lower it.',
} as const satisfies Record<string, keyof typeof pricesInArabic>;
