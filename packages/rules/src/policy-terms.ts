/** How an insurer prices what changes in a policy between its first and last day: data of a catalogue, frozen into what is sold. */

export const ROUNDINGS = ['half_up', 'down', 'up'] as const;
export const REFUNDS = ['always', 'without_claim', 'never'] as const;

export interface PolicyTerms {
  /** Of each person's share of a premium, to whole fils: once, of a charge and of a refund alike. */
  rounding: (typeof ROUNDINGS)[number];
  /** Whose cover that ends early is paid back: `without_claim` leaves out whoever had a claim. */
  refund: (typeof REFUNDS)[number];
  /** A change takes effect at most so many days before the day it was asked for. */
  backdatingDays: number;
  vatBasisPoints: number;
}
