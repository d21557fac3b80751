/** The answers a price stands on (S0 3). */
import { z } from 'zod';

const Member = z.object({
  dob_year: z.int(),
  dob_month: z.int(),
  dob_day: z.int(),
  gender_id: z.int(),
  marital_status_id: z.int(),
  relation_id: z.int(),
});

export const RatableAnswers = z.object({
  main_emirate: z.int().min(1).max(7),
  category: z.enum(['self', 'dependent', 'worker', 'employee']),
  member_count: z.int().min(1).max(10),
  members: z.array(Member).min(1).max(10),
});
export type RatableAnswers = z.infer<typeof RatableAnswers>;
