/** What is published of motor orders: their quote was sold, or is free again. */
import { type Handler, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import {
  MotorOrderCancelledSchema,
  MotorOrderConfirmedSchema,
  MotorOrderPaidSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import type { MotorContext } from '../use-cases/motor/context.ts';

/**
 * Of events from when quotes and orders were changed together nothing follows, but for a quote that was bound since: orders
 * was not their source, and of a payment or a cancellation they name no quote.
 */
export function motorSales({ life }: MotorContext): Handler[] {
  return [
    on(defineEvent(MotorOrderConfirmedSchema), async ({ data, time, source }) => {
      const counts = source === '/services/orders' ? 'always' : 'if_bound';
      const sale = { key: data.orderId, at: time.toISOString(), counts } as const;
      await life.settle(data.quoteId, sale, 'accepted');
    }),
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
