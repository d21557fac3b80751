/** What was written before quotes of every line had one event family is read as it was then. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analyticsContract } from '@muqarin/analytics/contract/analytics-contract';
import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import { createAnalyticsReader, createAnalyticsService } from '@muqarin/analytics/service';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import type { EventBus } from '@muqarin/platform/events/bus';
import { startRelay } from '@muqarin/platform/events/relay';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { topicDeclarations } from '@muqarin/proto/topics';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { replayPrices } from '@muqarin/quoting/replay';
import { createQuotingService } from '@muqarin/quoting/service';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  journeysBeforeLines,
  keepCatalogues,
  messagesBeforeLines,
  quotesBeforeLines,
} from './support/log-before-lines.ts';

const now = () => new Date('2026-11-23T08:00:00Z');
const newId = createNewId(now);
const logger = createLogger({ level: 'silent' });
/** What analytics listened to before it heard of businesses. */
const topicsOfThatDay = [
  'leads.lead.v1',
  'quoting.quote.v1',
  'quoting.motor_quote.v1',
  'quoting.policy.v1',
  'quoting.motor_order.v1',
  'documents.upload.v1',
];
const november = { from: '2026-11-01', to: '2026-11-30' };
const none = {
  withoutPlan: 0,
  comparisons: 0,
  quotations: 0,
  priceRequests: 0,
  pricesFirst: 0,
  requests: 0,
  orders: 0,
  confirmed: 0,
  handedOver: 0,
  paid: 0,
  cancelled: 0,
  policies: 0,
  premiumNetFils: 0,
};
const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const;

/** Of every quote of the log, each event once. */
function pricesTold(): number {
  const priced = messagesBeforeLines().filter(({ headers }) =>
    headers.ce_type?.endsWith('QuotePriced'),
  );
  const byId = new Map(priced.map(({ headers, value }) => [headers.ce_id, value]));
  return [...byId.values()].reduce(
    (sum, value) => sum + ((JSON.parse(value) as { prices?: unknown[] }).prices?.length ?? 0),
    0,
  );
}

