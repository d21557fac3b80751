/** The relay between outboxes and the bus: sweep, nudge, leases, refusals. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteEventLog } from '../src/drivers/sqlite-event-log.ts';
import type { EventMessage } from '../src/events/bus.ts';
import { BusUnavailable } from '../src/events/bus-unavailable.ts';
import { mongooseOutboxStore } from '../src/events/outbox-store.ts';
import { wasPublishedIn } from '../src/events/was-published.ts';
import { type OutboxHarness, openHarness } from './events-outbox-harness.ts';
import { pause, until } from './events-waiting.ts';

let harness: OutboxHarness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.dispose());

describe('the relay', () => {
  it('leaves the time of the last change alone', async () => {
    const { raw, relay, save, waiting } = harness;
    await save('lead-1');
    const before = (await raw('lead-1')).updatedAt;
    relay();
    await until(async () => (await waiting('lead-1')).length === 0);
    expect((await raw('lead-1')).updatedAt).toEqual(before);
  });

  it('delivers by its sweep alone when nudges are deferred', async () => {
    const { published, relay, save } = harness;
    const sweeps: (() => void)[] = [];
    relay({
      defer: true,
      sleep: (_milliseconds, signal) =>
        new Promise((resolve) => {
          sweeps.push(resolve);
          signal.addEventListener('abort', () => resolve());
        }),
    });
    await until(() => sweeps.length === 1);
    await save('lead-1');
    await pause(30);
    expect(published).toEqual([]);
    sweeps[0]?.();
    await until(() => published.length === 1);
  });

  it('looks less and less often where nothing comes, and as before when something did', async () => {
    const { relay, save, waiting } = harness;
    const pauses: number[] = [];
    let isStill = false;
    relay({
      sweepMilliseconds: 1_000,
      sleep: (milliseconds, signal) => {
        // That of what is settled together.
        if (milliseconds < 1_000) return Promise.resolve();
        pauses.push(milliseconds);
        if (pauses.length < 6) return Promise.resolve();
        isStill = true;
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    });
    await until(() => isStill);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    await save('lead-1');
    await until(async () => (await waiting('lead-1')).length === 0);
    await until(() => pauses.length > 6);
    expect(pauses[6]).toBe(1_000);
  });

  it('publishes at once when nudged by a commit', async () => {
    const { published, relay, save } = harness;
    relay({ sweepMilliseconds: 60_000 });
    await pause(20);
    await save('lead-1');
    await until(() => published.length === 1);
  });

  it('publishes nothing again that the log has, after a life that was killed before it noted that', async () => {
    const { leads, published, relay, remember, save, waiting } = harness;
    const folder = await mkdtemp(join(tmpdir(), 'muqarin-relay-'));
    let ids = 0;
    const log = createSqliteEventLog({
      file: join(folder, 'events.sqlite'),
      now: () => new Date(),
      newId: () => `member-${++ids}`,
      logger: { error: () => {} },
    });
    for (const leadId of ['lead-1', 'lead-2', 'lead-1']) await save(leadId);
    // Published by the life before, all but the last.
    const outboxes = await leads.find().sort({ _id: 1 }).lean();
    const messages = outboxes.flatMap(({ outbox }) => outbox.map(({ message }) => message));
    await log.publish(messages.slice(0, -1));
    let failing = 1;
    const bus = {
      publish: async (sent: readonly EventMessage[]) => {
        await log.publish(sent);
        remember(sent);
      },
    };
    const inLog = wasPublishedIn(log);
    const wasPublished = async (message: EventMessage) => {
      if (failing-- > 0) throw new Error('the log cannot be read');
      return inLog(message);
    };
    relay({ bus, wasPublished });
    for (const leadId of ['lead-1', 'lead-2'])
      await until(async () => (await waiting(leadId)).length === 0);
    // What could not be looked for goes once more rather than not at all.
    const ofAll = (await log.read({ limit: 99 })).map(({ headers }) => headers.ce_id);
    expect(published.flat()).toHaveLength(2);
    expect(new Set(ofAll)).toEqual(new Set(['event-1', 'event-2', 'event-3']));
    expect(ofAll).toHaveLength(4);
    await save('lead-3');
    await until(() => published.flat().includes('event-4'));
    await log.close();
    await rm(folder, { recursive: true });
  });

  it('keeps what the broker refuses and tries again after a pause', async () => {
    const { published, relay, remember, save } = harness;
    let refusals = 2;
    let time = Date.now();
    relay({
      now: () => new Date(time),
      sweepMilliseconds: 5,
      bus: {
        publish: async (messages) => {
          if (refusals-- > 0) throw new Error('no broker');
          remember(messages);
        },
      },
    });
    await save('lead-1');
    await until(() => refusals === 1);
    await pause(40);
    expect(refusals).toBe(1);
    for (; published.length === 0; time += 400) await pause(10);
    expect(published).toEqual([['event-1']]);
  });

  it('is not held up by one event the broker never takes', async () => {
    const { published, raw, relay, remember, save, waiting } = harness;
    for (const leadId of ['good-1', 'bad', 'good-2']) await save(leadId);
    relay({
      sweepMilliseconds: 5,
      bus: {
        publish: async (messages) => {
          if (messages.some((message) => message.key === 'bad')) throw new Error('too large');
          remember(messages);
        },
      },
    });
    await until(() => published.flat().length === 2);
    expect(await waiting('bad')).toHaveLength(1);
    expect((await raw('bad')).outboxLease).toMatchObject({ attempts: 1 });
    expect(published.flat().toSorted()).toEqual(['event-1', 'event-3']);
  });

  it('does not hold an outage against the events, and sends all together when one went through', async () => {
    const { published, raw, relay, remember, save } = harness;
    let away = true;
    let tries = 0;
    for (const leadId of ['lead-1', 'lead-2', 'lead-3']) await save(leadId);
    relay({
      bus: {
        publish: async (messages) => {
          tries += 1;
          if (away) throw new BusUnavailable();
          remember(messages);
        },
      },
    });
    await until(() => tries === 1);
    await save('lead-4');
    await pause(50);
    expect(tries).toBe(1);
    await until(async () => (await raw('lead-1')).outboxLease?.until.getTime() === 0);
    expect((await raw('lead-1')).outboxLease).not.toHaveProperty('attempts');
    away = false;
    await until(() => published.length > 0);
    await until(() => published.flat().length === 4);
    expect(published.map((batch) => batch.length)).toEqual([1, 3]);
  });

  it('keeps what was raised while it published', async () => {
    const { published, relay, remember, save, waiting } = harness;
    await save('lead-1');
    relay({
      bus: {
        publish: async (messages) => {
          if (published.length === 0) await save('lead-1');
          remember(messages);
        },
      },
    });
    await until(() => published.length === 2);
    expect(published).toEqual([['event-1'], ['event-2']]);
    await until(async () => (await waiting('lead-1')).length === 0);
  });

  it('publishes a backlog in batches and tells its depth', async () => {
    const { leads, published, relay, save } = harness;
    const depths: number[] = [];
    for (let n = 0; n < 25; n++) await save(`lead-${n}`);
    expect(await mongooseOutboxStore(leads).backlog()).toMatchObject({ waiting: 25 });
    relay({ batch: 10, sweepMilliseconds: 5, onDepth: (depth) => depths.push(depth) });
    await until(() => depths.at(-1) === 0);
    expect(published.map((batch) => batch.length)).toEqual([10, 10, 5]);
  });
});
