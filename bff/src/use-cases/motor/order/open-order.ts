/** BUY NOW: the order of the session's quote for a plan (decisions V21, V38). */
import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { aedToFils } from '@muqarin/rules/money';
import type { Bff } from '../../../parts.ts';
import type { Ask } from '../../../routes/documented/call.ts';
import { motorHeadOfSession, noMotorPlan } from '../session-quote.ts';
import { holdMotorOrder } from './session-order.ts';
import { withOffers } from './with-offers.ts';

export type BuyFields = Readonly<Record<string, string>>;

export type Opened =
  | { outcome: 'opened'; order: MotorOrder }
  | { outcome: 'price_changed'; netFils: number };

/** Throws AppError conflict without a quote, not_found for a plan that is not in it. */
export async function openMotorOrder(
  bff: Bff,
  ask: Pick<Ask, 'session' | 'context' | 'key'>,
  fields: BuyFields,
): Promise<Opened> {
  const { quoteId } = await motorHeadOfSession(bff, ask);
  const planId = wholeIn(fields.product_id);
  if (planId === null) throw noMotorPlan();
  const addonIds = fields.addon_id === undefined ? null : parseIds(fields.addon_id).slice(0, 20);
  const wanted = { key: ask.key, quoteId, planId, addonIds, seen: seenIn(fields) };
  const answer = await orderPlan(bff, wanted, ask.context);
  if (answer.outcome === 'opened') {
    await holdMotorOrder(ask.session, answer.order);
    return { outcome: 'opened', order: answer.order };
  }
  if (answer.outcome === 'price_changed') return answer;
  // An add-on that the plan does not have cannot have been in a price we showed.
  const quote = await bff.quoting.motorQuoteHead({ quoteId }, ask.context);
  const price = quote?.prices.find((row) => row.planId === planId);
  return { outcome: 'price_changed', netFils: price?.discountedFils ?? 0 };
}

export interface WantedPlan {
  key: string;
  quoteId: string;
  planId: number;
  /** Null takes those of the quote. */
  addonIds: number[] | null;
  seen: { premiumFils: number | null; discountBasisPoints: number | null; valueAed: number | null };
}

/** The order of what quoting offers; the quote learns what was chosen once the order is there. */
export async function orderPlan(
  { quoting, orders }: Pick<Bff, 'quoting' | 'orders'>,
  { key: idempotencyKey, seen, ...wanted }: WantedPlan,
  context: Ask['context'],
) {
  const offered = await quoting.offerMotorPlan(wanted, context);
  if (offered.outcome !== 'offered') return offered;
  const { offer } = offered;
  const answer = await withOffers({ quoting }, context, (known) =>
    orders.openMotorOrder({ idempotencyKey, offer, seen, known }, context),
  );
  const { quoteId, planId, addonIds } = offer;
  if (answer.outcome === 'opened')
    await quoting.selectMotorPlan({ quoteId, planId, addonIds }, context);
  return answer;
}

/** What was not sent is not compared; what was sent and cannot be read is not what we showed. */
function seenIn(fields: BuyFields) {
  const { premium, discount_perc: percent, prod_car_idv: idv } = fields;
  const isGiven = (text: string | undefined): text is string => (text ?? '').trim() !== '';
  return {
    premiumFils: isGiven(premium) ? (aedToFils(premium.replaceAll(',', '')) ?? -1) : null,
    discountBasisPoints: isGiven(percent) ? pointsIn(percent) : null,
    valueAed: isGiven(idv) ? (wholeIn(idv.replace(/,|\.0+$/g, '')) ?? -1) : null,
  };
}

function pointsIn(percent: string): number {
  const points = Math.round(Number(percent) * 100);
  return Number.isSafeInteger(points) ? points : -1;
}

function wholeIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}
