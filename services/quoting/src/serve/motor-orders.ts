/** The calls of motor orders, each to its use case. */
import { everyHour } from '@muqarin/platform/every-hour';
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { motorOrderCalls } from '../../contract/motor/order-calls.ts';
import { motorPolicyCalls } from '../../contract/motor/policies.ts';
import { addDocuments } from '../use-cases/motor/order/add-documents.ts';
import {
  cancelMotorOrder,
  changeMotorOrder,
  saveOrderDetails,
} from '../use-cases/motor/order/change-order.ts';
import { confirmOrder } from '../use-cases/motor/order/confirm-order.ts';
import { openOrder } from '../use-cases/motor/order/open-order.ts';
import type { OrderContext } from '../use-cases/motor/order/order-context.ts';
import { handOverPayment } from '../use-cases/motor/order/pay-order.ts';
import { orderView } from '../use-cases/motor/order/price-order.ts';
import { applyMotorPromo, removeMotorPromo } from '../use-cases/motor/order/promo-of-order.ts';
import { receiveNotice } from '../use-cases/motor/order/receive-notice.ts';
import { motorRenewal, remindRenewals } from '../use-cases/motor/order/renew-order.ts';
import { signStandInNotice, standInPage } from '../use-cases/motor/order/stand-in-page.ts';

const calls = { ...motorOrderCalls, ...motorPolicyCalls };

export function serveMotorOrders(app: FastifyInstance, context: OrderContext): void {
  serveCall(app, calls.openMotorOrder, (input, call) => openOrder(context, input, call));
  serveCall(app, calls.motorOrder, async ({ orderId }) => {
    const order = await context.orders.find(orderId);
    return order ? orderView(context, order) : null;
  });
  serveCall(app, calls.changeMotorOrder, (input, call) => changeMotorOrder(context, input, call));
  serveCall(app, calls.applyMotorPromo, (input, call) => applyMotorPromo(context, input, call));
  serveCall(app, calls.removeMotorPromo, (input, call) => removeMotorPromo(context, input, call));
  serveCall(app, calls.saveMotorOrderDetails, (input) => saveOrderDetails(context, input));
  serveCall(app, calls.confirmMotorOrder, (input, call) => confirmOrder(context, input, call));
  serveCall(app, calls.cancelMotorOrder, (input, call) => cancelMotorOrder(context, input, call));
  serveCall(app, calls.handOverMotorPayment, (input, call) =>
    handOverPayment(context, input, call),
  );
  serveCall(app, calls.receiveInsurerNotice, (input, call) => receiveNotice(context, input, call));
  serveCall(app, calls.addMotorDocuments, (input, call) => addDocuments(context, input, call));
  serveCall(app, calls.insurerStandIn, ({ paymentId }) => standInPage(context, paymentId));
  serveCall(app, calls.signStandInNotice, (input) => signStandInNotice(context, input));
  serveCall(app, calls.remindMotorRenewals, (_input, call) => remindRenewals(context, call));
  serveCall(app, calls.motorRenewal, ({ orderId }) => motorRenewal(context, orderId));
  remindEveryHour(app, context);
}

/** Policies end while nobody looks: each copy of the service looks, and one of them publishes. */
function remindEveryHour(app: FastifyInstance, context: OrderContext): void {
  const remind = () => {
    const call = {
      actor: { kind: 'system' as const, id: 'renewals' },
      correlationId: context.newId(),
    };
    remindRenewals(context, call).catch((error: unknown) => {
      context.logger.error({ err: error }, 'renewal reminders failed');
    });
  };
  const stop = everyHour(remind);
  app.addHook('onClose', async () => stop());
}
