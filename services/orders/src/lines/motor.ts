/** Motor insurance: orders, from BUY NOW over payment to policy and renewal. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import { modelsReady } from '@muqarin/platform/models-ready';
import { serveMotor } from '../serve/motor.ts';
import { createMotorOrderStore } from '../store/motor/orders.ts';
import { createPromoUses } from '../store/motor/promo-uses.ts';
import { motorBook } from '../use-cases/motor/book.ts';
import { motorPeople } from '../use-cases/motor/people.ts';
import type { Line } from './line.ts';

export const motor: Line = {
  name: 'motor',
  open: async (parts) => {
    const orders = createMotorOrderStore(parts.connection);
    const promoUses = createPromoUses(parts.connection);
    await modelsReady([orders.model, promoUses.model], parts);
    const context = { ...parts, orders, promoUses };
    return {
      ...motorPeople(context),
      book: motorBook(orders),
      outboxes: [mongooseOutboxStore(orders.model)],
      serve: (app) => serveMotor(app, context),
    };
  },
};
