/** The words beside the amounts of a trace, as templates. English for now (decisions X26). */
import type { BaseRate } from './catalogue.ts';
import { MAX_AGE } from './tariff.ts';

export const traceText = {
  baseLabel: 'Base rate',
  maternityWhy: 'married',
  baseWhy: (rate: BaseRate): string => `${personOf(rate)}, ${agesOf(rate)}`,
  /** 10800 is "× 1.08". */
  factorWhy: (basisPoints: number): string => `× ${decimalOf(basisPoints)}`,
} as const;

/** Under 18 a band is of children; a band that reaches further counts as of adults. */
function personOf({ genderId, ageTo }: BaseRate): string {
  if (ageTo < 18) return genderId === 2 ? 'girl' : 'boy';
  return genderId === 2 ? 'woman' : 'man';
}

function agesOf({ ageFrom, ageTo }: BaseRate): string {
  if (ageTo >= MAX_AGE) return `${ageFrom} and over`;
  return ageFrom === ageTo ? `${ageFrom}` : `${ageFrom} to ${ageTo}`;
}

function decimalOf(basisPoints: number): string {
  const fraction = String(basisPoints % 10_000).padStart(4, '0');
  return `${Math.trunc(basisPoints / 10_000)}.${fraction.replace(/0{1,2}$/, '')}`;
}