describe('a log from before one event family', () => {
  let dataDir: string;
  let bus: EventBus;
  let connection: Connection;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-history-'));
    keepCatalogues(dataDir);
    bus = createSqliteEventLog({
      file: path.join(dataDir, 'events.sqlite'),
      topics: topicSpecs(topicDeclarations),
      now,
      newId,
      logger,
    });
    await bus.publish(messagesBeforeLines());
    connection = await connectSqlite({ file: ':memory:', now });
  });
  afterEach(async () => {
    await bus.close();
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const figures = async () => {
    await rebuildJourneys({ connection, bus, swap: true });
    return funnel();
  };
  const funnel = async () => {
    const app = createAnalyticsReader({ connection, logger });
    const transport = inProcess(app);
    const client = createClient({ service: 'analytics', contracts: analyticsContract, transport });
    try {
      return (await client.funnel(november, context)).total;
    } finally {
      await app.close();
    }
  };

  /** As the group of that day had. */
  const readUpTo = async (topics: string[]) => {
    const member = await bus.subscribe({ group: 'analytics', topics, handle: async () => {} });
    await taken();
    await member.stop();
  };
  const taken = async () => {
    for (let tries = 0; tries < 500; tries += 1) {
      const waiting = (await bus.groups()).filter(({ committed, end }) => committed < end);
      if (tries > 5 && waiting.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('the group does not come to the end');
  };

  it('gives the figures of that day', async () => {
    expect(await rebuildJourneys({ connection, bus, swap: true })).toMatchObject({ unreadable: 0 });
    expect(await funnel()).toEqual({
      leads: 12,
      lines: {
        medical: {
          ...none,
          leads: 4,
          quotes: 3,
          repricings: 1,
          selections: 2,
          mails: 2,
          quotations: 1,
          policies: 1,
          premiumNetFils: 230_000,
          conversionBasisPoints: 3333,
          leadConversionBasisPoints: 2500,
        },
        motor: {
          ...none,
          leads: 4,
          quotes: 3,
          repricings: 1,
          comparisons: 1,
          selections: 2,
          mails: 3,
          orders: 2,
          confirmed: 1,
          handedOver: 1,
          paid: 1,
          cancelled: 1,
          policies: 1,
          premiumNetFils: 182_907,
          conversionBasisPoints: 3333,
          leadConversionBasisPoints: 2500,
        },
        general: {
          ...none,
          leads: 3,
          quotes: 3,
          repricings: 1,
          withoutPlan: 1,
          comparisons: 1,
          selections: 1,
          mails: 1,
          priceRequests: 1,
          requests: 1,
          conversionBasisPoints: 0,
          leadConversionBasisPoints: 0,
        },
      },
      uploads: { kept: 0, refused: 0 },
    });
  });

  it('goes on with the read model of that day, which hears of businesses now', async () => {
    const { db } = connection;
    if (!db) throw new Error('the database is not connected');
    const journeys = db.collection<{ _id: string }>('journeys');
    await journeys.insertMany(journeysBeforeLines());
    await readUpTo(topicsOfThatDay);
    const before = await rebuildJourneys({ connection, bus, swap: false });
    // The facts of general quotes: its leads and those of the other lines were there.
    expect(before).toMatchObject({ equal: false, before: { journeys: 12 }, unreadable: 0 });
    const { app, subscription } = await createAnalyticsService({ connection, bus, logger });
    await taken();
    await subscription.stop();
    await app.close();
    expect(await rebuildJourneys({ connection, bus, swap: false })).toMatchObject({ equal: true });
    // Nothing that was there is written again.
    const facts = JSON.stringify(await journeys.findOne({ _id: 'draft-motor-1' }));
    expect(facts).toContain('motor_quote');
    const counted = await funnel();
    await rebuildJourneys({ connection, bus, swap: true });
    expect(await funnel()).toEqual(counted);
  });

  it('publishes what waited in the database, and goes on in one family: each act counts once', async () => {
    const { app, outboxes } = await createQuotingService({
      connection,
      dataDir,
      logger,
      now,
      newId,
      randomBytes: () => new Uint8Array(8),
    });
    const transport = inProcess(app);
    const quoting = createClient({ service: 'quoting', contracts: quotingContract, transport });
    for (const { collection, document } of quotesBeforeLines()) {
      const outbox = document.outbox.map((entry) => ({ ...entry, at: new Date(entry.at) }));
      await connection
        .collection<{ _id: string; outbox: object[] }>(collection)
        .insertOne({ ...document, outbox });
    }
    const before = await figures();
    const relay = startRelay({
      stores: outboxes,
      bus,
      owner: 'test',
      now,
      newId,
      logger,
      sweepMilliseconds: 20,
    });
    const [medical, motor, general] = quotesBeforeLines().map(({ document }) => document);
    if (!medical || !motor || !general) throw new Error('too few quotes');
    const planIds = (quote: typeof medical) => quote.prices.slice(0, 2).map((row) => row.planId);
    const twice = [0, 1];
    for (const _ of twice) {
      const asked = { quoteId: medical._id, planIds: planIds(medical) };
      await quoting.setCompared(asked, context);
      const [, planId = 0] = planIds(motor);
      await quoting.selectMotorPlan({ quoteId: motor._id, planId, addonIds: [] }, context);
      const businesses = { quoteId: general._id, planIds: planIds(general) };
      await quoting.setGeneralCompared(businesses, context);
    }
    for (const outbox of outboxes) {
      await expect.poll(async () => (await outbox.backlog()).waiting).toBe(0);
    }
    const types: string[] = [];
    for await (const page of bus.scan({ topics: ['quoting.quote.v2'] })) {
      types.push(...page.map(({ headers }) => headers.ce_type ?? ''));
    }
    expect(types.toSorted()).toEqual([
      'muqarin.quoting.v2.PlanSelected',
      'muqarin.quoting.v2.PlansCompared',
      'muqarin.quoting.v2.PlansCompared',
    ]);
    const after = await figures();
    const grown = (line: string, figure: 'quotes' | 'comparisons' | 'selections') =>
      (after.lines[line]?.[figure] ?? 0) - (before.lines[line]?.[figure] ?? 0);
    // The first of each was waiting, in the form of that day.
    expect([
      grown('medical', 'quotes'),
      grown('motor', 'quotes'),
      grown('general', 'quotes'),
    ]).toEqual([1, 1, 1]);
    expect([grown('medical', 'selections'), grown('medical', 'comparisons')]).toEqual([1, 1]);
    expect([grown('motor', 'comparisons'), grown('motor', 'selections')]).toEqual([1, 1]);
    expect([grown('general', 'selections'), grown('general', 'comparisons')]).toEqual([1, 1]);
    expect(await replayPrices({ bus, dataDir })).toMatchObject({
      quotes: 15,
      rated: 15,
      different: 0,
    });
    await relay.stop();
    await app.close();
  });

  it('is rated again to the fils', async () => {
    expect(await replayPrices({ bus, dataDir })).toMatchObject({
      quotes: 12,
      rated: 12,
      prices: pricesTold(),
      notRateable: 0,
      unreadable: 0,
      unknownCatalogues: {},
      differences: [],
    });
  });
});
