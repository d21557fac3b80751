/** Effects that happen once although events come several times. */
import { PlanSelectedSchema, QuotePricedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { type Connection, type Model, Schema } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../contract-suites/database-under-test.ts';
import type { EventBus, EventMessage, StoredMessage, Subscription } from '../src/events/bus.ts';
import { consume, on } from '../src/events/consume.ts';
import { defineEvent } from '../src/events/define.ts';
import { createEvent } from '../src/events/envelope.ts';
import { appliedEventsField, applyOnce, insertOnce, mongooseInbox } from '../src/events/inbox.ts';

const planSelected = defineEvent(PlanSelectedSchema);
const quotePriced = defineEvent(QuotePricedSchema);
const silent = { warn: () => {} };
let database: TestDatabase;
let connection: Connection;

beforeEach(async () => {
  database = await openDatabase({ now: () => new Date() });
  connection = database.connection;
});
afterEach(() => database.dispose());

describe('an effect that is a new document', () => {
  it('happens once under parallel deliveries', async () => {
    const mails = connection.model<{ _id: string; subject: string }>(
      'Mail',
      new Schema<{ _id: string; subject: string }>({ _id: String, subject: String }),
    );
    await mails.init();
    const made = await Promise.all(
      ['first', 'second', 'third'].map((subject) => insertOnce(mails, 'event-1', { subject })),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await mails.countDocuments()).toBe(1);
  });
});

describe('an effect that changes a document', () => {
  let counters: Model<{ _id: string; count: number; appliedEvents: string[] }>;
  const increase = (eventId: string) =>
    applyOnce(counters, eventId, { _id: 'counter' }, { $inc: { count: 1 } });
  beforeEach(async () => {
    const fields = { _id: String, count: Number, appliedEvents: appliedEventsField };
    counters = connection.model('Counter', new Schema(fields)) as unknown as typeof counters;
    await counters.init();
    await counters.create({ _id: 'counter', count: 0 });
  });

  it('happens once for each event', async () => {
    const results = await Promise.all(
      ['event-1', 'event-1', 'event-2', 'event-1'].map((id) => increase(id)),
    );
    expect(results.filter((result) => result === null)).toHaveLength(2);
    expect((await counters.findById('counter'))?.count).toBe(2);
  });

  it('remembers a bounded number of events', async () => {
    for (let n = 0; n < 205; n++) await increase(`event-${n}`);
    const { appliedEvents } = (await counters.findById('counter').lean()) ?? { appliedEvents: [] };
    expect(appliedEvents).toHaveLength(200);
    expect(appliedEvents.at(-1)).toBe('event-204');
  });
});

describe('a consumer', () => {
  it('calls the handler of the type, once an event, and lets other types pass', async () => {
    const bus = fakeBus();
    const seen: string[] = [];
    await consume(bus, {
      group: 'notifications',
      on: [on(planSelected, async (event) => void seen.push(event.data.planId))],
      inbox: mongooseInbox({ connection, group: 'notifications', now: () => new Date() }),
      logger: silent,
    });
    expect(bus.subscription?.topics).toEqual(['quoting.quote.v1']);
    for (const message of [selected('event-1'), selected('event-1'), priced(), selected('event-2')])
      await bus.deliver(message);
    expect(seen).toEqual(['plan of event-1', 'plan of event-2']);
  });

  it('asks for another delivery when its handler fails, and then does not skip it', async () => {
    const bus = fakeBus();
    const warnings: object[] = [];
    let calls = 0;
    const handler = on(planSelected, async () => {
      calls += 1;
      if (calls === 1) throw new Error('mail to sara@example.com failed');
    });
    const inbox = mongooseInbox({ connection, group: 'notifications', now: () => new Date() });
    const logger = { warn: (facts: object) => void warnings.push(facts) };
    await consume(bus, { group: 'notifications', on: [handler], inbox, logger });
    await expect(bus.deliver(selected('event-1'))).rejects.toThrow('failed');
    await bus.deliver(selected('event-1'));
    await bus.deliver(selected('event-1'));
    expect(calls).toBe(2);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ event: 'event-1', type: planSelected.type });
    expect(JSON.stringify(warnings)).not.toContain('sara');
  });

  it('keeps the inboxes of two groups apart', async () => {
    const [one, two] = ['one', 'two'].map((group) =>
      mongooseInbox({ connection, group, now: () => new Date() }),
    );
    await one?.add('event-1');
    await one?.add('event-1');
    expect([await one?.has('event-1'), await two?.has('event-1')]).toEqual([true, false]);
  });

  it('refuses two handlers for one type', async () => {
    const handler = on(planSelected, async () => {});
    const options = { group: 'g', on: [handler, handler], logger: silent };
    await expect(consume(fakeBus(), options)).rejects.toThrow('two handlers');
  });
});

const context = { actor: { kind: 'visitor', id: 's' }, correlationId: 'j' } as const;

function selected(id: string): EventMessage {
  const parts = { newId: () => id, now: () => new Date(), source: '/services/quoting' };
  const data = { quoteId: 'quote-1', planId: `plan of ${id}` };
  return createEvent(planSelected, data, context, parts);
}

function priced(): EventMessage {
  const parts = { newId: () => 'priced', now: () => new Date(), source: '/services/quoting' };
  return createEvent(quotePriced, { quoteId: 'quote-1' }, context, parts);
}

function fakeBus() {
  const bus = {
    subscription: undefined as Subscription | undefined,
    subscribe: async (subscription: Subscription) => {
      bus.subscription = subscription;
      return { stop: async () => {} };
    },
    deliver: async (message: EventMessage) => {
      const place = { partition: 0, offset: 0, sequence: 0, storedAt: 0 };
      await bus.subscription?.handle({ ...message, ...place } satisfies StoredMessage);
    },
  };
  return bus as typeof bus & EventBus;
}
