import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  ClaimFiledSchema,
  PhoneCodeRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { linkOf } from '@muqarin/rules/mailed-links';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { context, marks, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

const phone = '+971501234567';
const email = 'mariam@example.com';
let post: PostOffice;
beforeEach(async () => {
  post = await openPostOffice();
});
afterEach(() => post.close());

const first = async () => {
  const all = async () => (await post.client.listMails({}, context)).mails;
  await expect.poll(async () => (await all()).length).toBe(1);
  return post.client.getMail({ mailId: (await all())[0]?.mailId ?? '' }, context);
};
const requested = (way: 'sms' | 'call', locale?: string) => {
  const seconds = '1795250000';
  const texted = {
    phone,
    link: linkOf('phone_code', 'k1', seconds),
    expiresAt: { seconds: BigInt(seconds), nanos: 0 },
  };
  const facts = {
    requestId: 'r1',
    reference: 'MQ-7F3K-92QX',
    way,
    ...(way === 'sms' ? texted : {}),
  };
  const call = locale === undefined ? context : { ...context, locale };
  return createEvent(defineEvent(PhoneCodeRequestedSchema), facts, call, parts);
};
const code = marks.code('phone_code', 'k1.1795250000');

it('a code is texted to the number, once, and stands in the local mailbox', async () => {
  const event = requested('sms');
  expect(event.value).not.toContain(code);
  await post.bus.publish([requested('call'), event]);
  const text = await first();
  expect(text).toMatchObject({ to: phone, subject: 'Text message' });
  expect(text?.text).toContain(`Muqarin: your code for MQ-7F3K-92QX is ${code}.`);
});

it('in Arabic for whoever asked in Arabic', async () => {
  await post.bus.publish([requested('sms', 'ar')]);
  expect((await first())?.text).toContain('مقارن: رمزك للمرجع');
});

it.each([
  ['site', { source: 'call_me_back', site: { insuranceType: 'vehicle' } }, 'Car insurance'],
  ['questionnaire', { source: 'individual_medical', productCount: 3 }, 'Health insurance'],
])('the mail about a lead of the %s repeats product and number', async (_of, lead, product) => {
  const contact = { name: 'Mariam', email, fullNumber: phone };
  const facts = { leadId: 'l1', reference: 'MQ-7F3K-92QX', contact, ...lead };
  await post.bus.publish([createEvent(defineEvent(LeadCapturedSchema), facts, context, parts)]);
  const mail = await first();
  expect(mail?.text).toContain(`Product  |  ${product}`);
  expect(mail?.text).toContain(`Your number  |  ${phone}`);
});

it('so does the mail about a claim, with the number as it was typed', async () => {
  const facts = { caseId: 'c1', reference: 'CL-7F3K-92QX', type: 'car', email, telephone: '050 1' };
  await post.bus.publish([createEvent(defineEvent(ClaimFiledSchema), facts, context, parts)]);
  const mail = await first();
  expect(mail?.text).toContain('Product  |  Car insurance');
  expect(mail?.text).toContain('Your number  |  050 1');
});
