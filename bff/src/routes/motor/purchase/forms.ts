/** Plain forms of the purchase (bff/contract/motor-order-pages); the one with files is in `purchase-form.ts`. */
import { AppError } from '@muqarin/platform/errors';
import { formatAed } from '@muqarin/rules/money-format';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { motorRoutes, pageAfterRenewal } from '@muqarin/rules/motor/pages';
import { motorOrderPaths } from '../../../../contract/motor/order-pages.ts';
import { ours, said } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { openMotorOrder } from '../../../use-cases/motor/order/open-order.ts';
import { renewalProducts } from '../../../use-cases/motor/order/renewal.ts';
import { requireMotorOrder } from '../../../use-cases/motor/order/session-order.ts';
import { type Form, ownPath } from '../../forms/form.ts';
import { afterContact } from '../../plan-list/prices-first.ts';
import { listForm } from '../plans/list-form.ts';
import { motorPricesFirst } from '../plans/prices-first.ts';

export function motorPurchaseForms(bff: Bff): Form[] {
  return [
    afterContact(motorPricesFirst, buyForm(bff)),
    payForm(bff),
    cancelForm(bff),
    renewalForm(bff),
  ];
}

/** BUY NOW: 303 to the page of the order, so that reload and Back do no harm (decisions V38). */
function buyForm(bff: Bff): Form {
  return {
    path: motorOrderPaths.policyDetails,
    ...listForm,
    handle: async (ask) => {
      const back = ownPath(ask.fields.return, motorRoutes.products);
      const answer = await openMotorOrder(bff, ask, ask.fields);
      if (answer.outcome === 'price_changed') {
        const amount = formatAed(answer.netFils, 'always');
        const warning = said('Price changed: {amount}', { amount });
        return { to: back, warning, reference: null };
      }
      const { order } = answer;
      const to =
        order.status === 'selected'
          ? `${motorRoutes.policyDetails}?o=${order.saleOrder}`
          : checkoutUrl(order.saleOrder);
      return { to, redirect: to, reference: order.quoteReference };
    },
  };
}

/** On to the insurer: the only address of another host this site ever leads to, and it comes from the insurer's driver. */
function payForm(bff: Bff): Form {
  return {
    path: motorOrderPaths.pay,
    flashPage: 'motor-checkout',
    back: motorRoutes.checkout,
    handle: async ({ session, context }) => {
      const order = await requireMotorOrder(bff, { session, context });
      const { orderId, saleOrder, quoteReference: reference } = order;
      try {
        const answer = await bff.orders.handOverMotorPayment({ orderId }, context);
        const to = answer.outcome === 'ready' ? answer.url : checkoutUrl(saleOrder);
        return { to, redirect: to, reference };
      } catch (error) {
        // The order is as it was; a bare "something went wrong" would not say that it is the insurer who is away.
        if (!(error instanceof AppError) || error.code !== 'ORDERS.PAYMENT_AWAY') throw error;
        return { to: checkoutUrl(saleOrder), warning: ours(error.message), reference };
      }
    },
  };
}

function cancelForm(bff: Bff): Form {
  return {
    path: motorOrderPaths.cancel,
    flashPage: 'motor-checkout',
    back: motorRoutes.checkout,
    handle: async ({ session, context }) => {
      const order = await requireMotorOrder(bff, { session, context });
      const answer = await bff.orders.cancelMotorOrder({ orderId: order.orderId }, context);
      const to = checkoutUrl(order.saleOrder);
      const { quoteReference: reference } = order;
      return answer.outcome === 'changed'
        ? { to, reference }
        : { to, warning: ours(motorMessages.confirmFailed), reference };
    },
  };
}

/** View other products (S1 4): priced anew for next year, then the list or the page without plans. */
function renewalForm(bff: Bff): Form {
  return {
    path: motorOrderPaths.renewal,
    flashPage: 'motor-order',
    back: motorRoutes.questionnaire,
    handle: async ({ session, context, fields, key }) => {
      const answer = await renewalProducts(bff, { session, context, key }, fields.lead_id);
      const to = motorRoutes[pageAfterRenewal(answer.product_ids)];
      return { to, redirect: to, reference: answer.reference };
    },
  };
}
