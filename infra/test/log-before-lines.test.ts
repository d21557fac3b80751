/** What was written before quotes of every line had one event family is read as it was then. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analyticsContract } from '@muqarin/analytics/contract/analytics-contract';
import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import { createAnalyticsReader } from '@muqarin/analytics/service';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import type { EventBus } from '@muqarin/platform/events/bus';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createLogger } from '@muqarin/platform/logger';
import { topicDeclarations } from '@muqarin/proto/topics';
import { replayPrices } from '@muqarin/quoting/replay';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  journeysBeforeLines,
  keepCatalogues,
  messagesBeforeLines,
} from './support/log-before-lines.ts';

const now = () => new Date('2026-11-23T08:00:00Z');
const logger = createLogger({ level: 'silent' });
const november = { from: '2026-11-01', to: '2026-11-30' };
const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const;

describe('a log from before one event family', () => {
  let dataDir: string;
  let bus: EventBus;
  let connection: Connection;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-history-'));
    keepCatalogues(dataDir);
    let ids = 0;
    bus = createSqliteEventLog({
      file: path.join(dataDir, 'events.sqlite'),
      topics: topicSpecs(topicDeclarations),
      now,
      newId: () => `member-${++ids}`,
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

  it('gives the figures of that day', async () => {
    expect(await rebuildJourneys({ connection, bus, swap: true })).toMatchObject({ unreadable: 0 });
    expect(await funnel()).toEqual({
      leads: 12,
      quotes: 3,
      repricings: 1,
      withoutPlan: 0,
      selections: 2,
      mails: 2,
      policies: 1,
      premiumNetFils: 230_000,
      conversionBasisPoints: 3333,
      motor: {
        leads: 4,
        quotes: 3,
        repricings: 1,
        withoutPlan: 0,
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
      },
      uploads: { kept: 0, refused: 0 },
    });
  });

  it('is what the read model of that day was made of', async () => {
    const { db } = connection;
    if (!db) throw new Error('the database is not connected');
    await db.collection<{ _id: string }>('journeys').insertMany(journeysBeforeLines());
    const compared = await rebuildJourneys({ connection, bus, swap: false });
    expect(compared).toMatchObject({ equal: true, before: { journeys: 12 } });
  });

  it('is rated again to the fils', async () => {
    expect(await replayPrices({ bus, dataDir })).toMatchObject({
      quotes: 4,
      rated: 4,
      prices: 234,
      notRateable: 0,
      unreadable: 0,
      unknownCatalogues: {},
      differences: [],
    });
  });
});
