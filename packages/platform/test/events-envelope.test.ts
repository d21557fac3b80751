import {
  file_muqarin_leads_v1_events,
  LeadCapturedSchema,
} from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  file_muqarin_quoting_v1_events,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { describe, expect, it } from 'vitest';
import type { CallContext } from '../src/context.ts';
import { defineEvent, eventsIn } from '../src/events/define.ts';
import { causedBy, createEvent, readEvent, UnreadableEvent } from '../src/events/envelope.ts';

const quotePriced = defineEvent(QuotePricedSchema);
const leadCaptured = defineEvent(LeadCapturedSchema);
const context: CallContext = {
  actor: { kind: 'visitor', id: 'session-1' },
  correlationId: 'journey-1',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};
const parts = {
  newId: () => 'event-1',
  now: () => new Date('2026-11-21T08:00:00.000Z'),
  source: '/services/quoting',
};
const priced = () =>
  createEvent(
    quotePriced,
    {
      quoteId: 'quote-1',
      reference: 'Q-1',
      revision: 1,
      prices: [{ planId: 'plan-1', netFils: 9_007_199_254_740_993n }],
    },
    context,
    parts,
  );

describe('the binding of an event', () => {
  it('takes topic, key and version from the proto', () => {
    expect(quotePriced.topic).toBe('quoting.quote.v1');
    expect(quotePriced.keyField.name).toBe('quote_id');
    expect(quotePriced.version).toBe(1);
  });

  it('finds every event of a file and nothing else', () => {
    const types = eventsIn(file_muqarin_leads_v1_events, file_muqarin_quoting_v1_events).map(
      (def) => `${def.type} ${def.topic} ${def.keyField.name}`,
    );
    expect(types).toEqual([
      'muqarin.leads.v1.LeadCaptured leads.lead.v1 lead_id',
      'muqarin.leads.v1.MotorChassisGiven leads.lead.v1 lead_id',
      'muqarin.leads.v1.MotorContactChanged leads.lead.v1 lead_id',
      'muqarin.leads.v1.GroupLeadChanged leads.lead.v1 lead_id',
      'muqarin.leads.v1.ResumeLinkRequested leads.draft.v1 draft_id',
      'muqarin.leads.v1.LeadStatusChanged leads.lead.v1 lead_id',
      'muqarin.quoting.v1.QuotePriced quoting.quote.v1 quote_id',
      'muqarin.quoting.v1.PlanSelected quoting.quote.v1 quote_id',
      'muqarin.quoting.v1.QuoteEmailed quoting.quote.v1 quote_id',
      'muqarin.quoting.v1.QuotationLinesCreated quoting.quote.v1 quote_id',
      'muqarin.quoting.v1.PolicyConfirmed quoting.policy.v1 policy_id',
      'muqarin.quoting.v1.GroupDocumentsSubmitted quoting.policy.v1 policy_id',
      'muqarin.quoting.v1.QuoteErased quoting.quote.v1 quote_id',
    ]);
  });
});

describe('an event on the bus', () => {
  it('is a CloudEvent in binary mode with proto3 JSON as its value', () => {
    const message = priced();
    expect(message).toMatchObject({ topic: 'quoting.quote.v1', key: 'quote-1' });
    expect(message.headers).toEqual({
      'content-type': 'application/json',
      ce_specversion: '1.0',
      ce_id: 'event-1',
      ce_type: 'muqarin.quoting.v1.QuotePriced',
      ce_source: '/services/quoting',
      ce_time: '2026-11-21T08:00:00.000Z',
      ce_subject: 'quote-1',
      ce_actorkind: 'visitor',
      ce_actorid: 'session-1',
      ce_correlationid: 'journey-1',
      traceparent: context.traceparent,
    });
    expect(JSON.parse(message.value).prices).toEqual([
      { planId: 'plan-1', netFils: '9007199254740993' },
    ]);
  });

  it('comes back with its data, its time and who asked', () => {
    const event = readEvent(quotePriced, priced());
    expect(event.data.prices[0]?.netFils).toBe(9_007_199_254_740_993n);
    expect(event.time.toISOString()).toBe('2026-11-21T08:00:00.000Z');
    expect(event.context).toEqual(context);
  });

  it.each([
    ['lead \ud83d', 'lead \ufffd'],
    ['\ude00 lead \ud83d\ude00', '\ufffd lead \ud83d\ude00'],
    ['\\ud83d \ud83d\\', '\\ud83d \ufffd\\'],
  ])('stays readable with half a character: %j', (reference, read) => {
    const data = { leadId: 'lead-1', reference };
    const message = createEvent(leadCaptured, data, context, parts);
    expect(readEvent(leadCaptured, message).data.reference).toBe(read);
  });

  it('names itself as the cause of what a consumer does about it', () => {
    expect(causedBy(readEvent(quotePriced, priced()), 'notifications')).toEqual({
      actor: { kind: 'system', id: 'notifications' },
      correlationId: 'journey-1',
      causationId: 'event-1',
      traceparent: context.traceparent,
    });
  });

  it('refuses to be made without its key', () => {
    expect(() => createEvent(leadCaptured, { reference: 'L-1' }, context, parts)).toThrow(
      'muqarin.leads.v1.LeadCaptured without lead_id',
    );
  });

  it('is readable when a newer producer added a field', () => {
    const message = priced();
    const value = JSON.stringify({ ...JSON.parse(message.value), fromTomorrow: { a: 1 } });
    expect(readEvent(quotePriced, { ...message, value }).data.quoteId).toBe('quote-1');
  });

  it.each<[string, { headers?: Record<string, string>; value?: string }]>([
    ['another type', { headers: { ce_type: 'muqarin.quoting.v1.PlanSelected' } }],
    ['no id', { headers: { ce_id: '' } }],
    ['a time that is none', { headers: { ce_time: 'yesterday' } }],
    ['a stranger as actor', { headers: { ce_actorkind: 'ghost' } }],
    ['another CloudEvents', { headers: { ce_specversion: '2.0' } }],
    ['a value that is no JSON', { value: '{"email": "sara@example.com"' }],
    ['a value of the wrong shape', { value: '{"revision": "sara@example.com"}' }],
  ])('is refused with %s, without quoting its content', (_what, change) => {
    const message = priced();
    const broken = { ...message, ...change, headers: { ...message.headers, ...change.headers } };
    const read = () => readEvent(quotePriced, broken);
    expect(read).toThrow(UnreadableEvent);
    expect(read).not.toThrow(/sara/);
  });
});
