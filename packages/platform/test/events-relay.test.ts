/** The relay between outboxes and the bus: sweep, nudge, leases, refusals. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mongooseOutboxStore } from '../src/events/outbox-store.ts';
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

  it('publishes at once when nudged by a commit', async () => {
    const { published, relay, save } = harness;
    relay({ sweepMilliseconds: 60_000 });
    await pause(20);
    await save('lead-1');
    await until(() => published.length === 1);
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
    const { published, relay, remember, save, waiting } = harness;
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
  });

  it('leaves alone what another relay has claimed, until the lease ends', async () => {
    const { leads, published, relay, save } = harness;
    await save('lead-1');
    const store = mongooseOutboxStore(leads);
    const at = new Date();
    expect(await store.claim('other', at, new Date(at.getTime() + 50))).not.toBeNull();
    relay({ sweepMilliseconds: 5 });
    await pause(25);
    expect(published).toEqual([]);
    await until(() => published.length === 1);
  });

  it('takes back at its start what its earlier life had claimed', async () => {
    const { leads, published, relay, save } = harness;
    await save('lead-1');
    const at = new Date();
    await mongooseOutboxStore(leads).claim('test', at, new Date(at.getTime() + 60_000));
    relay();
    await until(() => published.length === 1);
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
    expect(await mongooseOutboxStore(leads).depth()).toBe(25);
    relay({ batch: 10, sweepMilliseconds: 5, onDepth: (depth) => depths.push(depth) });
    await until(() => depths.at(-1) === 0);
    expect(published.map((batch) => batch.length)).toEqual([10, 10, 5]);
  });
});
