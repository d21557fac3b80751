/** A person with many covers that end together is reminded of each, on days that have room (the contact budget; issue 19). */
import { createHash } from 'node:crypto';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import {
  AccountConsentsSetSchema,
  AccountErasedSchema,
  AccountSignedInSchema,
  ExternalPolicyDueSchema,
  ExternalPolicyRemovedSchema,
} from '@muqarin/proto/muqarin/accounts/v1/accounts_pb';
import { PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { MotorRenewalDueSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { PolicyCancelledSchema } from '@muqarin/proto/muqarin/quoting/v1/policy_changes_pb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { context, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

const email = 'mariam@example.com';
const contact = { name: 'Mariam', email };
const inArabic = { ...context, locale: 'ar' };

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

/** Three that were noted here leave no room on this day; then those of the car and of another noted one come. */
async function fiveEndTogether(endDate = '2027-01-20') {
  for (const policyId of ['x1', 'x2', 'x3'])
    await say(ExternalPolicyDueSchema, noted(policyId, endDate));
  await expect.poll(subjects).toHaveLength(3);
  await remindOfCar(endDate);
  await say(ExternalPolicyDueSchema, noted('x4', endDate));
  await expect.poll(office.waiting).toBe(2);
}

const noted = (policyId: string, expiryDate: string) => {
  return {
    ...ofAccount,
    policyId,
    insuranceType: 'travel',
    expiryDate,
    name: 'Mariam',
    daysLeft: 60,
  };
};
const ofAccount = { accountId: 'a1', email };

const remindOfCar = (endDate: string) =>
  say(MotorRenewalDueSchema, { orderId: 'o1', saleOrder: 'SO1', endDate, contact });

type Schema = Parameters<typeof defineEvent>[0];

function say<S extends Schema>(schema: S, data: Parameters<typeof createEvent<S>>[1]) {
  return office.bus.publish([createEvent(defineEvent(schema), data, inArabic, parts)]);
}

const subjects = async () =>
  (await office.client.listMails({ to: email }, context)).mails.map(({ subject }) => subject);
const ofCar = async () => (await subjects()).filter((subject) => subject.includes('سيارتك'));

it('goes on the next day, once, in the language of its reader', async () => {
  await fiveEndTogether();
  expect(await ofCar()).toEqual([]);
  expect(await office.nextDay()).toBe(2);
  expect(await ofCar()).toHaveLength(1);
  // Five in a week: there is no room for a sixth before the first of them is a week old.
  await say(ExternalPolicyDueSchema, noted('x5', '2027-01-20'));
  await expect.poll(office.waiting).toBe(1);
  const went: number[] = [];
  for (let day = 2; day <= 8; day += 1) went.push(await office.nextDay());
  expect(went).toEqual([0, 0, 0, 0, 0, 1, 0]);
  expect(await subjects()).toHaveLength(6);
});

it('takes the place of an earlier one of the same cover', async () => {
  await fiveEndTogether();
  await remindOfCar('2027-01-20');
  await say(AccountSignedInSchema, newDevice);
  await expect.poll(subjects).toHaveLength(4);
  expect(await office.waiting()).toBe(2);
});

it('waits no longer than its cover runs', async () => {
  await fiveEndTogether('2026-11-21');
  expect(await office.nextDay()).toBe(0);
  expect(await ofCar()).toEqual([]);
});

it('does not go to whoever wants none any more', async () => {
  await fiveEndTogether();
  await say(AccountConsentsSetSchema, { ...ofAccount, reminders: false });
  await say(AccountSignedInSchema, newDevice);
  await expect.poll(subjects).toHaveLength(4);
  expect(await office.nextDay()).toBe(0);
  expect(await office.waiting()).toBe(0);
});

const newDevice = { ...ofAccount, newDevice: true, device: 'Firefox' };

it('goes with the cover that was cancelled', async () => {
  await fiveEndTogether();
  await say(PolicyCancelledSchema, { policyId: 'o1', effectiveOn: '2026-12-01', contact });
  await expect.poll(office.waiting).toBe(1);
});

it('goes with the policy that is noted no more', async () => {
  await fiveEndTogether();
  await say(ExternalPolicyRemovedSchema, { accountId: 'a1', policyId: 'x4' });
  await expect.poll(office.waiting).toBe(1);
});

it('goes with the account that noted it', async () => {
  await fiveEndTogether();
  await say(AccountErasedSchema, ofAccount);
  await expect.poll(office.waiting).toBe(1);
});

it('goes with the person', async () => {
  await fiveEndTogether();
  const emailHash = createHash('sha256').update(email).digest('hex');
  await say(PersonErasedSchema, { requestId: 'r1', emailHash });
  await expect.poll(office.waiting).toBe(0);
});
