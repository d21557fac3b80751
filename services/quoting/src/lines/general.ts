/** General insurance of businesses. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import { modelsReady } from '@muqarin/platform/models-ready';
import { generalKind } from '../catalogue/general/kind.ts';
import { openCatalogueStore } from '../catalogue/store.ts';
import { createGeneralRater } from '../raters/general.ts';
import { serveGeneral } from '../serve/general.ts';
import { createGeneralQuoteStore } from '../store/general/quotes.ts';
import { generalContext } from '../use-cases/general/context.ts';
import { heldQuote, quoteHead } from '../use-cases/held-of-person.ts';
import type { Line } from './line.ts';

export const general: Line = {
  name: 'general',
  open: async (parts, where) => {
    const catalogues = await openCatalogueStore(generalKind, where);
    const quotes = createGeneralQuoteStore(parts.connection);
    await modelsReady([quotes.model], parts);
    const context = generalContext({ ...parts, rater: createGeneralRater(catalogues), quotes });
    return {
      catalogues,
      pricedBy: quotes.pricedBy,
      outboxes: [mongooseOutboxStore(quotes.model)],
      serve: (app) => serveGeneral(app, context),
      held: async (draftIds) =>
        (await quotes.ofJourneys(draftIds)).map((quote) => heldQuote('general', quote, false)),
      heads: async (draftIds) =>
        (await quotes.headsOfJourneys(draftIds)).map((head) => quoteHead('general', head)),
      erase: async (draftIds, call) => {
        for (const quote of await quotes.ofJourneys(draftIds))
          await context.life.erase(quote, call);
      },
    };
  },
};
