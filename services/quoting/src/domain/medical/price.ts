/** What the rating core answers: totals that are the sum of their lines, to the fils (features 113). */

import type { MedicalLineValues } from '@muqarin/rules/medical/price-words';

export interface PriceLine {
  code: string;
  label: string;
  /** Why: "woman, 31 to 35", "× 1.08", "AED 19 + AED 18". */
  why: string;
  kind: 'base' | 'factor' | 'maternity' | 'levy';
  /** What it is filled with, so that other languages say it too. */
  by?: MedicalLineValues | undefined;
  amountFils: number;
}

export interface MemberPrice {
  /** One-based, as on the screen. */
  member: number;
  age: number;
  netFils: number;
  /** Sum exactly to `netFils`. */
  lines: readonly PriceLine[];
}

export interface PlanPrice {
  planId: number;
  /** Sum of the members' net premiums (decisions M63). */
  netFils: number;
  /** One line, rounded once on the net (decisions X13). */
  vatFils: number;
  grossFils: number;
  members: readonly MemberPrice[];
}

/** What is priced: ages and flags on a given day. */
export interface RatedMember {
  age: number;
  genderId: 1 | 2;
  married: boolean;
}

export interface RatingRequest {
  emirateId: number;
  /** ISO day in Asia/Dubai: decides ages and dated levies. */
  day: string;
  members: readonly RatedMember[];
}
