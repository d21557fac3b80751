/** The session's motor order: ids come from the session only, a reference proves nothing (decisions X22). */
import { AppError } from '@muqarin/platform/errors';
import type { MotorOrder } from '@muqarin/quoting/contract/motor/order';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../../parts.ts';
import { motorOf, updateMotorSession } from '../session-draft.ts';
import type { MotorAsk } from '../session-quote.ts';

/** Null when none was selected, or another quote has taken its place. */
export async function findMotorOrder(
  { quoting }: Pick<Bff, 'quoting'>,
  { session, context }: MotorAsk,
): Promise<MotorOrder | null> {
  const { orderId, orderRef } = motorOf(session);
  if (!orderId || orderRef === null) return null;
  const order = await quoting.motorOrder({ orderId }, context);
  return order?.saleOrder === orderRef ? order : null;
}

/** Throws AppError not_found (404): also for an order of somebody else, whose reference was guessed. */
export async function requireMotorOrder(
  bff: Pick<Bff, 'quoting'>,
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
  const known = motorOf(session);
  if (known.orderId === orderId && known.orderRef === saleOrder) return;
  const ofQuote = known.quoteId === quoteId ? {} : { quoteId, draftId, leadId };
  await updateMotorSession(session, { ...ofQuote, orderId, orderRef: saleOrder });
}

export function noMotorOrder(): AppError {
  return new AppError('not_found', 'BFF.NO_ORDER', messages.notFound);
}
