import type { PricedCategory } from '../../../contract/medical-corporate/list-calls.ts';
import { readyToRate } from '../../domain/medical-corporate/members.ts';
import type { GroupContext } from './context.ts';
import { priceOfCategory } from './rate-members.ts';

/** By the catalogue of the quote. Throws QUOTING.NO_QUOTE and QUOTING.NO_PLAN. */
export async function rateGroupLists(
  { life, rater }: Pick<GroupContext, 'life' | 'rater'>,
  { quoteId, categories }: { quoteId: string; categories: readonly PricedCategory[] },
) {
  const { catalogueVersion } = await life.require(quoteId);
  const catalogue = await rater.ofVersion(catalogueVersion);
  return {
    prices: categories.map(({ plan, ...category }) =>
      priceOfCategory(catalogue, plan, readyToRate(category)),
    ),
  };
}
