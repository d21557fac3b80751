/** How an insurer prices what changes in a policy between its first and last day: data of a catalogue, frozen into what is sold. */

export const ROUNDINGS = ['half_up', 'down', 'up'] as const;
export const REFUNDS = ['always', 'without_claim', 'never'] as const;

/** Of a policy that is cancelled after so many days of cover or fewer, so much of its premium is paid back. */
export interface ShortPeriodRow {
  throughDay: number;
  refundBasisPoints: number;
}

export interface PolicyTerms {
  /** Of each person's share of a premium, to whole fils: once, of a charge and of a refund alike. */
  rounding: (typeof ROUNDINGS)[number];
  /** Whose cover that ends early is paid back: `without_claim` leaves out whoever had a claim. */
  refund: (typeof REFUNDS)[number];
  /** A change takes effect at most so many days before the day it was asked for. */
  backdatingDays: number;
  vatBasisPoints: number;
  /** By which a cancelled policy is paid back, in the order of its days; after the last row nothing is. Absent: pro rata by days. */
  shortPeriod?: readonly ShortPeriodRow[] | undefined;
}

/** What holds for what was sold before its insurer's terms were kept with it; pages say that it does. */
export function assumedTerms(vatBasisPoints: number): PolicyTerms {
  return { rounding: 'half_up', refund: 'without_claim', backdatingDays: 30, vatBasisPoints };
}
