/** An invitation inside the mail of a purchase opens an account for the address that the mail went to, and for no other. */
import { hash } from 'node:crypto';
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { inviteLinkOf } from '@muqarin/rules/mailed-links';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { motorOrderConfirmed, personErased, policyConfirmed } from '../src/events.ts';
import { accountsUnderTest, email, goodPassword, visitor } from './support/accounts.ts';

let accounts: Awaited<ReturnType<typeof accountsUnderTest>>;
let invite: (to: string, isOfMotor?: boolean) => Promise<string>;
let forget: (address: string) => Promise<void>;
let end: () => Promise<void>;

beforeEach(async () => {
  accounts = await accountsUnderTest();
  const { bus, publish } = publishingBus();
  const hearing = await accounts.service.hear(bus);
  end = () => hearing.stop();
  const { now } = accounts;
  const parts = { now, newId: createNewId(now), source: '/tests' };
  invite = async (to, isOfMotor = true) => {
    const contact = { name: 'Mariam', email: to };
    const event = isOfMotor
      ? createEvent(motorOrderConfirmed, { orderId: 'o1', contact }, visitor, parts)
      : createEvent(policyConfirmed, { policyId: 'p1', contact }, visitor, parts);
    await publish(event);
    // Heard again, it is the same one.
    await publish(event);
    const id = event.headers.ce_id ?? '';
    return accounts.tokenOf({ link: inviteLinkOf(id, new Date(event.headers.ce_time ?? '')) });
  };
  forget = (address) => {
    const erased = { requestId: 'r1', emailHash: hash('sha256', address) };
    return publish(createEvent(personErased, erased, visitor, parts));
  };
});
afterEach(async () => {
  await end();
  await accounts.stop();
});

const looked = (token: string) => accounts.client.openLink({ token, purpose: 'sign_up' }, visitor);
const opened = (token: string) =>
  accounts.client.signUp(
    { token, name: 'Mariam', password: goodPassword, marketing: false },
    visitor,
  );

it.each([false, true])(
  'opens an account once, for its own address (of motor: %s)',
  async (isOfMotor) => {
    const token = await invite(email, isOfMotor);
    expect(await looked(token)).toEqual({ email, hasAccount: false });
    expect(await opened(token)).toMatchObject({ outcome: 'opened' });
    expect(await opened(token)).toEqual({ outcome: 'ended' });
    const said = await accounts.eventsOf('AccountOpened');
    expect(said).toMatchObject([{ email }]);
    // Never a mail of its own.
    expect(await accounts.eventsOf('AccountLinkRequested')).toEqual([]);
  },
);

it('is refused with the id of another, after two weeks, and where there is an account by then', async () => {
  const [mine, other] = [await invite(email), await invite('omar@example.com')];
  const [, ...rest] = mine.split('.');
  expect(await looked([other.split('.')[0], ...rest].join('.'))).toBeNull();
  await accounts.opened();
  expect(await opened(mine)).toEqual({ outcome: 'ended' });
  accounts.passSeconds(14 * 24 * 3600 + 1);
  expect(await looked(other)).toBeNull();
  expect(await opened(other)).toEqual({ outcome: 'ended' });
});

it('is kept for no text that is no address, and goes with a person who asks to be forgotten', async () => {
  expect(await looked(await invite('call me'))).toBeNull();
  const token = await invite('Omar@Example.com');
  expect(await looked(token)).toMatchObject({ email: 'Omar@Example.com' });
  await forget('omar@example.com');
  expect(await looked(token)).toBeNull();
});
