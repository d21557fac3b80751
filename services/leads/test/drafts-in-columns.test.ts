/** Drafts that were stored while each line had a column of its own: whoever comes back goes on with them. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOfEmail } from '../src/email-hash.ts';
import { answers, leadsUnderTest, visitor } from './support/leads.ts';

const { contact } = answers;
const stored = {
  revision: 3,
  step: 'last',
  answers: { members: [] },
  undo: null,
  motor: null,
  general: null,
  group: null,
  expiresAt: new Date('2026-12-20T08:00:00Z'),
  resumeLinks: [],
  emailHash: hashOfEmail(contact.email),
  phoneHash: '',
};
const motor = { answers: { make_id: 3, dob: { year: 1991 }, contact }, history: ['make', 'year'] };
const general = { types: ['work_comp'], employees: { total: 4 } };
const group = { emirate_id: 2, categories: [4, null] };

const drafts = [
  { ...stored, _id: 'car', reference: 'MQ-AAAA-AAA1', motor },
  { ...stored, _id: 'business', reference: 'MQ-AAAA-AAA2', general, step: 'general_contact_page' },
  { ...stored, _id: 'group', reference: 'MQ-AAAA-AAA3', group, step: 'category' },
  { ...stored, _id: 'person', reference: 'MQ-AAAA-AAA4', answers, undo: { members: [] } },
];

let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
beforeEach(async () => {
  leads = await leadsUnderTest('2026-11-21T08:00:00Z', [], drafts);
});
afterEach(() => leads.stop());

const read = (draftId: string) => leads.client.getDraft({ draftId }, visitor);

it('are read as drafts of their line', async () => {
  const others = { undo: null, history: [], revision: 3 };
  expect(await read('car')).toMatchObject({ ...others, ...motor, line: 'motor', step: 'last' });
  expect(await read('business')).toMatchObject({ ...others, line: 'general', answers: general });
  expect(await read('group')).toMatchObject({
    ...others,
    line: 'medical-corporate',
    answers: group,
  });
  expect(await read('person')).toMatchObject({
    line: 'medical',
    answers,
    undo: { members: [] },
    reference: 'MQ-AAAA-AAA4',
  });
});

it('are kept as drafts are now with the next save, from the revision that was read', async () => {
  const answered = { ...motor.answers, manf_year: 2021 };
  await leads.client.saveDraft(
    { draftId: 'car', line: 'motor', step: 'year', answers: answered, history: [], over: 3 },
    visitor,
  );
  expect(await read('car')).toMatchObject({ answers: answered, history: [], revision: 4 });
  const [car] = (await leads.stored()).filter(({ _id }) => String(_id) === 'car');
  expect(car).toMatchObject({ line: 'motor', reference: 'MQ-AAAA-AAA1' });
  for (const column of ['motor', 'general', 'group']) expect(car).not.toHaveProperty(column);
});

it('are shown to whom they are about, each under its line', async () => {
  await leads.client.requestDataLink(
    { email: contact.email, idempotencyKey: 'link-0001' },
    visitor,
  );
  const path = await leads.lastMailed('muqarin.leads.v1.DataLinkRequested');
  const token = path.replace('/my-data/', '');
  const { requestId = '' } = (await leads.client.openDataLink({ token }, visitor)) ?? {};
  const held = await leads.client.heldData({ requestId }, visitor);
  const said = new Map(held?.drafts.map((draft) => [draft.draftId, draft.answers]));
  expect(said.get('car')).toEqual({ motor: motor.answers });
  expect(said.get('person')).toEqual({ medical: answers });
});
