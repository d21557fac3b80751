/** Medical insurance of groups. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import { modelsReady } from '@muqarin/platform/models-ready';
import { groupKind } from '../catalogue/medical-corporate/kind.ts';
import { openCatalogueStore } from '../catalogue/store.ts';
import { noPlan } from '../parts.ts';
import { createGroupRater } from '../raters/medical-corporate.ts';
import { serveGroups } from '../serve/medical-corporate.ts';
import { createGroupQuoteStore } from '../store/medical-corporate/quotes.ts';
import { groupContext } from '../use-cases/medical-corporate/context.ts';
import { withoutPlan } from '../use-cases/medical-corporate/offer-group.ts';
import { groupQuotations } from '../use-cases/medical-corporate/quotation-source.ts';
import { peopleOf } from '../use-cases/people.ts';
import { healthSales } from './health-sales.ts';
import type { Line } from './line.ts';

export const medicalCorporate: Line = {
  name: 'medical-corporate',
  open: async (parts, where) => {
    const catalogues = await openCatalogueStore(groupKind, where);
    const quotes = createGroupQuoteStore(parts.connection);
    await modelsReady([quotes.model], parts);
    const context = groupContext({ ...parts, rater: createGroupRater(catalogues), quotes });
    return {
      ...peopleOf('medical-corporate', context),
      catalogues,
      pricedBy: quotes.pricedBy,
      outboxes: [mongooseOutboxStore(quotes.model)],
      bind: async (asked) => {
        const quote = await quotes.find(asked.quoteId);
        // One policy for the whole group: a category without a plan would stay uninsured.
        if (quote && withoutPlan(quote).length > 0) throw noPlan();
        return context.life.bind(asked, 'bound');
      },
      sales: healthSales(context),
      quotations: groupQuotations(context),
      serve: (app) => serveGroups(app, context),
    };
  },
};
