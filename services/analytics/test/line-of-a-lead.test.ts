/** A lead is counted in the line that it says; one from before leads said it, in the line of its source. */

import type { StoredMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { expect, it } from 'vitest';
import { createFunnel } from '../src/domain/funnel.ts';
import { summarise } from '../src/domain/journey.ts';
import { factSources } from '../src/facts-of-events.ts';

const lead = defineEvent(LeadCapturedSchema);
const parts = {
  newId: () => 'event-1',
  now: () => new Date('2026-01-10T10:00:00Z'),
  source: '/test',
};
const call = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'draft-1' } as const;

function factsOf(said: { source: string; line?: string }) {
  const message = createEvent(lead, { leadId: 'l1', reference: 'L-1', ...said }, call, parts);
  const read = factSources
    .find(({ def }) => def.type === lead.type)
    ?.read(message as StoredMessage);
  if (!read) throw new Error('nobody reads LeadCaptured');
  return { [read.eventId]: read.fact };
}

it.each([
  [{ source: 'motor_call_back' }, 'motor'],
  [{ source: 'individual_medical' }, 'medical'],
  [{ source: 'business' }, 'general'],
  [{ source: 'travel' }, null],
  [{ source: 'motor', line: 'motor' }, 'motor'],
  [{ source: 'travel', line: '' }, null],
  // A kind of later, in a line of later.
  [{ source: 'corporate', line: 'medical-corporate' }, 'medical-corporate'],
  [{ source: 'motor', line: '' }, null],
])('%j counts in %s', (said, line) => {
  const facts = factsOf(said);
  expect(summarise(facts).line).toBe(line);
  const funnel = createFunnel({ from: '2026-01-01', to: '2026-01-31' });
  funnel.add(facts);
  const { leads, lines } = funnel.result().total;
  expect(leads).toBe(1);
  const counted = Object.entries(lines).filter(([, counts]) => counts.leads === 1);
  expect(counted.map(([name]) => name)).toEqual(line === null ? [] : [line]);
});
