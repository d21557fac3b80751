/** Motor insurance. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import { modelsReady } from '@muqarin/platform/models-ready';
import { motorKind } from '../catalogue/motor/kind.ts';
import { openCatalogueStore } from '../catalogue/store.ts';
import { createMotorRater } from '../raters/motor.ts';
import { serveMotor } from '../serve/motor.ts';
import { createMotorQuoteStore } from '../store/motor/quotes.ts';
import { motorContext } from '../use-cases/motor/context.ts';
import { motorQuotations } from '../use-cases/motor/quotation-source.ts';
import { peopleOf } from '../use-cases/people.ts';
import type { Line } from './line.ts';
import { motorSales } from './motor-sales.ts';

export const motor: Line = {
  name: 'motor',
  open: async (parts, where) => {
    const catalogues = await openCatalogueStore(motorKind, where);
    const quotes = createMotorQuoteStore(parts.connection);
    await modelsReady([quotes.model], parts);
    const context = motorContext({ ...parts, rater: createMotorRater(catalogues), quotes });
    return {
      ...peopleOf('motor', context),
      catalogues,
      pricedBy: quotes.pricedBy,
      outboxes: [mongooseOutboxStore(quotes.model)],
      bind: (asked) => context.life.bind(asked, 'accepted'),
      sales: motorSales(context),
      quotations: motorQuotations(context),
      serve: (app) => serveMotor(app, context),
    };
  },
};
