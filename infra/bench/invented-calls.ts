/** What staff would have done at the desk about the leads of `invented-history.ts`: each is taken, noted and called once. */
import type { EventBus, EventMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import {
  LeadDisposedSchema,
  LeadNotedSchema,
  LeadTakenSchema,
} from '@muqarin/proto/muqarin/leads/v1/desk_pb';
import { inventedIds, publishedAtOnce } from './invented-history.ts';

const events = {
  taken: defineEvent(LeadTakenSchema),
  noted: defineEvent(LeadNotedSchema),
  disposed: defineEvent(LeadDisposedSchema),
};
const agents = 50;
const dispositions = ['no_answer', 'busy', 'thinking', 'not_interested'];

export async function inventCalls(bus: EventBus, leads: number): Promise<void> {
  let waiting: EventMessage[] = [];
  for (let number = 0; number < leads; number += 1) {
    waiting.push(...callsOf(number));
    if (waiting.length < publishedAtOnce) continue;
    await bus.publish(waiting);
    waiting = [];
  }
  await bus.publish(waiting);
}

function callsOf(number: number): EventMessage[] {
  const { name, leadId, reference } = inventedIds(number);
  const staffId = `agent-${number % agents}`;
  const lead = { leadId, reference, staffId };
  let serial = 0;
  const parts = {
    newId: () => `call-${name}-${++serial}`,
    now: () => new Date(Date.parse('2026-11-20T04:00:00Z') + serial * 60_000),
    source: '/bench',
  };
  const call = { actor: { kind: 'agent', id: staffId }, correlationId: `desk-${name}` } as const;
  const disposition = dispositions[number % dispositions.length] ?? '';
  return [
    createEvent(events.taken, lead, call, parts),
    createEvent(events.noted, lead, call, parts),
    createEvent(events.disposed, { ...lead, disposition }, call, parts),
  ];
}
