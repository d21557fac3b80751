import type { PricePair } from '@muqarin/rules/plan-list/price-range';

/** The slider has a hundred steps: an arrow key is one, page up and page down are ten (brand.md, price slider). */
export const STEPS = 100;
const DIRHAM = 100;

/** The premium at a step, in whole dirhams; the ends are the ends of the range. */
export function stepToFils(step: number, range: PricePair): number {
  if (step <= 0) return range.minFils;
  if (step >= STEPS) return range.maxFils;
  const exact = range.minFils + ((range.maxFils - range.minFils) * step) / STEPS;
  return Math.round(exact / DIRHAM) * DIRHAM;
}

export function filsToStep(fils: number, range: PricePair): number {
  const part = (fils - range.minFils) / (range.maxFils - range.minFils);
  return Math.min(STEPS, Math.max(0, Math.round(part * STEPS)));
}

/** The pair after one handle moved; the handles cannot cross or meet (decisions M34). */
export function moveHandle(
  price: PricePair,
  end: 'min' | 'max',
  step: number,
  range: PricePair,
): PricePair {
  const low = filsToStep(price.minFils, range);
  const high = filsToStep(price.maxFils, range);
  if (end === 'min') return { ...price, minFils: stepToFils(Math.min(step, high - 1), range) };
  return { ...price, maxFils: stepToFils(Math.max(step, low + 1), range) };
}
