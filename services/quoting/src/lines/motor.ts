/** Motor insurance: quotes, and the orders that are made of them. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import { modelsReady } from '@muqarin/platform/models-ready';
import { motorKind } from '../catalogue/motor/kind.ts';
import { openCatalogueStore } from '../catalogue/store.ts';
import { noInsurer } from '../payment/no-insurer.ts';
import { createStandInPayments, standInSecret } from '../payment/stand-in.ts';
import { createMotorRater } from '../raters/motor.ts';
import { serveMotor } from '../serve/motor.ts';
import { serveMotorOrders } from '../serve/motor-orders.ts';
import { createMotorOrderStore } from '../store/motor/orders.ts';
import { createPromoUses } from '../store/motor/promo-uses.ts';
import { createMotorQuoteStore } from '../store/motor/quotes.ts';
import { motorContext } from '../use-cases/motor/context.ts';
import { motorPeople } from '../use-cases/motor/people.ts';
import type { Line } from './line.ts';

export const motor: Line = {
  name: 'motor',
  open: async (parts, where) => {
    const catalogues = await openCatalogueStore(motorKind, where);
    const quotes = createMotorQuoteStore(parts.connection);
    const orders = createMotorOrderStore(parts.connection);
    const promoUses = createPromoUses(parts.connection);
    await modelsReady([quotes.model, orders.model, promoUses.model], parts);
    const context = motorContext({ ...parts, rater: createMotorRater(catalogues), quotes });
    const payments = parts.insurerStandIn
      ? createStandInPayments(standInSecret(parts.dataDir, parts.randomBytes))
      : noInsurer;
    return {
      ...motorPeople({ ...context, orders }),
      catalogues,
      outboxes: [mongooseOutboxStore(quotes.model), mongooseOutboxStore(orders.model)],
      serve: (app) => {
        serveMotor(app, context);
        serveMotorOrders(app, { ...context, orders, promoUses, payments });
      },
    };
  },
};
