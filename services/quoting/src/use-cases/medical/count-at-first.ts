import { fitsPerson } from '@muqarin/rules/medical/plan-list';
import type { RatableAnswers } from '../../../contract/medical/answers.ts';
import type { Catalogue } from '../../domain/medical/catalogue.ts';

/** How many of the priced plans the list shows before anything is filtered: the others are for investors (decisions M32). */
export function countAtFirst(
  { plans }: Pick<Catalogue, 'plans'>,
  prices: readonly { planId: number }[],
  { category }: Pick<RatableAnswers, 'category'>,
): number {
  const listed = new Set<number>();
  for (const { id, insuredFor: insured_for } of plans)
    if (fitsPerson({ insured_for }, false, category)) listed.add(id);
  return prices.filter(({ planId }) => listed.has(planId)).length;
}
