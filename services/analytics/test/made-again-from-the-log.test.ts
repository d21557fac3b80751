/** The read model is the same bytes however often, in whatever order and by whomever it is made. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  openDatabase,
  type TestDatabase,
} from '@muqarin/platform/contract-suites/database-under-test';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import type { EventBus, EventMessage, StoredMessage } from '@muqarin/platform/events/bus';
import { createLogger } from '@muqarin/platform/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnalyticsService } from '../src/analytics-service.ts';
import { factSources } from '../src/facts-of-events.ts';
import { printOf } from '../src/rebuild/canonical.ts';
import { rebuildJourneys } from '../src/rebuild.ts';
import { createJourneyStore } from '../src/store/journeys.ts';
import { inventedJourneys } from './support/invented-journeys.ts';
import { inventedMotorJourneys } from './support/invented-motor-journeys.ts';

const now = () => new Date('2026-01-10T08:00:00Z');
let dir: string;
let bus: EventBus;
let databases: TestDatabase[];
let ids = 0;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muqarin-analytics-'));
  databases = [];
  bus = createSqliteEventLog({
    file: path.join(dir, 'events.sqlite'),
    now,
    newId: () => `member-${++ids}`,
    logger: { error: () => {} },
    pollMilliseconds: 5,
    // Every message comes twice, as a broker may deliver it.
    redeliver: () => true,
  });
});
afterEach(async () => {
  await bus.close();
  for (const database of databases) await database.dispose();
  rmSync(dir, { recursive: true, force: true });
});

describe('made again from the log, the read model', () => {
  it('is what the running service made, to the byte, and takes its place', async () => {
    const connection = await database();
    const events = [...inventedJourneys(32), ...inventedMotorJourneys(8)];
    const service = await live(connection, events);
    const before = await printOf(dbOf(connection), 'journeys');
    const done = await rebuildJourneys({ connection, bus, swap: true });
    expect(done).toMatchObject({ equal: true, unreadable: 0, before, after: before });
    expect(before.journeys).toBe(40);
    // The service goes on with the new one.
    await bus.publish(inventedJourneys(37).slice(inventedJourneys(32).length));
    await until(async () => (await printOf(dbOf(connection), 'journeys')).journeys === 45);
    await service.subscription.stop();
    const names = await dbOf(connection).listCollections().toArray();
    expect(names.map(({ name }) => name)).toEqual(['journeys']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is the same after any shuffle, seed %i', async (seed) => {
    const messages = [...inventedJourneys(25), ...inventedMotorJourneys(10)];
    await bus.publish(messages);
    const connection = await database();
    const wanted = (await rebuildJourneys({ connection, bus, swap: true })).after;
    const other = await database();
    const journeys = await storeOn(other);
    const random = seeded(seed);
    const some = messages.filter(() => random() < 0.3);
    const shuffled = [...messages, ...some]
      .map((message) => ({ message, place: random() }))
      .sort((a, b) => a.place - b.place);
    for (const { message } of shuffled) {
      const source = factSources.find(({ def }) => def.type === message.headers.ce_type);
      if (source) await journeys.record(source.read(message as StoredMessage));
    }
    expect(await printOf(dbOf(other), 'journeys')).toEqual(wanted);
  });

  it('differs when one fact is lost, and says so without a change', async () => {
    const connection = await database();
    const service = await live(connection, inventedJourneys(5));
    await service.subscription.stop();
    const { model } = await storeOn(connection);
    await model.deleteOne({});
    const verified = await rebuildJourneys({ connection, bus, swap: false });
    expect(verified).toMatchObject({
      equal: false,
      before: { journeys: 4 },
      after: { journeys: 5 },
    });
    expect((await printOf(dbOf(connection), 'journeys')).journeys).toBe(4);
    await rebuildJourneys({ connection, bus, swap: true });
    expect((await rebuildJourneys({ connection, bus, swap: false })).equal).toBe(true);
  });

  it('stays as it was when making it again breaks off, and the next try succeeds', async () => {
    const connection = await database();
    const service = await live(connection, inventedJourneys(10));
    await service.subscription.stop();
    const before = await printOf(dbOf(connection), 'journeys');
    const breaking = {
      scan: async function* (query: Parameters<EventBus['scan']>[0]) {
        yield* bus.scan(query);
        throw new Error('the machine is gone');
      },
    };
    const broken = rebuildJourneys({ connection, bus: breaking, swap: true });
    await expect(broken).rejects.toThrow('the machine is gone');
    expect(await printOf(dbOf(connection), 'journeys')).toEqual(before);
    expect((await rebuildJourneys({ connection, bus, swap: true })).equal).toBe(true);
  });

  it('keeps what the service takes in just before the new one takes its place', async () => {
    const connection = await database();
    const journeys = await storeOn(connection);
    await bus.publish(inventedJourneys(3));
    const late = inventedJourneys(4).slice(inventedJourneys(3).length);
    let scans = 0;
    const racing = {
      scan: async function* (query: Parameters<EventBus['scan']>[0]) {
        scans += 1;
        yield* bus.scan(query);
        if (scans > 1) return;
        await bus.publish(late);
        for (const message of late) {
          const source = factSources.find(({ def }) => def.type === message.headers.ce_type);
          if (source) await journeys.record(source.read(message as StoredMessage));
        }
      },
    };
    await rebuildJourneys({ connection, bus: racing, swap: true });
    expect((await rebuildJourneys({ connection, bus, swap: false })).equal).toBe(true);
    expect((await printOf(dbOf(connection), 'journeys')).journeys).toBe(4);
  });

  it('counts an event that nobody can read and passes by', async () => {
    const connection = await database();
    const [first, ...others] = inventedJourneys(2);
    await bus.publish([{ ...(first as EventMessage), value: 'no JSON' }, ...others]);
    const done = await rebuildJourneys({ connection, bus, swap: true });
    expect(done).toMatchObject({ unreadable: 1, after: { journeys: 2 } });
  });

  it('holds no name, address, telephone number or day of birth', async () => {
    const connection = await database();
    await bus.publish([...inventedJourneys(3), ...inventedMotorJourneys(2)]);
    await rebuildJourneys({ connection, bus, swap: true });
    const text = JSON.stringify(await dbOf(connection).collection('journeys').find({}).toArray());
    expect(text).toContain('MQ-0001');
    expect(text).not.toMatch(/Mariam|example\.com|5012345|1991/);
  });
});

async function database() {
  const made = await openDatabase({ now });
  databases.push(made);
  return made.connection;
}

/** Ready before it is written to, as the service's is. */
async function storeOn(connection: TestDatabase['connection']) {
  const journeys = createJourneyStore(connection);
  await journeys.model.init();
  return journeys;
}

function dbOf(connection: TestDatabase['connection']) {
  if (!connection.db) throw new Error('not connected');
  return connection.db;
}

async function live(connection: TestDatabase['connection'], messages: readonly EventMessage[]) {
  const logger = createLogger({ level: 'silent' });
  const service = await createAnalyticsService({ connection, logger, bus });
  await bus.publish(messages);
  await until(async () => {
    const lags = await bus.groups();
    return lags.length > 0 && lags.every(({ committed, end }) => committed === end);
  });
  return service;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('did not happen in time');
}

/** Mulberry32: a seed that fails, fails again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
