/** What a list may show of its prices: cover that nobody asked for is never put in the place of the cover that was (S1 4). */
import type { MotorPlanType } from './catalogue.ts';

/** Null when either type will do. */
export function askedCover(comprehensive: boolean | null): MotorPlanType | null {
  if (comprehensive === null) return null;
  return comprehensive ? 'comprehensive' : 'third_party';
}

/** All of them beside plans of the asked cover; none when no plan has it. */
export function offeredPrices<Priced extends { type: MotorPlanType }>(
  prices: readonly Priced[],
  comprehensive: boolean | null,
): Priced[] {
  const asked = askedCover(comprehensive);
  const isOffered = asked === null || prices.some(({ type }) => type === asked);
  return isOffered ? [...prices] : [];
}
