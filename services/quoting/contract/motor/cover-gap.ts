/** Why no plan has the cover that was asked for, and what would change it. */
import { z } from 'zod';
import { Vehicle } from './vehicle.ts';

export const MotorCoverGap = z.object({
  asked: z.enum(['comprehensive', 'third_party']),
  vehicle: Vehicle,
  /** Plans of the other cover that have a price. */
  others: z.int(),
  reasons: z.array(
    z.object({
      code: z.enum([
        'not_in_emirate',
        'not_yet_effective',
        'car_too_old',
        'specification',
        'no_base_rate',
        'outside_rates',
      ]),
      plans: z.int(),
      /** The oldest car that any of them takes; only of `car_too_old`. */
      oldestCarYears: z.int().nullable(),
    }),
  ),
  changes: z.array(
    z.object({
      code: z.enum(['newer_car', 'gcc', 'licence_years', 'driver_age', 'value', 'emirate']),
      /** A model year, years, whole dirhams or an emirate's id; 0 for what is no number. */
      to: z.int(),
      plans: z.int(),
    }),
  ),
});
export type MotorCoverGap = z.infer<typeof MotorCoverGap>;
