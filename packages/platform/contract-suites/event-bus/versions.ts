/** Events of other versions than the consumer's, and what is no event at all. */
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { expect, it } from 'vitest';
import type { EventBus, EventMessage } from '../../src/events/bus.ts';
import { consume, on } from '../../src/events/consume.ts';
import { defineEvent } from '../../src/events/define.ts';
import { createEvent } from '../../src/events/envelope.ts';
import { deadLetters, group, lagOf, leadTopic, until } from './tools.ts';

const leadCaptured = defineEvent(LeadCapturedSchema);

export function versions(given: () => EventBus): void {
  it('keeps events of a type that a consumer does not know, and goes on past them', async () => {
    const bus = given();
    const headers = { ce_id: 'newer', ce_type: 'muqarin.leads.v2.LeadCaptured' };
    await bus.publish([{ ...lead('known'), headers: { ...lead('newer').headers, ...headers } }]);
    await bus.publish([lead('known')]);
    const { seen, running } = await listen(bus);
    await until(() => seen.length === 1);
    await running.stop();
    expect(seen).toEqual(['known']);
    expect(await deadLetters(bus, leadTopic)).toEqual([]);
    const rows = (await bus.groups()).filter((row) => row.topic === leadTopic);
    expect(rows.reduce((sum, row) => sum + lagOf(row), 0)).toBe(0);
    const stored = await bus.read({ topics: [leadTopic], limit: 10 });
    expect(stored.map((message) => message.headers.ce_id)).toContain('newer');
  });

  it('reads events to which a newer version added fields', async () => {
    const bus = given();
    const value = JSON.stringify({ ...JSON.parse(lead('a').value), addedLater: { x: 1 } });
    await bus.publish([{ ...lead('a'), value }]);
    const { seen } = await listen(bus);
    await until(() => seen.length === 1);
    expect(seen).toEqual(['a']);
  });

  it('says among the dead letters why it could not read an event', async () => {
    const bus = given();
    const noTime = { ...lead('no-time').headers, ce_time: '' };
    await bus.publish([
      { ...lead('changed'), value: '{"leadId":{"was":"text"}}' },
      { ...lead('no-json'), value: 'sara@example.com' },
      { ...lead('no-time'), headers: noTime },
      lead('good'),
    ]);
    const { seen } = await listen(bus);
    await until(async () => (await deadLetters(bus, leadTopic)).length === 3);
    await until(() => seen.length === 1);
    const reasons = (await deadLetters(bus, leadTopic)).map(({ headers }) => [
      headers.ce_id,
      headers.dlq_attempts,
      headers.dlq_error?.replace(/^.*?: /, ''),
    ]);
    expect(new Set(reasons)).toEqual(
      new Set([
        ['changed', '1', 'value is no muqarin.leads.v1.LeadCaptured'],
        ['no-json', '1', 'value is no muqarin.leads.v1.LeadCaptured'],
        ['no-time', '1', 'header ce_time is missing'],
      ]),
    );
  });
}

async function listen(bus: EventBus) {
  const seen: string[] = [];
  const handler = on(leadCaptured, async ({ data }) => void seen.push(data.leadId));
  const running = await consume(bus, { group, on: [handler], logger: { warn: () => {} } });
  return { seen, running };
}

function lead(leadId: string): EventMessage {
  const context = { actor: { kind: 'visitor', id: 's' }, correlationId: 'j' } as const;
  const parts = { newId: () => leadId, now: () => new Date(), source: '/services/leads' };
  return createEvent(leadCaptured, { leadId }, context, parts);
}
