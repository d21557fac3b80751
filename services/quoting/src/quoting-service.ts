/** The quoting service, composed: the catalogue in memory, quotes in its database, its events in their outbox. */
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { mongooseOutboxStore, type OutboxStore } from '@muqarin/platform/events/outbox-store';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import type { Metrics } from '@muqarin/platform/metrics/metrics';
import { modelsReady } from '@muqarin/platform/models-ready';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { FastifyInstance } from 'fastify';
import { quotingContract } from '../contract/quoting-contract.ts';
import { builtInCatalogueDir } from './catalogue/built-in.ts';
import {
  type CatalogueStore,
  openCatalogueStore,
  openGeneralCatalogueStore,
  openMotorCatalogueStore,
} from './catalogue/store.ts';
import { hearErasures } from './hear-erasures.ts';
import type { MotorContext, QuotingContext, QuotingParts } from './parts.ts';
import { noInsurer } from './payment/no-insurer.ts';
import { createStandInPayments, standInSecret } from './payment/stand-in.ts';
import { createGeneralRater } from './raters/general.ts';
import { createRater, type Rater } from './raters/medical.ts';
import { createMotorRater, type MotorRater } from './raters/motor.ts';
import { serveGeneral } from './serve/general.ts';
import { serveMotorQuotes } from './serve/motor.ts';
import { serveMotorOrders } from './serve/motor-orders.ts';
import { createGeneralQuoteStore } from './store/general/quotes.ts';
import { createQuoteStore } from './store/medical/quotes.ts';
import { createMotorOrderStore, type MotorOrderStore } from './store/motor/orders.ts';
import { createPromoUses } from './store/motor/promo-uses.ts';
import { createMotorQuoteStore } from './store/motor/quotes.ts';
import { catalogueInfo, planDocument } from './use-cases/catalogue-info.ts';
import { heldOfJourneys } from './use-cases/held-of-person.ts';
import { selectPlan, setCompared } from './use-cases/medical/choose-plans.ts';
import { confirmPolicy } from './use-cases/medical/confirm-policy.ts';
import { countAtFirst } from './use-cases/medical/count-at-first.ts';
import { createQuote, repriceQuote } from './use-cases/medical/create-quote.ts';
import { explainExample, getPlanDetail } from './use-cases/medical/explain-plan.ts';
import { policiesOfQuotes } from './use-cases/medical/policies-of-quotes.ts';
import { reproduceQuote } from './use-cases/medical/reproduce-quote.ts';
import { searchProviders, searchTpaNetworks } from './use-cases/medical/search-providers.ts';
import { createQuotationLines, emailQuote } from './use-cases/medical/share-quote.ts';
import { motorPlanDocument } from './use-cases/motor/plan-document.ts';
import { explainMotor, priceMotor } from './use-cases/motor/price-answers.ts';
import { popularVehicles, searchVehicles, vehicleOf } from './use-cases/motor/search-vehicles.ts';
import { quoteView } from './views/medical/quote-view.ts';

export interface QuotingService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  /** Hears what others tell, from then on: who is to be forgotten. */
  hear: (bus: EventBus) => Promise<RunningSubscription>;
}

export async function createQuotingService(parts: QuotingParts): Promise<QuotingService> {
  const where = { dir: builtInCatalogueDir, dataDir: parts.dataDir };
  const [catalogues, motorCatalogues, generalCatalogues] = await Promise.all([
    openCatalogueStore(where),
    openMotorCatalogueStore(where),
    openGeneralCatalogueStore(where),
  ]);
  const quotes = createQuoteStore(parts.connection);
  const motorQuotes = createMotorQuoteStore(parts.connection);
  const generalQuotes = createGeneralQuoteStore(parts.connection);
  await modelsReady([quotes.model, motorQuotes.model, generalQuotes.model], parts);
  const context: QuotingContext = {
    ...parts,
    rater: timed(createRater(catalogues), parts.telemetry?.metrics),
    quotes,
    events: {
      newId: parts.newId,
      now: parts.now,
      source: '/services/quoting',
      tracer: parts.telemetry?.tracer,
    },
  };
  const app = createService({
    name: 'quoting',
    logger: parts.logger,
    telemetry: parts.telemetry,
    ready: { database: () => databaseAnswers(parts.connection) },
  });
  app.addHook('onClose', async () => {
    catalogues.close();
    motorCatalogues.close();
    generalCatalogues.close();
  });
  serveCatalogue(app, context, catalogues);
  serveCall(app, quotingContract.catalogueInfo, async () =>
    catalogueInfo({
      medical: catalogues.current(),
      motor: motorCatalogues.current(),
      general: generalCatalogues.current(),
    }),
  );
  const motor: MotorContext = {
    ...parts,
    rater: createMotorRater(motorCatalogues),
    quotes: motorQuotes,
    events: context.events,
  };
  serveMotor(app, motor.rater, parts.now);
  serveMotorQuotes(app, motor);
  const orders = await addMotorOrders(app, motor);
  const { events } = context;
  const rater = createGeneralRater(generalCatalogues);
  serveGeneral(app, { ...parts, rater, quotes: generalQuotes, events });
  serveCall(app, quotingContract.explainExample, (input) => explainExample(context, input));
  serveQuotes(app, context);
  const person = { ...parts, events, quotes, motorQuotes, motorOrders: orders, generalQuotes };
  serveCall(app, quotingContract.heldOfJourneys, ({ draftIds }) =>
    heldOfJourneys(person, draftIds),
  );
  return {
    app,
    hear: (bus) => hearErasures(bus, person, parts),
    outboxes: [
      mongooseOutboxStore(quotes.model),
      mongooseOutboxStore(motorQuotes.model),
      mongooseOutboxStore(orders.model),
      mongooseOutboxStore(generalQuotes.model),
    ],
  };
}

