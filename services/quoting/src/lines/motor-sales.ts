/** What is published of motor orders: their quote was sold, or is free again. */
import { type Handler, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import {
  MotorOrderCancelledSchema,
  MotorOrderConfirmedSchema,
  MotorOrderPaidSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import type { MotorContext } from '../use-cases/motor/context.ts';

/** Of events from before they named a quote nothing follows: then quotes and orders were changed together. */
export function motorSales({ life }: MotorContext): Handler[] {
  return [
    on(defineEvent(MotorOrderConfirmedSchema), async ({ data: { quoteId, orderId }, time }) =>
      life.settle(
        quoteId,
        { key: orderId, at: time.toISOString(), counts: 'if_bound' },
        'accepted',
      ),
    ),
    // A payment counts, also for an order that was given up.
    on(defineEvent(MotorOrderPaidSchema), async ({ data: { quoteId, orderId }, time }) => {
      if (quoteId)
        await life.settle(
          quoteId,
          { key: orderId, at: time.toISOString(), counts: 'always' },
          'accepted',
        );
    }),
    on(defineEvent(MotorOrderCancelledSchema), async ({ data: { quoteId, orderId } }) => {
      if (quoteId) await life.release(quoteId, orderId);
    }),
  ];
}
