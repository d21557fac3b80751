import type { RatedMember } from '../../domain/medical/price.ts';
import { POPULATION, seeded } from '../population.ts';

/** Age groups with their share in percent: many of working age, few very old, so that steep bands are still met. */
const AGE_GROUPS = [
  { from: 0, to: 17, share: 20 },
  { from: 18, to: 29, share: 22 },
  { from: 30, to: 44, share: 32 },
  { from: 45, to: 59, share: 16 },
  { from: 60, to: 74, share: 7 },
  { from: 75, to: 99, share: 3 },
] as const;

/**
 * The fixed people on whom `diff` measures a change: 500 in each emirate, half of them women, six in ten adults
 * married. An invented population, the same in each emirate; it weighs a change, it does not forecast one.
 */
export function referencePopulation(): RatedMember[] {
  const random = seeded(POPULATION.seed);
  return Array.from({ length: POPULATION.people }, (_, i): RatedMember => {
    const share = (i / POPULATION.people) * 100;
    const age = ageAt(share, random());
    const married = random() < 0.6 && age >= 18;
    return { age, genderId: i % 2 === 0 ? 1 : 2, married };
  });
}

function ageAt(share: number, within: number): number {
  let reached = 0;
  for (const { from, to, share: part } of AGE_GROUPS) {
    reached += part;
    if (share < reached) return from + Math.floor(within * (to - from + 1));
  }
  return 99;
}
