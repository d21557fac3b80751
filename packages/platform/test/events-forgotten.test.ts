import { LeadErasedSchema, PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { expect, it } from 'vitest';
import { publishingBus } from '../contract-suites/publishing-bus.ts';
import type { CallContext } from '../src/context.ts';
import { consume } from '../src/events/consume.ts';
import { defineEvent } from '../src/events/define.ts';
import { createEvent } from '../src/events/envelope.ts';
import { onForgottenJourneys } from '../src/events/forgotten-journeys.ts';

const call: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };

async function heard() {
  const { bus, publish } = publishingBus();
  const forgotten: { draftIds: readonly string[]; by: CallContext }[] = [];
  const on = onForgottenJourneys('keeper', async (draftIds, by) => {
    forgotten.push({ draftIds, by });
  });
  await consume(bus, { group: 'keeper', logger: { warn: () => {} }, on });
  const parts = { newId: () => 'e1', now: () => new Date(0), source: '/services/leads' };
  return {
    forgotten,
    lead: (draftId: string) =>
      publish(createEvent(defineEvent(LeadErasedSchema), { leadId: 'l1', draftId }, call, parts)),
    person: (draftIds: string[]) =>
      publish(
        createEvent(defineEvent(PersonErasedSchema), { requestId: 'r1', draftIds }, call, parts),
      ),
  };
}

it('forgets the journey of a lead, and all of a person, because of what leads published', async () => {
  const { forgotten, lead, person } = await heard();
  await lead('d1');
  await person(['d2', 'd3']);
  expect(forgotten.map(({ draftIds }) => draftIds)).toEqual([['d1'], ['d2', 'd3']]);
  const by = { actor: { kind: 'system', id: 'keeper' }, correlationId: 'c1', causationId: 'e1' };
  for (const each of forgotten) expect(each.by).toMatchObject(by);
});

it('asks for nothing where there was no journey: an empty draft is the draft of many', async () => {
  const { forgotten, lead, person } = await heard();
  await lead('');
  await person([]);
  await person(['', 'd4']);
  expect(forgotten.map(({ draftIds }) => draftIds)).toEqual([['d4']]);
});
