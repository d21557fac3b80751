/** The words beside the amounts of a trace, in English, and what they are filled with (packages/rules/src/medical/price-words.ts). */

import { decimalOf } from '@muqarin/rules/decimal-of';
import type { MedicalLineValues } from '@muqarin/rules/medical/price-words';
import { withOne, withTwo } from '../message-template.ts';
import texts from '../messages.en.json' with { type: 'json' };
import type { BaseRate } from './catalogue.ts';
import { MAX_AGE } from './tariff.ts';

const { trace } = texts;
const baseWhy = withTwo(trace.baseWhy, ['person', 'ages']);
const agesFrom = withOne(trace.agesFrom, 'from');
const ageOne = withOne(trace.ageOne, 'from');
const agesBetween = withTwo(trace.agesBetween, ['from', 'to']);
const factorWhy = withOne(trace.factorWhy, 'factor');

const PERSONS = { girl: trace.girl, boy: trace.boy, woman: trace.woman, man: trace.man };

export const traceText = {
  baseLabel: trace.baseLabel,
  maternityWhy: trace.maternityWhy,
  baseWhy: (rate: BaseRate): string => baseWhy(PERSONS[personOf(rate)], agesOf(rate)),
  baseValues: (rate: BaseRate): MedicalLineValues => {
    const { ageFrom, ageTo } = rate;
    return { person: personOf(rate), ageFrom, ageTo: ageTo >= MAX_AGE ? null : ageTo };
  },
  /** 10800 is "× 1.08". */
  factorWhy: (basisPoints: number): string => factorWhy(decimalOf(basisPoints)),
} as const;

/** Under 18 a band is of children; a band that reaches further counts as of adults. */
function personOf({ genderId, ageTo }: BaseRate): MedicalLineValues['person'] {
  if (ageTo < 18) return genderId === 2 ? 'girl' : 'boy';
  return genderId === 2 ? 'woman' : 'man';
}

function agesOf({ ageFrom, ageTo }: BaseRate): string {
  if (ageTo >= MAX_AGE) return agesFrom(ageFrom);
  return ageFrom === ageTo ? ageOne(ageFrom) : agesBetween(ageFrom, ageTo);
}
