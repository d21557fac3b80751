/** The outbox and the relay on mongoose over SQLite: what a service does, with a fake clock where time matters. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { type Connection, type Model, Schema } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventMessage } from '../src/events/bus.ts';
import { defineEvent } from '../src/events/define.ts';
import { createEvent } from '../src/events/envelope.ts';
import { type OutboxFields, outboxPlugin, outboxPush, raise } from '../src/events/outbox.ts';
import { mongooseOutboxStore } from '../src/events/outbox-store.ts';
import { type Relay, type RelayOptions, startRelay } from '../src/events/relay.ts';

interface Lead extends OutboxFields {
  _id: string;
  status: string;
}

const leadCaptured = defineEvent(LeadCapturedSchema);
let folder: string;
let connection: Connection;
let leads: Model<Lead>;
let published: string[][];
let relays: Relay[];
let ids: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muqarin-outbox-'));
  connection = await connectSqlite({ file: join(folder, 'leads.sqlite') });
  const schema = new Schema({ _id: String, status: String }, { timestamps: true });
  schema.plugin(outboxPlugin);
  leads = connection.model('Lead', schema) as unknown as Model<Lead>;
  await leads.init();
  published = [];
  relays = [];
  ids = 0;
});

afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  await connection.close();
  await rm(folder, { recursive: true });
});

describe('an event raised on a document', () => {
  it('is saved with it in one write and then published', async () => {
    const lead = new leads({ _id: 'lead-1', status: 'new' });
    raise(lead, event('lead-1'), event('lead-1'));
    await lead.save();
    expect(await waiting('lead-1')).toEqual(['event-1', 'event-2']);
    relay();
    await until(() => published.length === 1);
    expect(published).toEqual([['event-1', 'event-2']]);
    await until(async () => (await waiting('lead-1')).length === 0);
    expect(await raw('lead-1')).not.toHaveProperty('outboxPending');
    expect(await raw('lead-1')).not.toHaveProperty('outboxLease');
  });

  it('is not published when the save fails', async () => {
    await leads.create({ _id: 'lead-1', status: 'new' });
    relay();
    const [first, second] = [await leads.findById('lead-1'), await leads.findById('lead-1')];
    if (!first || !second) throw new Error('not found');
    raise(first.set('status', 'contacted'), event('lead-1'));
    await first.save();
    raise(second.set('status', 'won'), event('lead-1'));
    await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
    await until(() => published.length === 1);
    expect(published).toEqual([['event-1']]);
  });

  it('goes out when the same loaded document is saved again after the relay emptied it', async () => {
    relay();
    const lead = new leads({ _id: 'lead-1', status: 'new' });
    raise(lead, event('lead-1'));
    await lead.save();
    await until(async () => !('outboxPending' in (await raw('lead-1'))));
    raise(lead.set('status', 'contacted'), event('lead-1'));
    await lead.save();
    await until(() => published.length === 2);
    expect(published).toEqual([['event-1'], ['event-2']]);
  });

  it('goes out when it was pushed by an update', async () => {
    relay();
    await leads.updateOne(
      { _id: 'lead-1' },
      outboxPush([event('lead-1')], { $set: { status: 'new' } }),
      { upsert: true },
    );
    await leads.findOneAndUpdate({ _id: 'lead-1' }, outboxPush([event('lead-1')]));
    await until(() => published.flat().length === 2);
    expect(published.flat()).toEqual(['event-1', 'event-2']);
    expect(await raw('lead-1')).toMatchObject({ status: 'new' });
  });

  it('makes a document loaded before an update refuse to save over it', async () => {
    await leads.create({ _id: 'lead-1', status: 'new' });
    const stale = await leads.findById('lead-1');
    await leads.updateOne({ _id: 'lead-1' }, outboxPush([event('lead-1')]));
    await expect(stale?.set('status', 'won').save()).rejects.toMatchObject({
      name: 'VersionError',
    });
  });

  it('cannot be raised on a document loaded without its outbox', async () => {
    await leads.create({ _id: 'lead-1', status: 'new' });
    const lead = await leads.findById('lead-1').select('status');
    expect(() => lead && raise(lead, event('lead-1'))).toThrow(/with its outbox/);
  });

  it('is not seen in the JSON of its document', async () => {
    const lead = new leads({ _id: 'lead-1', status: 'new' });
    raise(lead, event('lead-1'));
    expect(Object.keys(lead.toJSON())).toEqual(['_id', 'status']);
  });
});

describe('the relay', () => {
  it('leaves the time of the last change alone', async () => {
    await save('lead-1');
    const before = (await raw('lead-1')).updatedAt;
    relay();
    await until(async () => (await waiting('lead-1')).length === 0);
    expect((await raw('lead-1')).updatedAt).toEqual(before);
  });

  it('delivers by its sweep alone when nudges are deferred', async () => {
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
    relay({ sweepMilliseconds: 60_000 });
    await pause(20);
    await save('lead-1');
    await until(() => published.length === 1);
  });

  it('keeps what the broker refuses and tries again after a pause', async () => {
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
    await save('lead-1');
    const at = new Date();
    await mongooseOutboxStore(leads).claim('test', at, new Date(at.getTime() + 60_000));
    relay();
    await until(() => published.length === 1);
  });

  it('keeps what was raised while it published', async () => {
    await save('lead-1');
    relay({
      bus: {
        publish: async (messages) => {
          if (published.length === 0) await save('lead-1', true);
          remember(messages);
        },
      },
    });
    await until(() => published.length === 2);
    expect(published).toEqual([['event-1'], ['event-2']]);
    await until(async () => (await waiting('lead-1')).length === 0);
  });

  it('publishes a backlog in batches and tells its depth', async () => {
    const depths: number[] = [];
    for (let n = 0; n < 25; n++) await save(`lead-${n}`);
    expect(await mongooseOutboxStore(leads).depth()).toBe(25);
    relay({ batch: 10, sweepMilliseconds: 5, onDepth: (depth) => depths.push(depth) });
    await until(() => depths.at(-1) === 0);
    expect(published.map((batch) => batch.length)).toEqual([10, 10, 5]);
  });
});

function relay(options: Partial<RelayOptions> = {}): void {
  const started = startRelay({
    stores: [mongooseOutboxStore(leads)],
    bus: { publish: async (messages) => remember(messages) },
    owner: 'test',
    now: () => new Date(),
    logger: { warn: () => {} },
    ...options,
  });
  relays.push(started);
}

function remember(messages: readonly EventMessage[]): void {
  published.push(messages.map((message) => message.headers.ce_id ?? ''));
}

function event(leadId: string): EventMessage {
  ids += 1;
  const id = `event-${ids}`;
  return createEvent(
    leadCaptured,
    { leadId },
    { actor: { kind: 'visitor', id: 'session' }, correlationId: 'journey' },
    { newId: () => id, now: () => new Date(), source: '/services/leads' },
  );
}

async function save(leadId: string, again = false): Promise<void> {
  const lead = again ? await leads.findById(leadId) : new leads({ _id: leadId, status: 'new' });
  if (!lead) throw new Error('not found');
  raise(lead, event(leadId));
  await lead.save();
}

async function raw(leadId: string): Promise<Record<string, unknown>> {
  return (await leads.findById(leadId).lean()) as unknown as Record<string, unknown>;
}

async function waiting(leadId: string): Promise<string[]> {
  const lead = (await raw(leadId)) as unknown as Lead;
  return lead.outbox.map((entry) => entry.id);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await pause(2);
  }
}
