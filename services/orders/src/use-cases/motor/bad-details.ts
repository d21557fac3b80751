/** What is wrong with the details that were saved for an order, when it is confirmed. */
import { dubaiToday } from '@muqarin/rules/dates';
import { type Filled, inEnglish } from '@muqarin/rules/message';
import { firstPurchaseProblem, type PurchaseProblem } from '@muqarin/rules/motor/check-purchase';
import { parsePurchaseForm } from '@muqarin/rules/motor/purchase-form';
import type { OrderSlot } from '../../../contract/motor/order.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import type { OrderContext } from './order-context.ts';
import type { PricedOrder } from './price-order.ts';

export interface BadDetails extends Omit<PurchaseProblem, 'message'> {
  outcome: 'bad_details';
  /** In English, for whoever takes it as it is. */
  message: string;
  /** Its key and values, for whoever puts it into words. */
  filled?: Filled;
}

/** The first problem, by the rules that the page checks with too, in the order of S1 5. */
export function badDetailsOf(
  context: Pick<OrderContext, 'now'>,
  order: StoredMotorOrder,
  { tile }: PricedOrder,
  refusedSlots: readonly OrderSlot[],
): BadDetails | null {
  const there = order.documents.filter(
    ({ slot, status }) => status === 'received' && !refusedSlots.includes(slot),
  );
  const form = parsePurchaseForm(
    fieldsOf(order),
    there.map(({ slot }) => slot),
  );
  const problem = firstPurchaseProblem(form, {
    today: dubaiToday(context.now()),
    schemeCode: tile.schemeCode,
    claimFreeYears: order.answers.claimFreeYears,
  });
  return problem && said(problem);
}

function fieldsOf({ details }: StoredMotorOrder): Record<string, string> {
  return { ...details.texts, ...Object.fromEntries(details.agreed.map((name) => [name, '1'])) };
}

function said({ field, message, reveal }: PurchaseProblem): BadDetails {
  const bad = { outcome: 'bad_details', field, message: inEnglish(message), reveal } as const;
  return typeof message === 'string' ? bad : { ...bad, filled: message };
}
