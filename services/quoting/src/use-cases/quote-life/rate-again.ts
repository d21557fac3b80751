import type { RevisionsRatedAgain } from '../../../contract/shared.ts';
import type { LineTypes, QuoteLine } from './line.ts';

/** Rates every kept revision again from its answers, day and catalogue (features 114); null without such a quote. */
export async function rateAgain<T extends LineTypes>(
  { quotes, rateAgain: rate }: Pick<QuoteLine<T>, 'quotes' | 'rateAgain'>,
  quoteId: string,
): Promise<RevisionsRatedAgain | null> {
  const quote = await quotes.find(quoteId);
  if (!quote) return null;
  const kept: T['quote'][] = [...quote.revisions.map((each) => ({ ...quote, ...each })), quote];
  const each = kept.map(async (stored) => {
    const rated = await rate(stored);
    return stored.prices.flatMap(({ planId, netFils: storedFils }) => {
      const ratedFils = rated(planId);
      const { revision } = stored;
      return ratedFils === storedFils ? [] : [{ revision, planId, storedFils, ratedFils }];
    });
  });
  const differences = (await Promise.all(each)).flat();
  return {
    equal: differences.length === 0,
    revisions: kept.map(({ revision, catalogueVersion, prices }) => {
      return { revision, catalogueVersion, plans: prices.length };
    }),
    differences,
  };
}
