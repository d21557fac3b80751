/** What somebody has to look at before a quotation goes out, as a decision table, and who may clear it (features 141). */
import type { StaffRole } from '../staff/roles.ts';

/** A line leaves out what says nothing of its risks. */
export interface FlagFacts {
  /** Of the insured people; null where nobody is insured by age. */
  oldestAge?: number | null;
  /** Not of a group: how many it insures says nothing of a family. */
  familySize?: number | null;
  driverAge?: number | null;
  /** The driver's own, in the last year. */
  driverClaims?: number | null;
  /** Insured value of a car, in whole dirhams. */
  carValueAed?: number | null;
  /** Of the option with the largest one, of its net premium. */
  discountBasisPoints: number;
  /** Of the option that costs most. */
  grossFils: number;
}

const flags = {
  /** Insurers ask for a medical form. */
  age_65: { by: ['underwriter'], when: ({ oldestAge }: FlagFacts) => (oldestAge ?? 0) >= 65 },
  large_family: {
    by: ['underwriter'],
    when: ({ familySize }: FlagFacts) => (familySize ?? 0) > 8,
  },
  /** Insurers ask for more of the claim, or refuse. */
  young_driver: { by: ['underwriter'], when: ({ driverAge }: FlagFacts) => (driverAge ?? 99) < 21 },
  driver_claims: {
    by: ['underwriter'],
    when: ({ driverClaims }: FlagFacts) => (driverClaims ?? 0) >= 3,
  },
  /** Insurers look at the car before they insure it. */
  valuable_car: {
    by: ['underwriter'],
    when: ({ carValueAed }: FlagFacts) => (carValueAed ?? 0) >= 500_000,
  },
  large_premium: {
    by: ['underwriter'],
    when: ({ grossFils }: FlagFacts) => grossFils >= 100_000_00,
  },
  large_discount: {
    by: ['underwriter', 'supervisor'],
    when: ({ discountBasisPoints }: FlagFacts) => discountBasisPoints > 1_000,
  },
} as const satisfies Record<
  string,
  { by: readonly StaffRole[]; when: (facts: FlagFacts) => boolean }
>;

export type FlagCode = keyof typeof flags;
export const flagCodes = Object.keys(flags) as FlagCode[];

export function flagsRaised(facts: FlagFacts): FlagCode[] {
  return flagCodes.filter((code) => flags[code].when(facts));
}

export function mayClear(code: FlagCode, roles: readonly StaffRole[]): boolean {
  const allowed: readonly StaffRole[] = flags[code].by;
  return roles.some((role) => allowed.includes(role));
}

export function isFlagCode(text: string): text is FlagCode {
  return Object.hasOwn(flags, text);
}
