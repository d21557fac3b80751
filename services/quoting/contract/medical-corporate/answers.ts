/** A group as quoting is asked about it: counts only (rules/medical-corporate/group). */
import { MOST_CATEGORIES, MOST_EMPLOYEES } from '@muqarin/rules/medical-corporate/constants';
import { censusAssumptions } from '@muqarin/rules/medical-corporate/group';
import { z } from 'zod';

const Count = z.int().min(0).max(MOST_EMPLOYEES);
const Age = z.int().min(0).max(120);
const Span = z
  .object({ ageFrom: Age, ageTo: Age })
  .refine(({ ageFrom, ageTo }) => ageFrom <= ageTo, 'a band ends before it begins');

export const MemberDetails = z.object({
  employees: z.int().min(1).max(MOST_EMPLOYEES),
  members: z.int().min(1).max(MOST_EMPLOYEES),
  lsb: Count,
  nlsb: Count,
  ageBands: z.array(Span.safeExtend({ members: Count, lsb: Count.nullable() })).max(60),
  maternityBands: z.array(Span.safeExtend({ marriedWomen: Count })).max(60),
});
export type MemberDetails = z.infer<typeof MemberDetails>;

export const CategoryNumber = z.coerce.number().int().min(0).max(MOST_CATEGORIES);

export const GroupCategory = MemberDetails.extend({
  number: CategoryNumber,
  flag: z.union([z.literal(0), z.literal(1)]),
  /** Of counts made of a list of staff: what they rest on. */
  assumed: z.array(z.enum(censusAssumptions)).optional(),
});

export const GroupAnswers = z.object({
  emirateId: z.int().min(1).max(7),
  /** One with number 0 (`no_cat`), or 1, 2, 3 in this order. */
  categories: z
    .array(GroupCategory)
    .min(1)
    .max(MOST_CATEGORIES)
    .refine(areInOrder, 'categories are numbered 1, 2, 3, or there is one with 0'),
});
export type GroupAnswers = z.infer<typeof GroupAnswers>;

function areInOrder(categories: readonly { number: number }[]): boolean {
  if (categories.length === 1 && categories[0]?.number === 0) return true;
  return categories.every(({ number }, at) => number === at + 1);
}
