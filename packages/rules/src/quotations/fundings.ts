/** A discount is money of an insurer: nothing is taken off without the insurer's own id for it (features 141). */
import { roundHalfUpDiv } from '../money.ts';

/** As an insurer has promised it. */
export interface Funding {
  id: string;
  /** Whose plans it is for. */
  insurerCode: string;
  /** Of an option's net premium, at most. */
  mostBasisPoints: number;
  /** First and last ISO day in Asia/Dubai. */
  from: string;
  until: string;
}

export type FundingRefusal =
  | 'unknown'
  | 'other_insurer'
  | 'not_in_force'
  | 'too_much'
  | 'no_amount';

/** Null: it may be taken off. */
export function refusalOfDiscount(
  funding: Funding | undefined,
  asked: { insurerCode: string; netFils: number; fils: number; day: string },
): FundingRefusal | null {
  if (!funding) return 'unknown';
  if (funding.insurerCode !== asked.insurerCode) return 'other_insurer';
  if (asked.day < funding.from || asked.day > funding.until) return 'not_in_force';
  if (!Number.isSafeInteger(asked.fils) || asked.fils <= 0) return 'no_amount';
  return asked.fils > mostOf(funding, asked.netFils) ? 'too_much' : null;
}

/** Rounded down: never above what is promised. */
export function mostOf({ mostBasisPoints }: Funding, netFils: number): number {
  const rounded = roundHalfUpDiv(netFils * mostBasisPoints, 10_000);
  return rounded * 10_000 > netFils * mostBasisPoints ? rounded - 1 : rounded;
}

/** Of a net premium before the discount, rounded to the nearest. */
export function basisPointsOf(discountFils: number, netFils: number): number {
  return netFils === 0 ? 0 : roundHalfUpDiv(discountFils * 10_000, netFils);
}
