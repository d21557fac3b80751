/** What is mailed of a policy after its sale: who joins and leaves by day, what is paid or paid back, which papers are wanted. */
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import {
  AccountConsentsSetSchema,
  AccountSignedInSchema,
  ExternalPolicyDueSchema,
} from '@muqarin/proto/muqarin/accounts/v1/accounts_pb';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import {
  PolicyCancelledSchema,
  PolicyChangedSchema,
  PolicyRenewalDueSchema,
} from '@muqarin/proto/muqarin/quoting/v1/policy_changes_pb';
import { isArabic } from '@muqarin/rules/isolate';
import { linkOf } from '@muqarin/rules/mailed-links';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { context, marks, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

const contact = { name: 'Mariam <b>', email: 'mariam@example.com' };
const until = '2027-12-01';
const link = linkOf('group_policy', 'p1', until);
const policy = {
  reference: 'MQP-7F3K',
  line: 'medical-corporate',
  planName: 'Team Core',
  insurerName: 'Falaj Assurance',
  catalogueVersion: 'c0',
  quoteId: 'q1',
  arabic: {
    'Team Core': 'فريق الأساس',
    'Falaj Assurance': 'فلج للتأمين',
    'Visa cancellation': 'إلغاء التأشيرة',
  },
};
const about = { policyId: 'p1', policy, changeId: 'c1', number: 2, askedOn: '2026-11-21' };
const money = (fils: bigint) => ({ netFils: fils * 20n, vatFils: fils, grossFils: fils * 21n });
const changed = {
  ...about,
  steps: [
    { kind: 'add', effectiveOn: '2026-12-01', rows: 2, netFils: 90n },
    { kind: 'remove', effectiveOn: '2026-12-15', rows: 1, netFils: -9n },
  ],
  money: money(5_000n),
  papers: ['Visa cancellation'],
  memberCount: 33,
  contact,
  link,
};
const cancelled = {
  ...about,
  effectiveOn: '2027-02-01',
  money: money(-12_345n),
  claims: 0,
  contact,
  link,
};

const due = { policyId: 'p1', policy, endDate: '2027-01-19', contact, link };

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

type Schema = Parameters<typeof defineEvent>[0];
async function mailOf<S extends Schema>(
  schema: S,
  data: Parameters<typeof createEvent<S>>[1],
  locale = 'en',
) {
  await office.bus.publish([createEvent(defineEvent(schema), data, { ...context, locale }, parts)]);
  await expect.poll(async () => (await office.client.listMails({}, context)).mails.length).toBe(1);
  const [first] = (await office.client.listMails({}, context)).mails;
  const mail = await office.client.getMail({ mailId: first?.mailId ?? '' }, context);
  if (!mail) throw new Error('no mail');
  return mail;
}

describe('a change', () => {
  it('says days, money and papers, and leads to the policy, once however often its event comes', async () => {
    const mail = await mailOf(PolicyChangedSchema, changed);
    expect(mail.subject).toBe('Change 2 of your policy MQP-7F3K is recorded');
    for (const said of [
      'Joins on 01/12/2026  |  Rows of the premium: 2',
      'Leaves on 15/12/2026  |  Rows of the premium: 1',
      'Persons insured from now on  |  33',
      'You pay the insurer  |  AED\u00a01,050.00',
      '• Visa cancellation',
      `/resume/k.p1.${until}.${marks.mark('group_policy', `p1.${until}`)}`,
    ])
      expect(mail.text).toContain(said);
    expect(mail.html).not.toContain('<b>');
  });

  it('that gives money back says so, and one that undoes another names that one', async () => {
    const { memberCount: _count, ...less } = changed;
    const undone = { ...less, steps: [], papers: [], money: money(-5_000n), reversesNumber: 1 };
    const mail = await mailOf(PolicyChangedSchema, undone);
    expect(mail.subject).toBe('Change 1 of your policy MQP-7F3K is undone');
    expect(mail.text).toContain('The insurer pays you back  |  AED\u00a01,050.00');
    expect(mail.text).not.toContain('Persons insured');
  });

  it('of a policy that nobody is kept of is mailed to nobody', async () => {
    const nobody = { ...changed, contact: { name: '', email: '' } };
    await office.bus.publish([
      createEvent(defineEvent(PolicyChangedSchema), nobody, context, parts),
    ]);
    const mail = await mailOf(PolicyCancelledSchema, cancelled);
    expect(mail.subject).toContain('ends early');
  });
});

describe('the end of a policy', () => {
  it('says the first day without cover and what is paid back', async () => {
    const mail = await mailOf(PolicyCancelledSchema, cancelled);
    expect(mail.subject).toBe('Your policy MQP-7F3K ends early, on 01/02/2027');
    expect(mail.text).toContain('First day without cover  |  01/02/2027');
    expect(mail.text).toContain('The insurer pays you back  |  AED\u00a02,592.45');
    expect(mail.text).toContain('Team Core by Falaj Assurance is cancelled');
    expect(mail.text).not.toContain('claim');
  });

  it.each([
    [2, 'Because of a claim the insurer keeps'],
    [0, 'By the terms of the insurer nothing is paid back.'],
  ])('with %d claims and nothing back says why', async (claims, said) => {
    const mail = await mailOf(PolicyCancelledSchema, { ...cancelled, claims, money: money(0n) });
    expect(mail.text).toContain(said);
    expect(mail.text).toContain('Nothing changes in what you pay');
    expect(mail.text).not.toContain('to you directly');
    expect(mail.text).toContain('see that a new policy begins on 01/02/2027');
  });
});

describe('a reminder', () => {
  it('says the last day, and leads to the policy', async () => {
    const mail = await mailOf(PolicyRenewalDueSchema, due);
    expect(mail.subject).toBe('Your policy MQP-7F3K ends on 19/01/2027');
    expect(mail.text).toContain('Last day of cover  |  19/01/2027');
    expect(mail.text).toContain(`/resume/k.p1.${until}.`);
  });

  it.each([
    ['health', '/uae/en/insurance/health'],
    ['life', '/uae/en/insurance/life'],
    ['pets', '/my-account?lang=en'],
  ])('of a policy bought elsewhere, of %s, leads to its prices', async (insuranceType, path) => {
    const noted = { accountId: 'a1', policyId: 'x1', insuranceType, expiryDate: '2027-02-24' };
    const mail = await mailOf(ExternalPolicyDueSchema, { ...noted, ...contact, daysLeft: 60 });
    expect(/https?:\S+/.exec(mail.text)?.[0]).toMatch(new RegExp(`${path.replace('?', '\\?')}$`));
    expect(mail.text).toContain('/my-account');
    // No empty foot under a line.
    expect(mail.html).not.toContain('border-top:1px');
  });

  it('of many policies at once is three a day to one address, whoever sends them; answers go all the same', async () => {
    const def = defineEvent(PolicyRenewalDueSchema);
    for (const policyId of ['p1', 'p2', 'p3', 'p4', 'p5']) {
      await office.bus.publish([createEvent(def, { ...due, policyId }, context, parts)]);
    }
    const other = { ...contact, email: 'omar@example.com' };
    await office.bus.publish([createEvent(def, { ...due, contact: other }, context, parts)]);
    const answer = createEvent(defineEvent(PolicyCancelledSchema), cancelled, context, parts);
    await office.bus.publish([answer]);
    const to = async (address: string) =>
      (await office.client.listMails({ to: address }, context)).mails.length;
    await expect.poll(() => to(other.email)).toBe(1);
    await expect.poll(() => to(contact.email)).toBe(4);
  });
});

it('no reminder goes to whoever wants none, of any policy, until they do again', async () => {
  const def = defineEvent(PolicyRenewalDueSchema);
  const remind = () => office.bus.publish([createEvent(def, due, context, parts)]);
  const subjects = async () =>
    (await office.client.listMails({ to: contact.email }, context)).mails.map(
      (each) => each.subject,
    );
  const reminders = async () =>
    (await subjects()).filter((each) => each.includes('ends on')).length;
  /** Told of a device in the same breath: once that mail is there, the choice is kept. */
  const choose = async (wants: boolean, times: number) => {
    const accountId = 'a1';
    const said = { accountId, email: 'Mariam@Example.com', reminders: wants };
    const signedIn = { accountId, email: contact.email, newDevice: true, device: 'Firefox' };
    await office.bus.publish([
      createEvent(defineEvent(AccountConsentsSetSchema), said, context, parts),
      createEvent(defineEvent(AccountSignedInSchema), signedIn, context, parts),
    ]);
    const told = async () => (await subjects()).filter((each) => each.includes('device')).length;
    await expect.poll(told).toBe(times);
  };
  await choose(false, 1);
  await remind();
  const answer = createEvent(defineEvent(PolicyCancelledSchema), cancelled, context, parts);
  await office.bus.publish([answer]);
  await expect.poll(async () => (await subjects()).length).toBe(2);
  await choose(true, 2);
  await remind();
  await expect.poll(reminders).toBe(1);
});

it('the confirmation leads to the policy, where it was told how', async () => {
  const plan = { planId: '1', planName: 'Simple', insurerName: 'Falaj Assurance', ...money(1n) };
  const confirmed = { policyId: 'p1', policyReference: 'MQP-7F3K', plan, contact, memberCount: 1 };
  const medical = linkOf('medical_policy', 'p1', until);
  const mail = await mailOf(PolicyConfirmedSchema, { ...confirmed, link: medical });
  expect(mail.text).toContain(
    `/resume/p.p1.${until}.${marks.mark('medical_policy', `p1.${until}`)}`,
  );
});

it.each<[string, Schema, object]>([
  ['a change', PolicyChangedSchema, changed],
  ['the end', PolicyCancelledSchema, cancelled],
  ['a reminder', PolicyRenewalDueSchema, due],
])(
  '%s is Arabic from right to left, with no English left but names and numbers',
  async (_what, schema, data) => {
    const mail = await mailOf(
      schema,
      { ...data, contact: { ...contact, name: 'مريم' } } as never,
      'ar',
    );
    expect(mail.html).toContain('dir="rtl"');
    expect(isArabic(mail.subject)).toBe(true);
    const own = mail.text.replaceAll(/https?:\S+|MQP-7F3K|AED|Muqarin/g, '');
    expect(own).not.toMatch(/[A-Za-z]{2,}/);
  },
);
