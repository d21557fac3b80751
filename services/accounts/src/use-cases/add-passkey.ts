import type { CallContext } from '@muqarin/platform/context';
import type { z } from 'zod';
import type { passkeyCalls } from '../../contract/passkeys.ts';
import type { Passkey } from '../domain/account.ts';
import { mostPasskeys } from '../domain/passkey.ts';
import type { AccountsContext } from '../parts.ts';
import { madePasskey, toMakePasskey } from '../secrets/passkeys.ts';
import { factorEvent } from './factor-events.ts';
import { noAccount } from './set-password.ts';

export async function beginPasskey(
  { accounts, randomBytes }: AccountsContext,
  { accountId, origin }: z.output<typeof passkeyCalls.beginPasskey.input>,
) {
  const account = await accounts.find(accountId);
  // Staff have a password and an app (decisions A8).
  if (!account || account.closedAt || account.kind !== 'customer') throw noAccount();
  const { email, profile, passkeys: known } = account;
  const challenge = newChallenge(randomBytes);
  const owner = { accountId, email, name: profile.name, known };
  return { challenge, options: await toMakePasskey(owner, { origin, challenge }) };
}

type Added = z.output<typeof passkeyCalls.addPasskey.output>;

export async function addPasskey(
  context: AccountsContext,
  { accountId, origin, challenge, label, made }: z.output<typeof passkeyCalls.addPasskey.input>,
  call: CallContext,
): Promise<Added> {
  const passkey = await madePasskey(made, { origin, challenge });
  if (passkey === null) return { outcome: 'wrong' };
  // Of another account, or this one's already.
  if (await context.accounts.findByPasskey(passkey.id)) return { outcome: 'wrong' };
  const added: Passkey = { ...passkey, label, addedAt: context.now(), lastUsedAt: null };
  const answer = await context.accounts.change<Added>(accountId, (account) => {
    const { kind, passkeys } = account;
    if (kind !== 'customer' || passkeys.some(({ id }) => id === added.id)) {
      return { answer: { outcome: 'wrong' } };
    }
    if (passkeys.length >= mostPasskeys) return { answer: { outcome: 'full' } };
    const facts = { factor: 'passkey', change: 'added', label } as const;
    return {
      set: { passkeys: [...passkeys, added] },
      events: [factorEvent(context, account, call, facts)],
      answer: { outcome: 'added' },
    };
  });
  if (answer === null) throw noAccount();
  return answer;
}

/** What signs in stays the same, so nobody is notified. */
export async function renamePasskey(
  { accounts }: AccountsContext,
  { accountId, id, label }: z.output<typeof passkeyCalls.renamePasskey.input>,
): Promise<{ renamed: boolean }> {
  const renamed = await accounts.change(accountId, ({ passkeys }) => {
    if (!passkeys.some((each) => each.id === id)) return { answer: false };
    const named = passkeys.map((each) => (each.id === id ? { ...each, label } : each));
    return { set: { passkeys: named }, answer: true };
  });
  if (renamed === null) throw noAccount();
  return { renamed };
}

export function newChallenge(randomBytes: AccountsContext['randomBytes']): string {
  return Buffer.from(randomBytes(32)).toString('base64url');
}
