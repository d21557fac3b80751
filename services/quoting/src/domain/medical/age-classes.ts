/** Ages that no card tells apart share a class, so that tables hold a column per class and not per year. */
import type { Plan } from './catalogue.ts';
import type { RatedMember } from './price.ts';
import { MAX_AGE } from './tariff.ts';

/** Gender × married. */
const CELLS_PER_CLASS = 4;

export interface AgeClasses {
  /** Class of each age from 0 to 120. */
  ofAge: Uint8Array;
  /** The lowest age of each class. */
  firstAges: readonly number[];
}

/** Cut at both ends of every base rate and maternity row of the plans. */
export function ageClassesOf(plans: readonly Plan[]): AgeClasses {
  const cuts = new Set<number>([0]);
  for (const { rateCard } of plans) {
    const bands = rateCard.maternity ? [...rateCard.rates, rateCard.maternity] : rateCard.rates;
    for (const { ageFrom, ageTo } of bands) cuts.add(ageFrom).add(ageTo + 1);
  }
  const firstAges = [...cuts].filter((age) => age >= 0 && age <= MAX_AGE).sort((a, b) => a - b);
  const ofAge = new Uint8Array(MAX_AGE + 1);
  for (const [index, first] of firstAges.entries()) ofAge.fill(index, first);
  return { ofAge, firstAges };
}

export function cellOf({ ofAge }: AgeClasses, { age, genderId, married }: RatedMember): number {
  return (ofAge[age] ?? 0) * CELLS_PER_CLASS + (genderId - 1) * 2 + (married ? 1 : 0);
}

/** One member for each cell, in the order of the cells. */
export function cellMembers({ firstAges }: AgeClasses): RatedMember[] {
  return firstAges.flatMap((age) =>
    ([1, 2] as const).flatMap((genderId) =>
      [false, true].map((married) => ({ age, genderId, married })),
    ),
  );
}
