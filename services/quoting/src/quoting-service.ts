/** The quoting service, composed: what its lines have in common, and each line's own calls. */
import type { CallContext } from '@muqarin/platform/context';
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { mongooseOutboxStore, type OutboxStore } from '@muqarin/platform/events/outbox-store';
import { everyHour } from '@muqarin/platform/every-hour';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import { modelsReady } from '@muqarin/platform/models-ready';
import type { FastifyInstance } from 'fastify';
import { bindingCalls } from '../contract/binding.ts';
import { type CatalogueInfo, catalogueCalls } from '../contract/catalogue.ts';
import { personCalls } from '../contract/person.ts';
import { builtInCatalogueDir } from './catalogue/built-in.ts';
import type { CatalogueLine } from './catalogue/files.ts';
import { createCheck } from './catalogue-desk/check.ts';
import type { DeskContext } from './catalogue-desk/context.ts';
import { goLiveDue, keepGoingLive } from './catalogue-desk/go-live.ts';
import { serveCatalogueDesk } from './catalogue-desk/serve.ts';
import { createChangeStore } from './catalogue-desk/store.ts';
import { hear } from './hear.ts';
import { lines } from './lines/all.ts';
import type { OpenLine } from './lines/line.ts';
import type { QuotingContext, QuotingParts } from './parts.ts';
import type { QuotationContext } from './quotations/context.ts';
import { type Ended, endQuotations } from './quotations/end.ts';
import fundings from './quotations/fundings.json' with { type: 'json' };
import { peopleOfQuotations } from './quotations/people.ts';
import { salesOfQuotations } from './quotations/sales.ts';
import { serveQuotations } from './quotations/serve.ts';
import { createQuotationStore } from './quotations/store.ts';
import { catalogueInfo, catalogueWords } from './use-cases/catalogue-info.ts';
import { heldOfJourneys, quotesOfJourneys } from './use-cases/held-of-person.ts';

export interface QuotingService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  /** Hears what others publish, from then on: who is to be forgotten, what was bought. */
  hear: (bus: EventBus) => Promise<RunningSubscription>;
  /** Reminds clients of quotations, and ends those whose time is over; it does so itself every hour. */
  endQuotations: () => Promise<Ended>;
  /** Puts approved changes of the catalogue in force whose day has come; it does so itself every half minute. */
  goLiveDue: () => ReturnType<typeof goLiveDue>;
}

/** In nobody's name. */
function clock(newId: QuotingParts['newId']): CallContext {
  return { actor: { kind: 'system', id: 'clock' }, correlationId: newId() };
}

async function endAgain(
  desk: QuotationContext & Pick<QuotingParts, 'newId'>,
  logger: QuotingParts['logger'],
) {
  try {
    logger.info(await endQuotations(desk, clock(desk.newId)), 'quotations ended');
  } catch (err) {
    logger.warn({ err }, 'quotations could not be ended; it tries again');
  }
}

export async function createQuotingService(parts: QuotingParts): Promise<QuotingService> {
  const { newId, now, dataDir, telemetry, logger } = parts;
  const events = { newId, now, source: '/services/quoting', tracer: telemetry?.tracer };
  const quotations = createQuotationStore(parts.connection);
  const changes = createChangeStore(parts.connection);
  await modelsReady([quotations.model, changes.model], parts);
  const context: QuotingContext = { ...parts, events, quotations };
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
  const sources = open.flatMap((line) => line.quotations ?? []);
  const desk: QuotationContext = { ...context, sources, fundings };
  serveQuotations(app, desk);
  const catalogueDesk = deskOf(context, changes, open);
  serveCatalogueDesk(app, catalogueDesk);
  app.addHook(
    'onClose',
    keepGoingLive(catalogueDesk, () => clock(newId), logger),
  );
  app.addHook('onClose', async () => stopEnding());
  const stopEnding = everyHour(() => void endAgain(desk, logger));
  serveCall(app, catalogueCalls.catalogueInfo, async () => infoOf(open));
  serveCall(app, catalogueCalls.catalogueWords, ({ version }) =>
    catalogueWords(
      open.map(({ catalogues }, at) => ({ name: lines[at]?.name ?? '', ...catalogues })),
      version,
    ),
  );
  serveCall(app, personCalls.heldOfJourneys, ({ draftIds }) =>
    heldOfJourneys([...open, peopleOfQuotations(desk)], draftIds),
  );
  serveCall(app, personCalls.quotesOfJourneys, ({ draftIds }) => quotesOfJourneys(open, draftIds));
  serveCall(app, bindingCalls.bindQuote, ({ line, ...asked }) => lineOf(open, line).bind(asked));
  return {
    app,
    hear: (bus) => {
      const ofQuotations = { ...peopleOfQuotations(desk), sales: salesOfQuotations(desk) };
      return hear(bus, [...open, ofQuotations], parts);
    },
    outboxes: [
      ...open.flatMap(({ outboxes }) => outboxes),
      mongooseOutboxStore(quotations.model),
      mongooseOutboxStore(changes.model),
    ],
    goLiveDue: () => goLiveDue(catalogueDesk, clock(newId)),
    endQuotations: () => endQuotations(desk, clock(newId)),
  };
}

function deskOf(
  context: QuotingContext,
  changes: DeskContext['changes'],
  open: readonly OpenLine[],
): DeskContext {
  const ofLine = ({ catalogues: { reload }, pricedBy }: OpenLine, at: number) => {
    return { line: lines[at]?.name as CatalogueLine, reload, pricedBy };
  };
  const { check = createCheck(new URL('./lines/check-thread.ts', import.meta.url)) } = context;
  return { ...context, changes, check, lines: open.map(ofLine) };
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
