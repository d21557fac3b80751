/** The session's motor order: ids come from the session only, a reference proves nothing (decisions X22). */

import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../../parts.ts';
import { motorDrafts } from '../session-draft.ts';
import type { MotorAsk } from '../session-quote.ts';

/** Null when none was selected, or another quote has taken its place. */
export async function findMotorOrder(
  { orders }: Pick<Bff, 'orders'>,
  { session, context }: MotorAsk,
): Promise<MotorOrder | null> {
  const { orderId, orderRef } = motorDrafts.idsOf(session);
  if (!orderId || orderRef === null) return null;
  const order = await orders.motorOrder({ orderId }, context);
  return order?.saleOrder === orderRef ? order : null;
}

/** Throws AppError not_found (404): also for an order of somebody else, whose reference was guessed. */
export async function requireMotorOrder(
  bff: Pick<Bff, 'orders'>,
  ask: MotorAsk,
  saleOrder?: unknown,
): Promise<MotorOrder> {
  const order = await findMotorOrder(bff, ask);
  if (order && (saleOrder === undefined || saleOrder === '' || saleOrder === order.saleOrder))
    return order;
  throw noMotorOrder();
}

export async function holdMotorOrder(
  session: MotorAsk['session'],
  { orderId, saleOrder, quoteId, draftId, leadId }: MotorOrder,
): Promise<void> {
  const known = motorDrafts.idsOf(session);
  if (known.orderId === orderId && known.orderRef === saleOrder) return;
  const ofQuote = known.quoteId === quoteId ? {} : { quoteId, draftId, leadId };
  await motorDrafts.update(session, { ...ofQuote, orderId, orderRef: saleOrder });
}

export function noMotorOrder(): AppError {
  return new AppError('not_found', 'BFF.NO_ORDER', messages.notFound);
}