async function addMotorOrders(app: FastifyInstance, motor: MotorContext): Promise<MotorOrderStore> {
  const { connection, dataDir, randomBytes, insurerStandIn = false } = motor;
  const orders = createMotorOrderStore(connection);
  const promoUses = createPromoUses(connection);
  await modelsReady([orders.model, promoUses.model], motor);
  const payments = insurerStandIn
    ? createStandInPayments(standInSecret(dataDir, randomBytes))
    : noInsurer;
  serveMotorOrders(app, { ...motor, orders, promoUses, payments });
  return orders;
}

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

function serveCatalogue(
  app: FastifyInstance,
  { rater, now }: QuotingContext,
  catalogues: Pick<CatalogueStore, 'logo'>,
): void {
  const today = () => toIsoDate(dubaiToday(now()));
  serveCall(app, quotingContract.insurerLogo, async ({ code }) => {
    const svg = await catalogues.logo(code);
    return svg === null ? null : { svg };
  });
  serveCall(app, quotingContract.countProducts, async ({ answers }) => {
    const { version, prices } = rater.priceAll(answers, today());
    return { count: countAtFirst(rater.current(), prices, answers), catalogueVersion: version };
  });
  serveCall(app, quotingContract.priceProducts, async ({ answers }) => {
    const { version, prices } = rater.priceAll(answers, today());
    return { catalogueVersion: version, tiles: await rater.tiles(version, prices) };
  });
  serveCall(app, quotingContract.searchProviders, async (input, { locale }) =>
    searchProviders(rater.current(), input, locale),
  );
  serveCall(app, quotingContract.searchTpaNetworks, async (input, { locale }) =>
    searchTpaNetworks(rater.current(), input, locale),
  );
  serveCall(app, quotingContract.planDocument, async (input) =>
    planDocument(rater.current(), input),
  );
}

function serveMotor(app: FastifyInstance, rater: MotorRater, now: () => Date): void {
  const today = () => toIsoDate(dubaiToday(now()));
  serveCall(app, quotingContract.searchVehicles, async (input) =>
    searchVehicles(rater.current(), input),
  );
  serveCall(app, quotingContract.motorPlanDocument, async (input) =>
    motorPlanDocument(rater.current().catalogue, input),
  );
  serveCall(app, quotingContract.popularVehicles, async () => popularVehicles(rater.current()));
  serveCall(app, quotingContract.vehicleOf, async (input) =>
    vehicleOf(rater.current(), input, today()),
  );
  serveCall(app, quotingContract.priceMotor, async (input) =>
    priceMotor(rater.current(), input, today()),
  );
  serveCall(app, quotingContract.explainMotor, (input) => explainMotor(rater, input, today()));
}

function serveQuotes(app: FastifyInstance, context: QuotingContext): void {
  const { quotes, rater } = context;
  serveCall(app, quotingContract.createQuote, (input, call) => createQuote(context, input, call));
  serveCall(app, quotingContract.getQuote, async ({ quoteId }) => {
    const found = await quotes.find(quoteId);
    return found ? quoteView(rater, found) : null;
  });
  serveCall(app, quotingContract.repriceQuote, (input, call) => repriceQuote(context, input, call));
  serveCall(app, quotingContract.setCompared, (input) => setCompared(context, input));
  serveCall(app, quotingContract.getPlanDetail, (input) => getPlanDetail(context, input));
  serveCall(app, quotingContract.selectPlan, (input, call) => selectPlan(context, input, call));
  serveCall(app, quotingContract.emailQuote, (input, call) => emailQuote(context, input, call));
  serveCall(app, quotingContract.createQuotationLines, (input, call) =>
    createQuotationLines(context, input, call),
  );
  serveCall(app, quotingContract.confirmPolicy, (input, call) =>
    confirmPolicy(context, input, call),
  );
  serveCall(app, quotingContract.policiesOfQuotes, ({ quoteIds }) =>
    policiesOfQuotes(context, quoteIds),
  );
  serveCall(app, quotingContract.reproduceQuote, ({ quoteId }) => reproduceQuote(context, quoteId));
}
