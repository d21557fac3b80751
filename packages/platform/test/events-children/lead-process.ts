/**
 * A small service in a process of its own, for events-kill.test.ts: `save` writes a lead with its event, says so and waits
 * to be killed; `run` is the next start, with relay and bus; `handle` is a consumer that waits to be killed in a handler.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { Schema } from 'mongoose';
import { createSqliteEventLog } from '../../src/drivers/sqlite-event-log.ts';
import { defineEvent } from '../../src/events/define.ts';
import { createEvent } from '../../src/events/envelope.ts';
import { outboxPlugin, raise } from '../../src/events/outbox.ts';
import { mongooseOutboxStore } from '../../src/events/outbox-store.ts';
import { startRelay } from '../../src/events/relay.ts';

const [task = '', folder = ''] = process.argv.slice(2);
const now = () => new Date();
const bus = createSqliteEventLog({
  file: join(folder, 'events.sqlite'),
  now,
  newId: randomUUID,
  logger: console,
});
const tell = (fact: string) => process.send?.(fact);

async function openLeads() {
  const connection = await connectSqlite({ file: join(folder, 'leads.sqlite') });
  const schema = new Schema<{ _id: string }>({ _id: String });
  schema.plugin(outboxPlugin);
  const leads = connection.model<{ _id: string }>('Lead', schema);
  await leads.init();
  return leads;
}

const tasks: Record<string, () => Promise<unknown>> = {
  save: async () => {
    const leads = await openLeads();
    const lead = new leads({ _id: 'lead-1' });
    const context = { actor: { kind: 'visitor', id: 's' }, correlationId: 'j' } as const;
    const parts = { newId: () => 'event-1', now, source: '/services/leads' };
    raise(lead, createEvent(defineEvent(LeadCapturedSchema), { leadId: 'lead-1' }, context, parts));
    await lead.save();
    // As if killed between claim and publish: the worst moment for whoever comes next.
    const until = new Date(Date.now() + 60_000);
    const lease = { owner: 'leads', token: 'earlier', now: now(), until, limit: 10 };
    await mongooseOutboxStore(leads).claim(lease);
    tell('saved');
    setInterval(() => {}, 1_000);
  },
  run: async () => {
    const stores = [mongooseOutboxStore(await openLeads())];
    startRelay({ stores, bus, owner: 'leads', now, newId: randomUUID, logger: console });
    tell('ready');
  },
  publish: async () => {
    await bus.publish([{ topic: 'kill.thing.v1', key: 'a', headers: { ce_id: '1' }, value: '{}' }]);
    tell('published');
    setInterval(() => {}, 1_000);
  },
  handle: async () => {
    const handle = () => new Promise<void>(() => tell('handling'));
    await bus.subscribe({ group: 'reader', topics: ['kill.thing.v1'], handle });
  },
};

await tasks[task]?.();
