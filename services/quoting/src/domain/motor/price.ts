/** What motor rating answers: a net premium that is the sum of its lines, to the fils (features 113). */

import type { MotorLineValues } from '@muqarin/rules/motor/price-words';

export interface MotorLine {
  code: string;
  label: string;
  /** Why: "2.5 % of AED 80,000", "35 years, × 0.9", "AED 30 × 4 passengers". */
  why: string;
  kind: 'base' | 'factor' | 'deductible' | 'tariff' | 'discount' | 'addon';
  /** What label and why are filled with, so that other languages say them too. */
  by?: MotorLineValues | undefined;
  amountFils: number;
}

export interface MotorPrice {
  planId: number;
  repair: 'agency' | 'garage' | 'none';
  /** What one damage claim costs the insured; null where own damage is not covered. */
  deductibleFils: number | null;
  /** The choice that was applied, null for the standard deductible. */
  deductible: string | null;
  /** Before the plan's discount, and after it: the wire's premium_amount and discounted_amount (decisions V18). */
  premiumFils: number;
  discountedFils: number;
  /** No discount, a promo code's neither, brings the premium before add-ons below this (decisions V20). */
  minimumFils: number;
  addonFils: number;
  /** discountedFils + addonFils, and the sum of the lines. */
  netFils: number;
  /** One line, rounded once on the net (decisions X13). */
  vatFils: number;
  grossFils: number;
  lines: readonly MotorLine[];
}
