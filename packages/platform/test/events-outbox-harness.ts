/** Leads with an outbox, relays over them, and what they published. */
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { type Model, Schema } from 'mongoose';
import { openDatabase } from '../contract-suites/database-under-test.ts';
import type { EventMessage } from '../src/events/bus.ts';
import { defineEvent } from '../src/events/define.ts';
import { createEvent } from '../src/events/envelope.ts';
import { type OutboxFields, outboxPlugin, raise } from '../src/events/outbox.ts';
import { mongooseOutboxStore } from '../src/events/outbox-store.ts';
import { type Relay, startRelay } from '../src/events/relay.ts';
import type { RelayOptions } from '../src/events/relay-options.ts';

interface Lead extends OutboxFields {
  _id: string;
  status: string;
}

const leadCaptured = defineEvent(LeadCapturedSchema);

export type OutboxHarness = Awaited<ReturnType<typeof openHarness>>;

export async function openHarness() {
  const database = await openDatabase({ now: () => new Date() });
  const schema = new Schema({ _id: String, status: String }, { timestamps: true });
  schema.plugin(outboxPlugin);
  const leads = database.connection.model('Lead', schema) as unknown as Model<Lead>;
  await leads.init();
  const relays: Relay[] = [];
  const published: string[][] = [];
  let ids = 0;
  let claims = 0;

  const remember = (messages: readonly EventMessage[]) => {
    published.push(messages.map((message) => message.headers.ce_id ?? ''));
  };
  /** `event-1`, `event-2`, … */
  const event = (leadId: string): EventMessage => {
    ids += 1;
    const id = `event-${ids}`;
    const context = { actor: { kind: 'visitor', id: 's' }, correlationId: 'j' } as const;
    const parts = { newId: () => id, now: () => new Date(), source: '/services/leads' };
    return createEvent(leadCaptured, { leadId }, context, parts);
  };
  const raw = async (leadId: string) =>
    (await leads.findById(leadId).lean()) as unknown as Lead & Record<string, unknown>;

  return {
    leads,
    published,
    remember,
    event,
    raw,
    relay: (options: Partial<RelayOptions> = {}) => {
      const stores = [mongooseOutboxStore(leads)];
      const bus = { publish: async (messages: readonly EventMessage[]) => remember(messages) };
      const quiet = { warn: () => {} };
      const now = () => new Date();
      const newId = () => `claim-${++claims}`;
      relays.push(
        startRelay({ stores, bus, owner: 'test', now, newId, logger: quiet, ...options }),
      );
    },
    save: async (leadId: string) => {
      const lead = (await leads.findById(leadId)) ?? new leads({ _id: leadId, status: 'new' });
      raise(lead, event(leadId));
      await lead.save();
    },
    waiting: async (leadId: string) => (await raw(leadId)).outbox.map((entry) => entry.id),
    dispose: async () => {
      await Promise.all(relays.map((relay) => relay.stop()));
      await database.dispose();
    },
  };
}
