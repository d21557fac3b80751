/** The order of what the client of a quotation accepted: that option, at that price. */
import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import type { CallContext } from '@muqarin/platform/context';
import { filled } from '@muqarin/rules/message';
import { formatAed } from '@muqarin/rules/money-format';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import { SaidError } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import type { OrderAgreed } from '../../ordered-quotations.ts';

/** Throws AppError conflict with the reason where it is not sold any more, or another order of its quote is confirmed. */
export async function orderAgreed(
  { quoting, orders }: Pick<Bff, 'quoting' | 'orders'>,
  { quotationId, key: idempotencyKey }: { quotationId: string; key: string },
  context: CallContext,
): Promise<MotorOrder> {
  const offer = await quoting.offerMotorQuotation({ quotationId }, context);
  const asked = { idempotencyKey, offer, known: {}, seen: {} };
  const answer = await orders.openMotorOrder(asked, context);
  if (answer.outcome === 'opened') return answer.order;
  if (answer.outcome === 'ordered_otherwise') throw orderedOtherwise(answer.order);
  throw new Error(`an agreed price was answered with ${answer.outcome}`);
}

/** The order's journey, for a browser that goes on with it. */
export const orderedQuotation: OrderAgreed = async (bff, asked, context) => {
  const order = await orderAgreed(bff, asked, context);
  const { draftId, leadId, quoteId, orderId, saleOrder, status, quoteReference } = order;
  const ids = { draftId, leadId, quoteId, orderId, orderRef: saleOrder };
  const isOpen = status === 'selected';
  const to = isOpen ? `${motorRoutes.policyDetails}?o=${saleOrder}` : checkoutUrl(saleOrder);
  return { line: 'motor', ids, reference: quoteReference, to };
};

function orderedOtherwise({ saleOrder: order, total }: MotorOrder): SaidError {
  const amount = formatAed(total.grossFils, 'always');
  const said = filled(quotationMessages.orderedOtherwise, {
    order,
    amount: { word: amount },
  });
  return new SaidError('conflict', 'BFF.ORDERED_OTHERWISE', said);
}
