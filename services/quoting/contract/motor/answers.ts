/** The answers a price stands on (S1 3), and why a car cannot be priced. */
import { z } from 'zod';
import { ValueRange } from './vehicle.ts';

/** The answers a motor price stands on (S1 3); names of the wire are the BFF's to map (decisions V3). */
export const MotorAnswers = z.object({
  emirateId: z.int().min(1).max(7),
  variantId: z.int().positive(),
  year: z.int().min(1990).max(2099),
  /** The insured value (IDV); null for the market value. */
  valueAed: z.int().positive().nullable().default(null),
  brandNew: z.boolean(),
  gccSpec: z.boolean(),
  agencyRepair: z.boolean(),
  insuredNow: z.boolean(),
  /** Null asks for both. */
  comprehensive: z.boolean().nullable().default(null),
  dob: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Years of driving in the UAE; 5 stands for more (decisions V9). */
  licenceYears: z.int().min(0).max(60),
  claimFreeYears: z.int().min(0).max(20),
  /** Own claims of the last year. */
  claims: z.int().min(0).max(20).default(0),
});
export type MotorAnswers = z.infer<typeof MotorAnswers>;

/** Why a car cannot be priced; each is something a person can put right. */
export const MotorRefused = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unknown_vehicle') }),
  z.object({ outcome: z.literal('value_out_of_range'), value: ValueRange }),
  /** Under 18 today, or a day of birth that does not exist (decisions V7). */
  z.object({ outcome: z.literal('bad_birth_date') }),
]);
