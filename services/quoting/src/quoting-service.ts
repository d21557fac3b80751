/** The quoting service, composed: what its lines have in common, and each line's own calls. */
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import type { OutboxStore } from '@muqarin/platform/events/outbox-store';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import type { FastifyInstance } from 'fastify';
import { bindingCalls } from '../contract/binding.ts';
import { type CatalogueInfo, catalogueCalls } from '../contract/catalogue.ts';
import { personCalls } from '../contract/person.ts';
import { builtInCatalogueDir } from './catalogue/built-in.ts';
import { hear } from './hear.ts';
import { lines } from './lines/all.ts';
import type { OpenLine } from './lines/line.ts';
import type { QuotingContext, QuotingParts } from './parts.ts';
import { catalogueInfo, catalogueWords } from './use-cases/catalogue-info.ts';
import { heldOfJourneys, quotesOfJourneys } from './use-cases/held-of-person.ts';

export interface QuotingService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  /** Hears what others publish, from then on: who is to be forgotten, what was bought. */
  hear: (bus: EventBus) => Promise<RunningSubscription>;
}

export async function createQuotingService(parts: QuotingParts): Promise<QuotingService> {
  const { newId, now, dataDir, telemetry, logger } = parts;
  const events = { newId, now, source: '/services/quoting', tracer: telemetry?.tracer };
  const context: QuotingContext = { ...parts, events };
  const where = {
    dir: parts.catalogueDir ?? builtInCatalogueDir,
    dataDir,
    pollMilliseconds: parts.cataloguePollMilliseconds,
  };
  const open = await Promise.all(lines.map((line) => line.open(context, where)));
  const app = createService({
    name: 'quoting',
    logger,
    telemetry,
    ready: { database: () => databaseAnswers(parts.connection) },
  });
  app.addHook('onClose', async () => {
    for (const { catalogues } of open) catalogues.close();
  });
  for (const line of open) line.serve(app);
  serveCall(app, catalogueCalls.catalogueInfo, async () => infoOf(open));
  serveCall(app, catalogueCalls.catalogueWords, ({ version }) =>
    catalogueWords(
      open.map(({ catalogues }, at) => ({ name: lines[at]?.name ?? '', ...catalogues })),
      version,
    ),
  );
  serveCall(app, personCalls.heldOfJourneys, ({ draftIds }) => heldOfJourneys(open, draftIds));
  serveCall(app, personCalls.quotesOfJourneys, ({ draftIds }) => quotesOfJourneys(open, draftIds));
  serveCall(app, bindingCalls.bindQuote, ({ line, ...asked }) => lineOf(open, line).bind(asked));
  return {
    app,
    hear: (bus) => hear(bus, open, parts),
    outboxes: open.flatMap(({ outboxes }) => outboxes),
  };
}

function lineOf(open: readonly OpenLine[], name: string): Required<Pick<OpenLine, 'bind'>> {
  const { bind } = open[lines.findIndex((line) => line.name === name)] ?? {};
  if (!bind) throw new Error(`quotes of ${name} are not bound`);
  return { bind };
}

function infoOf(open: readonly OpenLine[]): CatalogueInfo {
  const inForce = open.map(({ catalogues }, at) => [lines[at]?.name, catalogues.current()]);
  const facts = open.map((line) => line.facts?.() ?? {});
  return Object.assign(catalogueInfo(Object.fromEntries(inForce)), ...facts) as CatalogueInfo;
}
