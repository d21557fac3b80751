import { reproduceMotorPrice } from '../../domain/motor/reproduce.ts';
import type { MotorContext } from '../../parts.ts';
import type { MotorRevision } from '../../store/motor/quotes.ts';
import { ratedOf } from '../../views/motor/quote-view.ts';
import { rateRevisionsAgain } from '../rate-revisions-again.ts';

/** Null without such a quote. */
export async function reproduceMotorQuote(
  { quotes, rater }: Pick<MotorContext, 'quotes' | 'rater'>,
  quoteId: string,
) {
  const stored = await quotes.find(quoteId);
  if (!stored) return null;
  const kept: MotorRevision[] = [...stored.revisions, stored];
  return rateRevisionsAgain(kept, (revision) => differencesOf(rater, revision));
}

async function differencesOf(rater: MotorContext['rater'], stored: MotorRevision) {
  const { shelf, request } = await ratedOf(rater, stored);
  const { catalogueVersion, revision } = stored;
  return stored.prices.flatMap(({ planId, netFils }) => {
    const asked = { catalogueVersion, planId, netFils, request };
    const result = reproduceMotorPrice(asked, shelf.catalogue);
    if (result.equal) return [];
    return [{ revision, planId, storedFils: netFils, ratedFils: result.actualFils }];
  });
}
