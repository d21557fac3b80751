/** What is to be asked of quoting before a call can go on (`contract/motor/asks.ts`). */
import type { MotorAsks, MotorKnown } from '../../../contract/motor/asks.ts';
import type { MotorOffer, WantedOffer } from '../../../contract/motor/offer.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';

const nothing: MotorAsks = { outcome: 'asks', offer: null, promos: [], binding: null };

/** Null when all of these codes were looked up. */
export function asksCodes(
  { promos }: MotorKnown,
  codes: readonly (string | undefined)[],
): MotorAsks | null {
  const known = new Set(promos.map(({ code }) => code));
  const missing = codes.filter((code) => code !== undefined && !known.has(code)) as string[];
  return missing.length > 0 ? { ...nothing, promos: missing } : null;
}

/** Before it is confirmed its quote is bound, under the order's id: whoever confirms it, it is the same order. */
export function asksBinding({ _id, quoteId, planId }: StoredMotorOrder): MotorAsks {
  const binding = { line: 'motor', quoteId, planId, idempotencyKey: _id, revision: null } as const;
  return { ...nothing, binding };
}

/** The order's plan with these add-ons, on its own day or today; an offer of something else is asked for anew. */
export function offerFor(
  { offer }: MotorKnown,
  order: StoredMotorOrder,
  addonIds: readonly number[],
  today: string | null,
): MotorOffer | MotorAsks {
  const day = today ?? order.day;
  const isWanted =
    offer !== null &&
    offer.quoteId === order.quoteId &&
    offer.quoteRevision === order.quoteRevision &&
    offer.planId === order.planId &&
    offer.day === day &&
    // Today the plan may have other add-ons than then.
    (today !== null ||
      (offer.addonIds.join() === addonIds.join() &&
        offer.catalogueVersion === order.catalogueVersion));
  return isWanted ? offer : { ...nothing, offer: wantedOf(order, addonIds, today) };
}

function wantedOf(
  order: StoredMotorOrder,
  addonIds: readonly number[],
  today: string | null,
): WantedOffer {
  const { quoteId, quoteReference, quoteRevision, draftId, leadId } = order;
  const { answers, deductible, valueAed, day, validUntil, catalogueVersion } = order;
  const whose = { quoteId, quoteReference, quoteRevision, draftId, leadId };
  const priced = { answers, deductible, valueAed, day, validUntil, catalogueVersion };
  // What was agreed is never asked for anew.
  const basis = { ...whose, ...priced, agreed: null };
  const { planId } = order;
  return { basis, planId, addonIds: [...addonIds], when: today === null ? 'then' : 'today' };
}

/** Of an offer what an order keeps of it. */
export function choiceOf(offer: MotorOffer) {
  const { answers, deductible, day, validUntil, catalogueVersion, valueAed, agreed } = offer;
  const { tile, vehicle, vatBasisPoints, arabic, planId, addonIds, quoteRevision } = offer;
  return {
    answers,
    deductible,
    day,
    validUntil,
    catalogueVersion,
    agreed,
    valueAed,
    quoteRevision,
    planId,
    addonIds: [...addonIds],
    offer: { tile, vehicle, vatBasisPoints, policyTerms: offer.policyTerms, arabic },
  };
}
