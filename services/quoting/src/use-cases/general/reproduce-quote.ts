import type { GeneralRevision } from '../../store/general-quotes.ts';
import { ratedGeneral } from '../../views/general-quote-view.ts';
import type { GeneralContext } from './context.ts';

/** Re-rates every kept revision from its answers, day and catalogue (features 114); null without such a quote. */
export async function reproduceGeneralQuote(
  { quotes, rater }: Pick<GeneralContext, 'quotes' | 'rater'>,
  quoteId: string,
) {
  const stored = await quotes.find(quoteId);
  if (!stored) return null;
  const kept: GeneralRevision[] = [...stored.revisions, stored];
  const found = await Promise.all(kept.map((revision) => differencesOf(rater, revision)));
  const differences = found.flat();
  return {
    equal: differences.length === 0,
    revisions: kept.map(({ revision, catalogueVersion, prices }) => {
      return { revision, catalogueVersion, plans: prices.length };
    }),
    differences,
  };
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
