import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { orderLinkOf } from '@muqarin/rules/mailed-links';
import type { MotorAnswers } from '../../../contract/motor/offer.ts';
import type { MotorOrder } from '../../../contract/motor/order.ts';
import { reminderAfter } from '../../domain/renewal-days.ts';
import { motorRenewalDue } from '../../events/motor-events.ts';
import type { StoredMotorOrder } from '../../store/motor/orders.ts';
import { ofJourney } from '../of-journey.ts';
import type { OrderContext } from './order-context.ts';
import { contactOf, orderOffer } from './order-events.ts';
import { orderView } from './price-order.ts';
import { coverOf } from './receive-notice.ts';

const AT_ONCE = 100;
const MOST_CLAIM_FREE = 5;

/** Says of each policy 60, 30 and 7 days before that it ends; two copies of the service say it once between them. */
export async function remindRenewals(
  context: OrderContext,
  call: CallContext,
): Promise<{ reminded: number }> {
  const day = toIsoDate(dubaiToday(context.now()));
  let reminded = 0;
  for (;;) {
    const due = await context.orders.findToRenew(day, AT_ONCE);
    for (const order of due) reminded += (await remind(context, order, day, call)) ? 1 : 0;
    if (due.length < AT_ONCE) return { reminded };
  }
}

async function remind(
  context: OrderContext,
  order: StoredMotorOrder,
  day: string,
  call: CallContext,
): Promise<boolean> {
  const payload = {
    orderId: order._id,
    saleOrder: order.saleOrder,
    endDate: coverOf(order).to,
    offer: orderOffer(order),
    contact: contactOf(order),
    link: orderLinkOf('motor_renewal', order._id, dubaiToday(context.now())),
  };
  // Nobody looked for a week or more: there is nothing to be reminded of.
  const isOver = payload.endDate < day;
  const due = () => createEvent(motorRenewalDue, payload, ofJourney(call, order), context.events);
  const after = await context.orders.change(order._id, {
    set: { renewFrom: reminderAfter(payload.endDate, day) },
    when: { renewFrom: order.renewFrom },
    events: isOver ? [] : [due()],
  });
  return after !== null && !isOver;
}

/**
 * Next year's answers of an issued order, or null: insured now, not new any more, a year more of driving and, as no claim
 * was declared, a year more without one; the value is the market's of the day.
 */
export async function motorRenewal(
  context: OrderContext,
  orderId: string,
): Promise<{ order: MotorOrder; answers: MotorAnswers; endDate: string } | null> {
  const order = await context.orders.find(orderId);
  if (order?.status !== 'issued') return null;
  const { answers } = order;
  const next: MotorAnswers = {
    ...answers,
    valueAed: null,
    brandNew: false,
    insuredNow: true,
    licenceYears: Math.min(answers.licenceYears + 1, 60),
    claimFreeYears:
      answers.claims > 0 ? 1 : Math.min(Math.max(answers.claimFreeYears + 1, 1), MOST_CLAIM_FREE),
    claims: 0,
  };
  return { order: orderView(order), answers: next, endDate: coverOf(order).to };
}
