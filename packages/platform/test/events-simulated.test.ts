/** Outbox, relay, consumer and inbox among crashes and broker faults, on seeds that replay to the letter. */
import { PlanSelectedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { describe, expect, it } from 'vitest';
import type { EventBus, EventMessage, StoredMessage } from '../src/events/bus.ts';
import { consume, on } from '../src/events/consume.ts';
import { defineEvent } from '../src/events/define.ts';
import { createEvent } from '../src/events/envelope.ts';
import type { OutboxEntry } from '../src/events/outbox.ts';
import type { Claim, OutboxStore } from '../src/events/outbox-store.ts';
import { startRelay } from '../src/events/relay.ts';
import { createWorld, type SimProcess, type World } from './events-simulator.ts';

const seeds = 200;
const quotes = 4;
const eventsPerQuote = 6;
const planSelected = defineEvent(PlanSelectedSchema);
const silent = { warn: () => {} };

describe('events in a world of faults', () => {
  it('are never lost, take effect once, and keep the order of their key', async () => {
    for (let seed = 1; seed <= seeds; seed++) {
      const { problems, trace } = await simulate(seed);
      expect(problems, `seed ${seed}\n${trace.slice(-30).join('\n')}`).toEqual([]);
    }
  });

  it('meet enough faults to mean something', async () => {
    const traces: string[] = [];
    for (let seed = 1; seed <= 30; seed++) traces.push(...(await simulate(seed)).trace);
    const times = (what: string) => traces.filter((line) => line.includes(what)).length;
    expect(times('dies')).toBeGreaterThan(50);
    expect(times('publish fails after')).toBeGreaterThan(5);
    expect(times('publish fails in the middle')).toBeGreaterThan(5);
    expect(times('effect fails after')).toBeGreaterThan(5);
  });

  it('replay to the letter from their seed', async () => {
    const first = await simulate(7);
    const second = await simulate(7);
    expect(first.trace.length).toBeGreaterThan(100);
    expect(second.trace).toEqual(first.trace);
  });

  it('would be missed if the outbox were cleared before the broker has them', async () => {
    const hasty = (store: OutboxStore): OutboxStore => ({
      ...store,
      claim: async (lease) => {
        const claims = await store.claim(lease);
        await store.settle(claims);
        return claims;
      },
    });
    const found: string[] = [];
    for (let seed = 1; seed <= 10; seed++) found.push(...(await simulate(seed, hasty)).problems);
    expect(found).toContainEqual(expect.stringContaining('lost'));
  });
});

interface Quote {
  outbox: OutboxEntry[];
  lease: { owner: string; token: string; until: Date; attempts: number } | undefined;
}

async function simulate(seed: number, alter: (store: OutboxStore) => OutboxStore = (s) => s) {
  const world = createWorld(seed);
  const database = createDatabase();
  const broker = createBroker(world);
  const view = { applied: new Set<string>(), effects: new Map<string, string[]>() };
  const seen = new Set<string>();
  let raised = 0;
  let claimed = 0;

  for (const owner of ['relay-1', 'relay-2']) {
    world.spawn(owner, (process) => {
      startRelay({
        stores: [alter(database.store(process))],
        bus: { publish: (messages) => broker.publish(process, messages) },
        owner,
        now: world.now,
        newId: () => `claim-${++claimed}`,
        logger: silent,
        batch: 3,
        sleep: process.sleep,
      });
    });
  }
  const produce = async (process: SimProcess) => {
    for (; raised < quotes * eventsPerQuote; ) {
      raised += 1;
      const message = makeEvent(`quote-${world.dice.below(quotes)}`, raised, world);
      await process.step('save', () => database.save(message)).catch(() => {});
      await process.sleep(world.dice.below(2_000));
    }
  };
  world.spawn('producer', (process) => void produce(process));
  world.spawn('consumer', (process) => {
    const inbox = {
      has: (id: string) => process.step('inbox.has', () => seen.has(id)),
      add: (id: string) => process.step('inbox.add', () => void seen.add(id)),
    };
    const handler = on(planSelected, (event) =>
      process.step('effect', () => {
        if (view.applied.has(event.id)) return;
        view.applied.add(event.id);
        view.effects.set(event.key, [...(view.effects.get(event.key) ?? []), event.id]);
      }),
    );
    void consume(broker.busFor(process), { group: 'view', on: [handler], inbox, logger: silent });
  });

  const done = () =>
    raised === quotes * eventsPerQuote && database.depth() === 0 && broker.lag() === 0;
  const overtime = await world
    .run({ calmAfterSteps: 900, done })
    .then(() => [])
    .catch((error: Error) => [error.message]);
  return { problems: [...overtime, ...compare(database.saved, view.effects)], trace: world.trace };
}

function compare(saved: Map<string, string[]>, effects: Map<string, string[]>): string[] {
  return [...saved].flatMap(([key, expected]) => {
    const got = effects.get(key) ?? [];
    const lost = expected.filter((id) => !got.includes(id)).map((id) => `${key}: ${id} is lost`);
    const wrong = got.join() !== expected.join() && lost.length === 0;
    return wrong ? [`${key}: expected ${expected.join()}, got ${got.join()}`] : lost;
  });
}

function makeEvent(quoteId: string, n: number, world: World): EventMessage {
  const parts = { newId: () => `event-${n}`, now: world.now, source: '/simulation' };
  const context = { actor: { kind: 'system', id: 'sim' }, correlationId: 'sim' } as const;
  return createEvent(planSelected, { quoteId, planId: `plan-${n}` }, context, parts);
}

/** Documents with outboxes, whose every operation is one atomic step, as on a real server. */
function createDatabase() {
  const documents = new Map<string, Quote>();
  const saved = new Map<string, string[]>();
  const waiting = () => [...documents].filter(([, quote]) => quote.outbox.length > 0);
  const of = (id: unknown) => documents.get(String(id)) as Quote;

  const heldBy = (claims: readonly Claim[]) =>
    claims
      .map(({ documentId, token }) => of(documentId).lease?.token === token && of(documentId))
      .filter((quote) => quote !== false);
  const store = (process: SimProcess): OutboxStore => ({
    claim: async ({ owner, token, now, until, limit }) => {
      const isFree = ({ lease }: Quote) => !lease || lease.until <= now;
      const found = await process.step('look', () =>
        waiting()
          .filter(([, quote]) => isFree(quote))
          .slice(0, limit),
      );
      for (const [, quote] of found) {
        await process.step('lease', () => {
          if (quote.outbox.length === 0 || !isFree(quote)) return;
          quote.lease = { owner, token, until, attempts: quote.lease?.attempts ?? 0 };
        });
      }
      return process.step('read back', () =>
        found
          .filter(([, quote]) => quote.lease?.token === token)
          .map(([documentId, { outbox, lease }]) => {
            return { documentId, entries: [...outbox], attempts: lease?.attempts ?? 0, token };
          }),
      );
    },
    settle: async (claims) => {
      for (const { documentId, entries, token } of claims) {
        await process.step('settle', () => {
          const ids = entries.map((entry) => entry.id);
          const quote = of(documentId);
          quote.outbox = quote.outbox.filter((entry) => !ids.includes(entry.id));
          if (quote.outbox.length === 0 || quote.lease?.token === token) quote.lease = undefined;
        });
      }
    },
    postpone: (claims, until) =>
      process.step('postpone', () => {
        for (const { lease } of heldBy(claims)) {
          if (lease) Object.assign(lease, { until, attempts: lease.attempts + 1 });
        }
      }),
    release: (claims) =>
      process.step('release', () => {
        for (const { lease } of heldBy(claims)) if (lease) lease.until = new Date(0);
      }),
    releaseAll: (owner) =>
      process.step('release', () => {
        for (const [, { lease }] of waiting()) {
          if (lease?.owner === owner) lease.until = new Date(0);
        }
      }),
    backlog: async () => ({ waiting: waiting().length, oldest: null }),
    onCommit: () => () => {},
  });
  return {
    store,
    saved,
    depth: () => waiting().length,
    save: (message: EventMessage) => {
      const { ce_id: id = '', ce_type: type = '' } = message.headers;
      const quote = documents.get(message.key) ?? { outbox: [], lease: undefined };
      quote.outbox.push({ id, type, at: new Date(0), message });
      documents.set(message.key, quote);
      saved.set(message.key, [...(saved.get(message.key) ?? []), id]);
    },
  };
}

/** Two partitions, one group with a stored offset each; a publish that fails may have stored its first half. */
function createBroker(world: World) {
  const partitions: StoredMessage[][] = [[], []];
  const offsets = [0, 0];
  const append = (messages: readonly EventMessage[]) => {
    for (const message of messages) {
      const partition = message.key.charCodeAt(message.key.length - 1) % 2;
      const log = partitions[partition] ?? [];
      const offset = log.length;
      log.push({ ...message, partition, offset, sequence: offset, storedAt: +world.now() });
    }
  };
  const deliver = async (process: SimProcess, partition: number, handle: Handle) => {
    for (;;) {
      const message = partitions[partition]?.[offsets[partition] ?? 0];
      if (message === undefined) {
        await process.sleep(500);
        continue;
      }
      try {
        await handle(message);
        await process.step('commit', () => {
          offsets[partition] = message.offset + 1;
        });
      } catch {
        await process.sleep(200);
      }
    }
  };
  return {
    publish: (process: SimProcess, messages: readonly EventMessage[]) =>
      process.stepInParts(
        'publish',
        () => append(messages),
        () => append(messages.slice(0, Math.ceil(messages.length / 2))),
      ),
    busFor: (process: SimProcess) =>
      ({
        subscribe: async ({ handle }: { handle: Handle }) => {
          for (const partition of partitions.keys()) void deliver(process, partition, handle);
          return { stop: async () => {} };
        },
      }) as unknown as EventBus,
    lag: () => partitions.reduce((sum, log, index) => sum + log.length - (offsets[index] ?? 0), 0),
  };
}

type Handle = (message: StoredMessage) => Promise<void>;
