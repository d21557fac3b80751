/** The calls of medical insurance, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { FastifyInstance } from 'fastify';
import { catalogueCalls } from '../../contract/catalogue.ts';
import { medicalOfferCalls as offers } from '../../contract/medical/offer.ts';
import { priceCalls } from '../../contract/medical/price-calls.ts';
import { quoteCalls as calls } from '../../contract/medical/quote-calls.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import type { Catalogue } from '../domain/medical/catalogue.ts';
import { compareMedicalYears } from '../use-cases/medical/compare-years.ts';
import type { MedicalContext } from '../use-cases/medical/context.ts';
import { countAtFirst } from '../use-cases/medical/count-at-first.ts';
import { explainExample, getPlanDetail } from '../use-cases/medical/explain-plan.ts';
import { offerPlan, offerPlanAgain } from '../use-cases/medical/offer-plan.ts';
import { planDocument } from '../use-cases/medical/plan-document.ts';
import { searchProviders, searchTpaNetworks } from '../use-cases/medical/search-providers.ts';
import { createQuotationLines, emailQuote } from '../use-cases/medical/share-quote.ts';
import { quoteView, reproducedView } from '../views/medical/quote-view.ts';

export function serveMedical(
  app: FastifyInstance,
  context: MedicalContext,
  catalogues: Pick<CatalogueStore<Catalogue>, 'logo'>,
): void {
  serveCatalogue(app, context, catalogues);
  serveQuotes(app, context);
}

function serveCatalogue(
  app: FastifyInstance,
  context: MedicalContext,
  catalogues: Pick<CatalogueStore<Catalogue>, 'logo'>,
): void {
  const { rater, now } = context;
  const today = () => toIsoDate(dubaiToday(now()));
  serveCall(app, catalogueCalls.insurerLogo, async ({ code }) => {
    const svg = await catalogues.logo(code);
    return svg === null ? null : { svg };
  });
  serveCall(app, catalogueCalls.searchProviders, async (input, { locale }) =>
    searchProviders(rater.current(), input, locale),
  );
  serveCall(app, catalogueCalls.searchTpaNetworks, async (input, { locale }) =>
    searchTpaNetworks(rater.current(), input, locale),
  );
  serveCall(app, catalogueCalls.planDocument, async (input) =>
    planDocument(rater.current(), input),
  );
  serveCall(app, priceCalls.countProducts, async ({ answers }) => {
    const { version, prices } = rater.priceAll(answers, today());
    return { count: countAtFirst(rater.current(), prices, answers), catalogueVersion: version };
  });
  serveCall(app, priceCalls.priceProducts, async ({ answers }) => {
    const { version, prices } = rater.priceAll(answers, today());
    return { catalogueVersion: version, prices };
  });
  serveCall(app, priceCalls.planWords, async ({ catalogueVersion }) => ({
    plans: [...(await rater.wordsOf(catalogueVersion)).values()],
  }));
  serveCall(app, priceCalls.compareMedicalYears, (input) => compareMedicalYears(context, input));
  serveCall(app, priceCalls.explainExample, (input) => explainExample(context, input));
}

function serveQuotes(app: FastifyInstance, context: MedicalContext): void {
  const { quotes, rater, life } = context;
  serveCall(app, calls.createQuote, async (input, call) =>
    quoteView(rater, (await life.create(input, call)).quote),
  );
  serveCall(app, calls.getQuote, async ({ quoteId }) => {
    const found = await quotes.find(quoteId);
    return found ? quoteView(rater, found) : null;
  });
  serveCall(app, calls.repriceQuote, async ({ quoteId, answers, leadId }, call) => {
    const asked = { quoteId, leadId: leadId ?? undefined, change: { answers } };
    return quoteView(rater, (await life.revise(asked, call)).quote);
  });
  serveCall(app, calls.setCompared, async (input, call) =>
    quoteView(rater, (await life.compare(input, call)).quote),
  );
  serveCall(app, calls.selectPlan, async ({ quoteId, ...choice }, call) =>
    quoteView(rater, (await life.select({ quoteId, choice }, call)).quote),
  );
  serveCall(app, calls.getPlanDetail, (input) => getPlanDetail(context, input));
  serveCall(app, calls.emailQuote, (input, call) => emailQuote(context, input, call));
  serveCall(app, calls.createQuotationLines, (input, call) =>
    createQuotationLines(context, input, call),
  );
  serveCall(app, offers.offerPlan, (input, call) => offerPlan(context, input, call));
  serveCall(app, offers.offerPlanAgain, (input) => offerPlanAgain(context, input));
  serveCall(app, calls.reproduceQuote, async ({ quoteId }) =>
    reproducedView(await life.reproduce(quoteId)),
  );
}
