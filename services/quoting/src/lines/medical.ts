/** Individual medical insurance. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import type { Metrics } from '@muqarin/platform/metrics/metrics';
import { modelsReady } from '@muqarin/platform/models-ready';
import { medicalKind } from '../catalogue/medical/kind.ts';
import { openCatalogueStore } from '../catalogue/store.ts';
import { createRater, type Rater } from '../raters/medical.ts';
import { serveMedical } from '../serve/medical.ts';
import { createMedicalQuoteStore } from '../store/medical/quotes.ts';
import { catalogueFacts } from '../use-cases/medical/catalogue-facts.ts';
import { medicalContext } from '../use-cases/medical/context.ts';
import { medicalQuotations } from '../use-cases/medical/quotation-source.ts';
import { peopleOf } from '../use-cases/people.ts';
import { healthSales } from './health-sales.ts';
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
      ...peopleOf('medical', context),
      catalogues,
      pricedBy: quotes.pricedBy,
      outboxes: [mongooseOutboxStore(quotes.model)],
      bind: (asked) => context.life.bind(asked, 'bound'),
      sales: healthSales(context),
      quotations: medicalQuotations(context),
      facts: () => catalogueFacts(catalogues.current()),
      serve: (app) => serveMedical(app, context, catalogues),
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
