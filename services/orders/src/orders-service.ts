/** The orders service, composed: what its lines have in common, and each line's own calls. */
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import type { OutboxStore } from '@muqarin/platform/events/outbox-store';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import type { FastifyInstance } from 'fastify';
import { personCalls } from '../contract/person.ts';
import { soldCalls } from '../contract/sold.ts';
import { hearErasures } from './hear-erasures.ts';
import { lines } from './lines/all.ts';
import type { OrdersContext, OrdersParts } from './parts.ts';
import { noInsurer } from './payment/no-insurer.ts';
import { createStandInPayments, standInSecret } from './payment/stand-in.ts';
import { serveChanges } from './serve/changes.ts';
import { boughtOfJourneys, heldOfJourneys } from './use-cases/held-of-person.ts';
import { policiesOfQuotes } from './use-cases/policies-of-quotes.ts';

export interface OrdersService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  /** Hears who is to be forgotten, from then on. */
  hear: (bus: EventBus) => Promise<RunningSubscription>;
}

export async function createOrdersService(parts: OrdersParts): Promise<OrdersService> {
  const { newId, now, telemetry, logger, dataDir, randomBytes } = parts;
  const events = { newId, now, source: '/services/orders', tracer: telemetry?.tracer };
  const payments = parts.insurerStandIn
    ? createStandInPayments(standInSecret(dataDir, randomBytes))
    : noInsurer;
  const context: OrdersContext = { ...parts, events, payments };
  const open = await Promise.all(lines.map((line) => line.open(context)));
  const app = createService({
    name: 'orders',
    logger,
    telemetry,
    // The offer of a group comes whole, with the price of each of its categories, and up to 50,000 people of its staff list.
    bodyLimitBytes: 16 * 1024 * 1024,
    ready: { database: () => databaseAnswers(parts.connection) },
  });
  for (const line of open) line.serve(app);
  serveCall(app, personCalls.heldOfJourneys, ({ draftIds }) => heldOfJourneys(open, draftIds));
  const books = open.map(({ book }) => book);
  serveChanges(app, context, books);
  serveCall(app, personCalls.boughtOfJourneys, ({ draftIds }) => boughtOfJourneys(books, draftIds));
  serveCall(app, soldCalls.policiesOfQuotes, ({ quoteIds }) => policiesOfQuotes(open, quoteIds));
  return {
    app,
    hear: (bus) => hearErasures(bus, open, parts),
    outboxes: open.flatMap(({ outboxes }) => outboxes),
  };
}
