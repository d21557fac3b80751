/** Whether a category may have a plan, by its counts alone (decisions M30). What it may not have is shown with the reason. */
import type { GroupPlan } from './catalogue.ts';
import type { RatedCategory } from './members.ts';

export type LimitReason = 'min_employees' | 'max_dependants' | 'min_low_salary';
type PlaceReason = 'not_in_emirate' | 'not_yet_effective';

export interface Ineligible {
  reason: LimitReason | PlaceReason;
  limit: number | null;
}

export function ineligible(
  plan: GroupPlan,
  category: Pick<RatedCategory, 'employees' | 'members' | 'lsb'>,
  { emirateId, day }: { emirateId: number; day: string },
): Ineligible | null {
  if (!plan.emirateIds.includes(emirateId)) return { reason: 'not_in_emirate', limit: null };
  if (day < plan.rateCard.effectiveFrom) return { reason: 'not_yet_effective', limit: null };
  const { minEmployees, maxDependantPercent, minLowSalaryPercent } = plan;
  const { employees, members, lsb } = category;
  if (minEmployees !== null && employees < minEmployees)
    return { reason: 'min_employees', limit: minEmployees };
  // In whole counts: a percentage would have to be rounded.
  if (maxDependantPercent !== null && (members - employees) * 100 > maxDependantPercent * members)
    return { reason: 'max_dependants', limit: maxDependantPercent };
  if (minLowSalaryPercent !== null && lsb * 100 < minLowSalaryPercent * members)
    return { reason: 'min_low_salary', limit: minLowSalaryPercent };
  return null;
}
