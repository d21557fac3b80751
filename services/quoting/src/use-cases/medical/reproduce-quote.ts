import { ratingRequestOf } from '../../domain/medical/rating-request.ts';
import { reproducePrice } from '../../domain/medical/reproduce.ts';
import type { QuotingContext } from '../../parts.ts';

export interface Reproduction {
  equal: boolean;
  catalogueVersion: string;
  plans: number;
  differences: { planId: number; storedFils: number; ratedFils: number | null }[];
}

/** Re-rates every price of a stored quote from its answers and card hash (features 114). */
export async function reproduceQuote(
  { quotes, rater }: Pick<QuotingContext, 'quotes' | 'rater'>,
  quoteId: string,
): Promise<Reproduction | null> {
  const quote = await quotes.find(quoteId);
  if (!quote) return null;
  const catalogue = await rater.catalogueOf(quote.catalogueVersion);
  const request = ratingRequestOf(quote.answers, quote.day);
  const differences = quote.prices.flatMap(({ planId, netFils }) => {
    const { catalogueVersion } = quote;
    const result = reproducePrice({ catalogueVersion, planId, netFils, request }, catalogue);
    return result.equal ? [] : [{ planId, storedFils: netFils, ratedFils: result.actualFils }];
  });
  return {
    equal: differences.length === 0,
    catalogueVersion: quote.catalogueVersion,
    plans: quote.prices.length,
    differences,
  };
}
