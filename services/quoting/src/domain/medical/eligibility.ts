/** Which plans are offered to whom, before any price (decisions M2, M32). */
import type { Category } from '@muqarin/rules/medical/types';
import type { Plan } from './catalogue.ts';

export function isEligible(plan: Plan, emirateId: number, category: Category): boolean {
  return plan.emirateIds.includes(emirateId) && fitsCategory(plan, category);
}

/** Someone who asks for themselves may be an investor, so those plans are offered too and can be filtered. */
export function fitsCategory(
  { insuredFor }: Pick<Plan, 'insuredFor'>,
  category: Category,
): boolean {
  if (insuredFor.includes(category)) return true;
  return category === 'self' && insuredFor.includes('investor');
}
