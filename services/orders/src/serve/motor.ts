/** The calls of motor orders, each to its use case. */
import { everyHour } from '@muqarin/platform/every-hour';
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { motorOrderCalls } from '../../contract/motor/order-calls.ts';
import { motorPolicyCalls } from '../../contract/motor/policies.ts';
import { addDocuments } from '../use-cases/motor/add-documents.ts';
import {
  cancelMotorOrder,
  changeMotorOrder,
  removeDocument,
  saveOrderDetails,
} from '../use-cases/motor/change-order.ts';
import { confirmOrder } from '../use-cases/motor/confirm-order.ts';
import { openOrder } from '../use-cases/motor/open-order.ts';
import type { OrderContext } from '../use-cases/motor/order-context.ts';
import { handOverPayment } from '../use-cases/motor/pay-order.ts';
import { orderView } from '../use-cases/motor/price-order.ts';
import { applyMotorPromo, removeMotorPromo } from '../use-cases/motor/promo-of-order.ts';
import { receiveNotice } from '../use-cases/motor/receive-notice.ts';
import { motorRenewal, remindRenewals } from '../use-cases/motor/renew-order.ts';
import { signStandInNotice, standInPage } from '../use-cases/motor/stand-in-page.ts';

const calls = { ...motorOrderCalls, ...motorPolicyCalls };

export function serveMotor(app: FastifyInstance, context: OrderContext): void {
  serveCall(app, calls.openMotorOrder, (input, call) => openOrder(context, input, call));
  serveCall(app, calls.motorOrder, async ({ orderId }) => {
    const order = await context.orders.find(orderId);
    return order && orderView(order);
  });
  serveCall(app, calls.changeMotorOrder, (input, call) => changeMotorOrder(context, input, call));
  serveCall(app, calls.applyMotorPromo, (input, call) => applyMotorPromo(context, input, call));
  serveCall(app, calls.removeMotorPromo, (input, call) => removeMotorPromo(context, input, call));
  serveCall(app, calls.saveMotorOrderDetails, (input) => saveOrderDetails(context, input));
  serveCall(app, calls.removeMotorDocument, (input) => removeDocument(context, input));
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
