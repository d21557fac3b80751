/** Individual medical insurance. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import type { Metrics } from '@muqarin/platform/metrics/metrics';
import { modelsReady } from '@muqarin/platform/models-ready';
import { medicalKind } from '../catalogue/medical/kind.ts';
import { openCatalogueStore } from '../catalogue/store.ts';
import { createRater, type Rater } from '../raters/medical.ts';
import { serveMedical } from '../serve/medical.ts';
import { createMedicalQuoteStore } from '../store/medical/quotes.ts';
import { heldQuote } from '../use-cases/held-of-person.ts';
import { catalogueFacts } from '../use-cases/medical/catalogue-facts.ts';
import { medicalContext } from '../use-cases/medical/context.ts';
import type { Line } from './line.ts';

export const medical: Line = {
  name: 'medical',
  open: async (parts, where) => {
    const catalogues = await openCatalogueStore(medicalKind, where);
    const quotes = createMedicalQuoteStore(parts.connection);
    await modelsReady([quotes.model], parts);
    const rater = timed(createRater(catalogues), parts.telemetry?.metrics);
    const context = medicalContext({ ...parts, rater, quotes });
    return {
      catalogues,
      outboxes: [mongooseOutboxStore(quotes.model)],
      facts: () => catalogueFacts(catalogues.current()),
      serve: (app) => serveMedical(app, context, catalogues),
      held: async (draftIds) => {
        const found = await quotes.ofJourneys(draftIds);
        return {
          quotes: found.map((quote) => heldQuote('medical', quote, quote.policy !== null)),
          policies: found.flatMap(({ policy }) => (policy === null ? [] : [policy])),
        };
      },
      erase: async (draftIds, call) => {
        const found = await quotes.ofJourneys(draftIds);
        for (const quote of found) {
          if (quote.policy === null) await context.life.erase(quote, call);
        }
      },
    };
  },
};

/** Pricing every plan is what this service is for: how long that takes is a figure of its own. */
function timed(rater: Rater, metrics: Metrics | null | undefined): Rater {
  if (!metrics) return rater;
  return {
    ...rater,
    priceAll: (answers, day) => {
      const began = performance.now();
      const priced = rater.priceAll(answers, day);
      metrics.time('ratingSeconds', {}, (performance.now() - began) / 1000);
      return priced;
    },
  };
}
