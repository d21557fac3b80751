import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { MotorBasis, MotorOffer } from '../../../contract/motor/offer.ts';
import type { MotorPlan } from '../../domain/motor/catalogue.ts';
import { termsOfInsurer } from '../../domain/policy-terms.ts';
import { isOffered } from '../../domain/quote-life.ts';
import { noPlan, quoteDays } from '../../parts.ts';
import type { StoredMotorQuote } from '../../store/motor/quotes.ts';
import { addonsOf, explainedTile, ratedOf } from '../../views/motor/quote-view.ts';
import type { MotorContext } from './context.ts';
import { lessDiscount } from './less-discount.ts';
import { offeredIn } from './line.ts';
import { offerInArabic } from './offer.ts';

export type OfferedMotor = { outcome: 'offered'; offer: MotorOffer } | { outcome: 'unknown_addon' };

/** A plan of a quote as it can be ordered. Throws QUOTING.NO_QUOTE and QUOTING.NO_PLAN. */
export async function offerMotorPlan(
  context: MotorContext,
  { quoteId, planId, addonIds }: { quoteId: string; planId: number; addonIds: number[] | null },
): Promise<OfferedMotor> {
  const quote = await context.life.require(quoteId);
  if (!isOffered(quote, [planId])) throw noPlan();
  return offerOn(context, basisOf(quote), planId, addonIds ?? addonsOf(quote, planId));
}

interface AskedAgain {
  basis: MotorBasis;
  planId: number;
  addonIds: number[];
  when: 'then' | 'today';
}

/**
 * The same for what an offer stood on: its catalogue and day, or those of today, with the add-ons that the plan has by then.
 * Throws QUOTING.NO_PLAN.
 */
export function offerMotorPlanAgain(
  context: MotorContext,
  { basis, planId, addonIds, when }: AskedAgain,
): Promise<OfferedMotor> {
  if (when === 'then') return offerOn(context, basis, planId, addonIds);
  const kept = offeredIn(context.rater.current(), planId, addonIds);
  return offerOn(context, { ...basis, ...today(context) }, planId, kept);
}

function today({ now, rater }: Pick<MotorContext, 'now' | 'rater'>) {
  const date = dubaiToday(now());
  return {
    day: toIsoDate(date),
    validUntil: toIsoDate(addDays(date, quoteDays)),
    catalogueVersion: rater.current().catalogue.version,
  };
}

/** Rated again by the answers, catalogue and day that it stands on. */
export async function offerOn(
  { rater }: Pick<MotorContext, 'rater'>,
  basis: MotorBasis,
  planId: number,
  wanted: readonly number[],
): Promise<OfferedMotor> {
  const { shelf, request, vehicle } = await ratedOf(rater, { ...basis, revision: 1, prices: [] });
  const plan = shelf.compiled.planById.get(planId);
  if (!plan) throw noPlan();
  const addonIds = offeredAddons(plan, wanted);
  // The plan first: one that cannot be quoted has no add-ons either.
  const rated = explainedTile(shelf, plan, request, addonIds ?? []);
  if (!rated) throw noPlan();
  if (addonIds === null) return { outcome: 'unknown_addon' };
  const { vatBasisPoints } = shelf.catalogue.tariff;
  const tile = { ...rated, price: lessDiscount(rated.price, basis.agreed, vatBasisPoints) };
  const policyTerms = termsOfInsurer(shelf.catalogue.policyTerms, tile.insurerId);
  const arabic = offerInArabic(shelf.catalogue, tile, vehicle);
  const kept = { planId, addonIds, vehicle, tile, vatBasisPoints, policyTerms, arabic };
  return { outcome: 'offered', offer: { ...basis, line: 'motor', ...kept } };
}

/** Everything the price stands on. */
function basisOf(quote: StoredMotorQuote): MotorBasis {
  const { answers, deductible, day, validUntil, catalogueVersion, valueAed } = quote;
  return {
    quoteId: quote._id,
    quoteReference: quote.reference,
    quoteRevision: quote.revision,
    draftId: quote.draftId,
    leadId: quote.leadId,
    answers: { ...answers, valueAed },
    deductible,
    valueAed,
    day,
    validUntil,
    catalogueVersion,
    agreed: null,
  };
}

/** Add-ons of the plan among these, without those it includes anyway; null when one is not the plan's. */
function offeredAddons({ addons }: MotorPlan, addonIds: readonly number[]): number[] | null {
  const known = new Map(addons.map((row) => [row.addonId, row.included]));
  if (!addonIds.every((id) => known.has(id))) return null;
  return [...new Set(addonIds)].filter((id) => known.get(id) === false).sort((a, b) => a - b);
}
