/** The events of so many journeys, the same each time: every one has a lead and a quote, some go on. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import {
  PlanSelectedSchema,
  PlansComparedSchema,
  QuoteEmailedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';

const lead = defineEvent(LeadCapturedSchema);
const priced = defineEvent(QuotePricedSchema);
const compared = defineEvent(PlansComparedSchema);
const selected = defineEvent(PlanSelectedSchema);
const mailed = defineEvent(QuoteEmailedSchema);
const confirmed = defineEvent(PolicyConfirmedSchema);

const line = 'medical';
const contact = { name: 'Mariam Test', email: 'mariam@example.com', fullNumber: '+971501234567' };
const basis = { day: '2026-01-10', members: [{ dateOfBirth: '1991-03-14', genderId: 2 }] };
const plan = { planId: '12', netFils: 421_800n, vatFils: 21_090n, grossFils: 442_890n };

export function inventedJourneys(count: number): EventMessage[] {
  return Array.from({ length: count }, (_, index) => journey(index + 1)).flat();
}

function journey(number: number): EventMessage[] {
  const name = String(number).padStart(4, '0');
  const call = { actor: { kind: 'visitor', id: 'v1' }, correlationId: `draft-${name}` } as const;
  let serial = 0;
  const parts = {
    newId: () => `event-${name}-${++serial}`,
    // Every third moment is shared by two events: then their ids decide.
    now: () =>
      new Date(Date.parse('2026-01-09T19:00:00Z') + number * 600_000 + (serial >> 1) * 1000),
    source: '/test',
  };
  const reference = `MQ-${name}`;
  const [quoteId, leadId] = [`quote-${name}`, `lead-${name}`];
  const quote = {
    quoteId,
    line,
    leadId,
    reference,
    emirateId: 2,
  };
  const asked = (memberCount: number) =>
    ({ case: line, value: { category: 'self', memberCount, basis } }) as const;
  const nets = { planCount: 2, lowestNetFils: 421_800n, highestNetFils: 500_000n };
  const published = [
    createEvent(lead, { leadId, reference, source: 'individual_medical', contact }, call, parts),
    createEvent(priced, { ...quote, ...nets, revision: 1, asked: asked(1) }, call, parts),
  ];
  if (number % 2 === 0) {
    const again = { ...quote, revision: 2, planCount: 0, asked: asked(2) };
    published.push(createEvent(priced, again, call, parts));
  }
  if (number % 3 === 0)
    published.push(
      createEvent(mailed, { quoteId, line, audience: 'shopper', contact }, call, parts),
    );
  if (number % 4 !== 0) return published;
  const planIds = [plan.planId, '13'];
  published.push(
    createEvent(compared, { quoteId, line, planIds }, call, parts),
    createEvent(selected, { quoteId, line, offer: { plan } }, call, parts),
  );
  const policy = {
    policyId: `policy-${name}`,
    policyReference: `P-${name}`,
    quoteId,
    plan,
    contact,
  };
  published.push(createEvent(confirmed, policy, call, parts));
  return published;
}
