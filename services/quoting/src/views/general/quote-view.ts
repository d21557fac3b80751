/** A stored general quote as the contract gives it: rated again from its catalogue, which gives the same fils. */
import type { GeneralPlanWords, GeneralQuote } from '../../../contract/general/quote.ts';
import type { GeneralCatalogue, GeneralPlan } from '../../domain/general/catalogue.ts';
import type { GeneralPrice } from '../../domain/general/rate.ts';
import type { GeneralRater } from '../../raters/general.ts';
import type { StoredGeneralQuote } from '../../store/general/quotes.ts';
import { type PricedAnswers, priceGeneralAnswers } from '../../use-cases/general/price-answers.ts';
import { quoteHead } from '../quote-head.ts';

export async function generalQuoteView(
  rater: GeneralRater,
  stored: StoredGeneralQuote,
): Promise<GeneralQuote> {
  const { catalogue, priced } = await ratedGeneral(rater, stored);
  const { activity, types } = priced;
  const tiles = types.flatMap(({ plans }) =>
    plans.map(({ plan, price }) => ({
      ...generalPlanWords(catalogue, plan),
      price: priceOf(price),
    })),
  );
  const said = new Set(tiles.flatMap(({ cover }) => cover.map(({ benefitId }) => benefitId)));
  const { droppedPlanNames: _notShown, ...head } = quoteHead(stored);
  return {
    ...head,
    requests: stored.requests,
    tiles,
    activity: { id: activity.id, name: activity.name },
    types: types.map(({ type, state }) => {
      return {
        type,
        state,
        requested: stored.requestedTypes.includes(type),
      };
    }),
    benefits: catalogue.benefits
      .filter(({ id }) => said.has(id))
      .map(({ id, name, help }) => ({ id, name, help })),
  };
}

/** The catalogue and the prices of a stored revision. Throws when either is gone: a quote without its card cannot be shown. */
export async function ratedGeneral(
  rater: GeneralRater,
  {
    catalogueVersion,
    answers,
    day,
  }: Pick<StoredGeneralQuote, 'catalogueVersion' | 'answers' | 'day'>,
): Promise<{ catalogue: GeneralCatalogue; priced: PricedAnswers }> {
  const catalogue = await rater.ofVersion(catalogueVersion);
  const priced = priceGeneralAnswers(catalogue, answers, day);
  if (!priced) throw new Error(`catalogue ${catalogueVersion} has lost an activity`);
  return { catalogue, priced };
}

function priceOf({ premiumFils, netFils, vatFils, grossFils, lines }: GeneralPrice) {
  return { premiumFils, netFils, vatFils, grossFils, lines: [...lines] };
}

/** What tiles say of a plan. */
export function generalPlanWords(
  { insurers }: Pick<GeneralCatalogue, 'insurers'>,
  { id: planId, name, type, insurerId, excessFils, cover, rateCard }: GeneralPlan,
): GeneralPlanWords {
  const insurer = insurers.find((row) => row.id === insurerId);
  return {
    planId,
    name,
    type,
    insurerId,
    insurerCode: insurer?.code ?? '',
    insurerName: insurer?.name ?? '',
    excessFils,
    cover: cover.map((row) => ({ ...row })),
    rateCard: { id: rateCard.id, effectiveFrom: rateCard.effectiveFrom },
  };
}
