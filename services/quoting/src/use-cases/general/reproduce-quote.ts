import type { GeneralRevision } from '../../store/general/quotes.ts';
import { ratedGeneral } from '../../views/general/quote-view.ts';
import { rateRevisionsAgain } from '../rate-revisions-again.ts';
import type { GeneralContext } from './context.ts';

/** Null without such a quote. */
export async function reproduceGeneralQuote(
  { quotes, rater }: Pick<GeneralContext, 'quotes' | 'rater'>,
  quoteId: string,
) {
  const stored = await quotes.find(quoteId);
  if (!stored) return null;
  const kept: GeneralRevision[] = [...stored.revisions, stored];
  return rateRevisionsAgain(kept, (revision) => differencesOf(rater, revision));
}

async function differencesOf(rater: GeneralContext['rater'], stored: GeneralRevision) {
  const { priced } = await ratedGeneral(rater, stored);
  const nets = new Map(
    priced.types.flatMap(({ plans }) =>
      plans.map(({ plan, price }): [number, number] => [plan.id, price.netFils]),
    ),
  );
  return stored.prices.flatMap(({ planId, netFils: storedFils }) => {
    const ratedFils = nets.get(planId) ?? null;
    const { revision } = stored;
    return ratedFils === storedFils ? [] : [{ revision, planId, storedFils, ratedFils }];
  });
}
