/** A lead that is up for renewal: its car priced for next year, under a quote of its own (S1 4, decisions V14). */
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import { emirates, nameOf } from '@muqarin/rules/emirates';
import type { Bff } from '../../../parts.ts';
import type { Ask } from '../../../routes/documented/call.ts';
import { motorDrafts } from '../session-draft.ts';
import { findMotorQuote, noMotorQuote } from '../session-quote.ts';
import { findMotorOrder, noMotorOrder } from './session-order.ts';

export interface RenewalProducts {
  emirate_id: number;
  emirate: string;
  product_ids: number[];
  reference: string;
}

type Asking = Pick<Ask, 'session' | 'context' | 'key'>;

/** Throws AppError not_found for a lead that is not this session's. */
export async function renewalProducts(
  bff: Bff,
  ask: Asking,
  leadId: unknown,
): Promise<RenewalProducts> {
  const order = await findMotorOrder(bff, ask);
  const own = [motorDrafts.idsOf(ask.session).leadId, order?.leadId];
  if (typeof leadId !== 'string' || (leadId !== '' && !own.includes(leadId))) throw noMotorOrder();
  if (leadId === '' && !order) throw noMotorOrder();
  const renewed = order && (await nextYear(bff, ask, order.orderId));
  const quote = renewed ?? (await findMotorQuote(bff, ask));
  if (!quote) throw noMotorQuote();
  return {
    emirate_id: quote.answers.emirateId,
    emirate: nameOf(emirates, quote.answers.emirateId) ?? '',
    product_ids: quote.prices.map(({ planId }) => planId),
    reference: quote.reference,
  };
}

async function nextYear(
  bff: Bff,
  { session, context, key }: Asking,
  orderId: string,
): Promise<MotorQuoteHead | null> {
  const found = await bff.orders.motorRenewal({ orderId }, context);
  if (!found) return null;
  const { answers, order } = found;
  const priced = await bff.quoting.createMotorQuote(
    {
      idempotencyKey: `renewal-${key}`.slice(0, 128),
      draftId: order.draftId,
      leadId: order.leadId,
      answers,
    },
    context,
  );
  if (priced.outcome !== 'priced') throw noMotorQuote();
  const { quoteId, draftId, leadId } = priced.quote;
  await motorDrafts.update(session, { quoteId, draftId, leadId, orderRef: null, orderId: null });
  return priced.quote;
}
