/** An invitation inside the mail of a lead or a purchase opens an account for the address that the mail went to, and for no other. */
import { hash } from 'node:crypto';
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { invitation } from '@muqarin/rules/mailed-links';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personErased } from '../src/events.ts';
import { accountsUnderTest, email, goodPassword, marks, visitor } from './support/accounts.ts';

let accounts: Awaited<ReturnType<typeof accountsUnderTest>>;
let forget: (address: string) => Promise<void>;
let end: () => Promise<void>;

beforeEach(async () => {
  accounts = await accountsUnderTest();
  const { bus, publish } = publishingBus();
  const hearing = await accounts.service.hear(bus);
  end = () => hearing.stop();
  const { now } = accounts;
  const parts = { now, newId: createNewId(now), source: '/tests' };
  forget = async (address) => {
    const erased = { requestId: 'r1', emailHash: hash('sha256', address) };
    const event = createEvent(personErased, erased, visitor, parts);
    await publish(event);
    await publish(event);
  };
});
afterEach(async () => {
  await end();
  await accounts.stop();
});

const invite = (to: string, by = marks) => {
  const sealed = by.seal(invitation.kind, invitation.says(to, accounts.now()));
  return invitation.path(sealed).split('/').at(-1) ?? '';
};
const looked = (token: string) => accounts.client.openLink({ token, purpose: 'sign_up' }, visitor);
const opened = (token: string) =>
  accounts.client.signUp(
    { token, name: 'Mariam', password: goodPassword, marketing: false },
    visitor,
  );

it('opens an account once, for its own address, with nothing kept of it before', async () => {
  const token = invite(email);
  expect(token).not.toContain('mariam');
  expect(await looked(token)).toEqual({ email, hasAccount: false });
  expect(await opened(token)).toMatchObject({ outcome: 'opened' });
  expect(await opened(token)).toEqual({ outcome: 'ended' });
  expect(await accounts.eventsOf('AccountOpened')).toMatchObject([{ email }]);
  // Never a mail of its own.
  expect(await accounts.eventsOf('AccountLinkRequested')).toEqual([]);
  // Pressed again, it leads to where its owner signs in.
  expect(await looked(token)).toEqual({ email, hasAccount: true });
});

it('opens an account for the longest address there may be', async () => {
  const longest = `${'m'.repeat(64)}@${`${'a'.repeat(60)}.`.repeat(3)}ae.com`;
  const token = invite(longest);
  expect(await looked(token)).toEqual({ email: longest, hasAccount: false });
  expect(await opened(token)).toMatchObject({ outcome: 'opened' });
});

it('opens one account for whoever presses twice at once', async () => {
  const token = invite(email);
  const came = await Promise.all([opened(token), opened(token)]);
  expect(came.map(({ outcome }) => outcome).sort()).toEqual(['ended', 'opened']);
});

it('is used up also where the account has gone since', async () => {
  const token = invite(email);
  const came = await opened(token);
  const { accountId } = came as { accountId: string };
  await accounts.client.eraseAccount({ accountId }, visitor);
  expect(await looked(token)).toBeNull();
  expect(await opened(token)).toEqual({ outcome: 'ended' });
});

it('is refused where it was changed, sealed by another, or asked for as another link', async () => {
  const token = invite(email);
  const other = createMailedMarks(['another secret, of thirty-two characters']);
  const broken = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`;
  for (const wrong of [broken, token.slice(0, -4), invite(email, other), invite('call me')]) {
    expect(await looked(wrong)).toBeNull();
    expect(await opened(wrong)).toEqual({ outcome: 'ended' });
  }
  const asked = { token, purpose: 'sign_in' } as const;
  expect(await accounts.client.openLink(asked, visitor)).toBeNull();
  expect(await accounts.client.signInByLink({ token }, visitor)).toEqual({ outcome: 'wrong' });
});

it('ends after two weeks', async () => {
  const token = invite(email);
  accounts.passSeconds(14 * 24 * 3600 - 1);
  expect(await looked(token)).toMatchObject({ email });
  accounts.passSeconds(1);
  expect(await looked(token)).toBeNull();
  expect(await opened(token)).toEqual({ outcome: 'ended' });
});

it('ends with a person who asks to be forgotten; what they ask for afterwards invites them anew', async () => {
  const token = invite('Omar@Example.com');
  expect(await looked(token)).toMatchObject({ email: 'Omar@Example.com' });
  await forget('omar@example.com');
  expect(await looked(token)).toBeNull();
  accounts.passSeconds(60);
  const anew = invite('omar@example.com');
  expect(await looked(anew)).toMatchObject({ email: 'omar@example.com' });
  await forget('omar@example.com');
  expect(await looked(anew)).toBeNull();
  expect(await looked(invite('sara@example.com'))).not.toBeNull();
});
