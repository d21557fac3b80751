/** Whom a group's policy covers or has covered. */
import { z } from 'zod';
import { Fils } from '../shared.ts';

/** Somebody, or a place in a count, that the policy's premium has a row of. */
export const GroupMember = z.object({
  number: z.string(),
  category: z.int(),
  /** `maternity`: cover of one of the married women of a group that was sold by counts. */
  kind: z.enum(['member', 'maternity']),
  /** What is known of a place in a count. */
  ageFrom: z.int().nullable(),
  ageTo: z.int().nullable(),
  salary: z.enum(['lsb', 'nlsb']).nullable(),
  /** What is known of a person. */
  name: z.string().nullable(),
  birthDate: z.string().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  relation: z.enum(['employee', 'spouse', 'child', 'parent']).nullable(),
  periodFils: Fils,
  from: z.string(),
  /** First day without cover; null: covered to the end. */
  until: z.string().nullable(),
});
export type GroupMember = z.infer<typeof GroupMember>;
