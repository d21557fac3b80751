import { roundHalfUpDiv } from '../money.ts';

interface Discounted {
  premiumFils: number;
  discountedFils: number;
}

/** What a plan's discount came to, which the legal minimum may have cut (decisions V18). */
export function discountBasisPoints({ premiumFils, discountedFils }: Discounted): number {
  return roundHalfUpDiv((premiumFils - discountedFils) * 10_000, premiumFils);
}

/** The same in percent, with two decimals. */
export function discountPercent(price: Discounted): number {
  return discountBasisPoints(price) / 100;
}
