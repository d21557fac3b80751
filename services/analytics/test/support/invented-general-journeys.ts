/** The events of so many journeys of businesses, the same each time: each is priced and compared, the even ones ask for a policy. */
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  PlanSelectedSchema,
  PlansComparedSchema,
  PolicyRequestedSchema,
  PriceRequestedSchema,
  QuoteEmailedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';

const line = 'general';
const offer = { plan: { planId: '7113', netFils: 759_600n } };

export function inventedGeneralJourneys(count: number): EventMessage[] {
  return Array.from({ length: count }, (_, index) => journey(index + 1)).flat();
}

function journey(number: number): EventMessage[] {
  const name = String(number).padStart(4, '0');
  const call = { actor: { kind: 'visitor', id: 'v1' }, correlationId: `general-${name}` } as const;
  let serial = 0;
  const parts = {
    newId: () => `general-event-${name}-${++serial}`,
    now: () => new Date(Date.parse('2026-01-10T10:00:00Z') + number * 600_000 + serial * 1000),
    source: '/test',
  };
  const tell = <S extends DescMessage>(schema: S, data: MessageInitShape<S>) =>
    createEvent(defineEvent(schema), data, call, parts);
  const quoteId = `gq-${name}`;
  const reference = `MQ-G${name}`;
  const priced = { quoteId, line, reference, emirateId: 1, planCount: 8, lowestNetFils: 759_600n };
  const story = [
    tell(LeadCapturedSchema, { leadId: name, reference, source: 'business' }),
    tell(QuotePricedSchema, { ...priced, revision: 1 }),
    tell(PlansComparedSchema, { quoteId, line, planIds: ['7113', '7114'] }),
    tell(PriceRequestedSchema, { quoteId, line, types: ['cyber'] }),
    tell(QuoteEmailedSchema, { quoteId, line, audience: 'shopper', offers: [offer] }),
  ];
  if (number % 2 !== 0) return story;
  const request = { quoteId, line, requestReference: `R-${name}`, offer };
  return [
    ...story,
    tell(PlanSelectedSchema, { quoteId, line, offer }),
    tell(PolicyRequestedSchema, request),
  ];
}
