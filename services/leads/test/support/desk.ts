/** A leads service whose desk hears what leaves its outboxes, and what other services would raise. */
import type { CallContext } from '@muqarin/platform/context';
import type { EventBus, EventMessage, StoredMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { QuoteEmailedSchema } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { leadsUnderTest, medicalLead, siteLead, visitor } from './leads.ts';

type Handle = (message: StoredMessage) => Promise<void>;

export const agent = (id: string): CallContext => ({
  actor: { kind: 'agent', id },
  correlationId: id,
});

/** Noon in Dubai, a Thursday. */
const noon = '2026-11-26T08:00:00Z';

export async function deskUnderTest(start = noon, leaseSeconds?: number) {
  const leads = await leadsUnderTest(start, [], [], leaseSeconds);
  let handle: Handle = async () => {};
  const hearing = await leads.service.hear({
    subscribe: async (options: { handle: Handle }) => {
      handle = options.handle;
      return { stop: async () => {} };
    },
    groups: async () => [],
  } as unknown as EventBus);
  const log: EventMessage[] = [];
  let heard = 0;
  /** The desk has heard all that was raised. */
  const settle = async () => {
    const published = await leads.published();
    const fresh = published.slice(heard);
    heard = published.length;
    log.push(...fresh);
    for (const message of fresh) await handle(message as StoredMessage);
  };
  let serial = 0;
  const raise = async (message: EventMessage) => {
    log.push(message);
    await handle(message as StoredMessage);
  };
  const parts = { newId: () => `other-${++serial}`, now: leads.now, source: '/tests' };
  const of = (correlationId: string): CallContext => ({ ...visitor, correlationId });
  return {
    ...leads,
    settle,
    /** All that was heard, in its order. */
    log: () => log,
    site: async (over: object = {}) => {
      serial += 1;
      const key = { idempotencyKey: `site-${String(serial).padStart(6, '0')}` };
      const made = await leads.client.captureLead(siteLead({ ...key, ...over }), of(`j-${serial}`));
      await settle();
      return made.leadId;
    },
    medical: async (draftId: string) => {
      serial += 1;
      const key = { idempotencyKey: `medical-${String(serial).padStart(6, '0')}`, draftId };
      const made = await leads.client.captureLead(medicalLead(key), of(draftId));
      await settle();
      return made.leadId;
    },
    mailed: (journeyId: string, line: string) =>
      raise(
        createEvent(
          defineEvent(QuoteEmailedSchema),
          { quoteId: 'q1', line, reference: 'Q-1', audience: 'shopper', form: 'plans' },
          of(journeyId),
          parts,
        ),
      ),
    bought: (journeyId: string) =>
      raise(
        createEvent(
          defineEvent(PolicyConfirmedSchema),
          { policyId: 'p1', policyReference: 'P-1', quoteId: 'q1' },
          of(journeyId),
          parts,
        ),
      ),
    row: async (leadId: string, staffId = 'sara') => {
      const views = ['now', 'later', 'mine'] as const;
      for (const view of views) {
        const { leads: found } = await leads.client.listDesk({ staffId, view }, agent(staffId));
        const row = found.find((each) => each.leadId === leadId);
        if (row) return { view, ...row };
      }
      return null;
    },
    stop: async () => {
      await hearing.stop();
      await leads.stop();
    },
  };
}

export type DeskUnderTest = Awaited<ReturnType<typeof deskUnderTest>>;
