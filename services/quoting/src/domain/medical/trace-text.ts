/** The words beside the amounts of a trace. English for now (decisions X26). */

import { withOne, withTwo } from '../message-template.ts';
import texts from '../messages.en.json' with { type: 'json' };
import { decimalOf } from '../trace-numbers.ts';
import type { BaseRate } from './catalogue.ts';
import { MAX_AGE } from './tariff.ts';

const { trace } = texts;
const baseWhy = withTwo(trace.baseWhy, ['person', 'ages']);
const agesFrom = withOne(trace.agesFrom, 'from');
const ageOne = withOne(trace.ageOne, 'from');
const agesBetween = withTwo(trace.agesBetween, ['from', 'to']);
const factorWhy = withOne(trace.factorWhy, 'factor');

export const traceText = {
  baseLabel: trace.baseLabel,
  maternityWhy: trace.maternityWhy,
  baseWhy: (rate: BaseRate): string => baseWhy(personOf(rate), agesOf(rate)),
  /** 10800 is "× 1.08". */
  factorWhy: (basisPoints: number): string => factorWhy(decimalOf(basisPoints)),
} as const;

/** Under 18 a band is of children; a band that reaches further counts as of adults. */
function personOf({ genderId, ageTo }: BaseRate): string {
  if (ageTo < 18) return genderId === 2 ? trace.girl : trace.boy;
  return genderId === 2 ? trace.woman : trace.man;
}

function agesOf({ ageFrom, ageTo }: BaseRate): string {
  if (ageTo >= MAX_AGE) return agesFrom(ageFrom);
  return ageFrom === ageTo ? ageOne(ageFrom) : agesBetween(ageFrom, ageTo);
}
