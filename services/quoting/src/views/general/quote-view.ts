/** A stored general quote as the contract gives it: rated again from its catalogue, which gives the same fils. */
import type { GeneralQuote, GeneralTile } from '../../../contract/general/quote.ts';
import type { GeneralCatalogue, GeneralPlan } from '../../domain/general/catalogue.ts';
import type { GeneralPrice } from '../../domain/general/rate.ts';
import type { GeneralRater } from '../../raters/general.ts';
import type { StoredGeneralQuote } from '../../store/general/quotes.ts';
import { type PricedAnswers, priceGeneralAnswers } from '../../use-cases/general/price-answers.ts';

export async function generalQuoteView(
  rater: GeneralRater,
  stored: StoredGeneralQuote,
): Promise<GeneralQuote> {
  const { catalogue, priced } = await ratedGeneral(rater, stored);
  const { activity, types } = priced;
  const tiles = types.flatMap(({ plans }) =>
    plans.map(({ plan, price }) => tileOf(catalogue, plan, price)),
  );
  const said = new Set(tiles.flatMap(({ cover }) => cover.map(({ benefitId }) => benefitId)));
  const { _id: quoteId, reference, revision, status, draftId, leadId, answers } = stored;
  const { day, validUntil, catalogueVersion } = stored;
  const { comparedPlanIds, selectedPlanId, requestedTypes } = stored;
  return {
    quoteId,
    reference,
    revision,
    status,
    draftId,
    leadId,
    answers,
    day,
    validUntil,
    catalogueVersion,
    comparedPlanIds,
    selectedPlanId,
    requests: stored.requests,
    tiles,
    activity: {
      id: activity.id,
      name: activity.name,
      nameAr: activity.nameAr,
    },
    types: types.map(({ type, state }) => {
      return {
        type,
        state,
        requested: requestedTypes.includes(type),
      };
    }),
    benefits: catalogue.benefits
      .filter(({ id }) => said.has(id))
      .map(({ id, name, nameAr, help, helpAr }) => ({
        id,
        name,
        nameAr,
        help,
        helpAr,
      })),
  };
}

/** A priced quote, or why nothing was priced. */
export async function generalAnsweredView<Refused extends { outcome: string }>(
  rater: GeneralRater,
  answered: { outcome: 'priced'; quote: StoredGeneralQuote } | Refused,
) {
  if (!('quote' in answered)) return answered;
  return { outcome: 'priced' as const, quote: await generalQuoteView(rater, answered.quote) };
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

function tileOf(
  { insurers }: GeneralCatalogue,
  { id: planId, name, type, insurerId, excessFils, cover, rateCard }: GeneralPlan,
  { premiumFils, netFils, vatFils, grossFils, lines }: GeneralPrice,
): GeneralTile {
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
    price: { premiumFils, netFils, vatFils, grossFils, lines: [...lines] },
    rateCard: { id: rateCard.id, effectiveFrom: rateCard.effectiveFrom },
  };
}
