import type { CallContext } from '@muqarin/platform/context';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { MedicalBasis, MedicalOffer } from '../../../contract/medical/offer.ts';
import { arabicOf } from '../../domain/arabic.ts';
import { termsOfInsurer } from '../../domain/policy-terms.ts';
import { noPlan } from '../../parts.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import type { MedicalContext } from './context.ts';
import { mutable } from './explain-plan.ts';
import { priceOf } from './line.ts';

/** A plan of a quote as it can be bought; one that has run out is priced anew. Throws QUOTING.NO_QUOTE and QUOTING.NO_PLAN. */
export async function offerPlan(
  context: MedicalContext,
  { quoteId, planId }: { quoteId: string; planId: number },
  call: CallContext,
): Promise<MedicalOffer> {
  const quote = await stillValid(context, await context.life.require(quoteId), call);
  priceOf(quote, planId);
  return offerPlanAgain(context, { basis: basisOf(quote), planId });
}

/** Rated again by the answers, catalogue and day that an offer stands on. Throws QUOTING.NO_PLAN. */
export async function offerPlanAgain(
  { rater }: Pick<MedicalContext, 'rater'>,
  { basis, planId }: { basis: MedicalBasis; planId: number },
): Promise<MedicalOffer> {
  const { catalogueVersion: version, answers, day } = basis;
  const price = await rater.rate(version, answers, day, planId);
  const [tile] = price ? await rater.tiles(version, [price]) : [];
  if (!price || !tile) throw noPlan();
  const { netFils, vatFils, grossFils } = price;
  const { vatBasisPoints, policyTerms, arabic } = await rater.catalogueOf(version);
  const conditions = tile.conditions.map(({ text }) => text);
  return {
    ...basis,
    line: 'medical',
    planId,
    planName: tile.name,
    insurerId: tile.insurerId,
    insurerName: tile.insurerName,
    conditions,
    netFils,
    vatFils,
    grossFils,
    vatBasisPoints,
    policyTerms: termsOfInsurer(policyTerms, tile.insurerId),
    arabic: arabicOf(arabic, [tile.name, tile.insurerName, ...conditions]),
    price: mutable(price),
  };
}

async function stillValid(
  context: MedicalContext,
  quote: StoredMedicalQuote,
  call: CallContext,
): Promise<StoredMedicalQuote> {
  if (toIsoDate(dubaiToday(context.now())) <= quote.validUntil) return quote;
  const { _id: quoteId, answers } = quote;
  return (await context.life.revise({ quoteId, change: { answers } }, call)).quote;
}

function basisOf(quote: StoredMedicalQuote): MedicalBasis {
  return {
    quoteId: quote._id,
    quoteReference: quote.reference,
    quoteRevision: quote.revision,
    draftId: quote.draftId,
    leadId: quote.leadId,
    answers: quote.answers,
    day: quote.day,
    validUntil: quote.validUntil,
    catalogueVersion: quote.catalogueVersion,
  };
}
