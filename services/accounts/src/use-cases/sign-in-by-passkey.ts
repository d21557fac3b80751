import type { z } from 'zod';
import type { passkeyCalls } from '../../contract/passkeys.ts';
import type { Shown } from '../../contract/ways-in.ts';
import { isCountSound } from '../domain/passkey.ts';
import type { AccountsContext } from '../parts.ts';
import { provenPasskey, toProvePasskey } from '../secrets/passkeys.ts';
import { newChallenge } from './add-passkey.ts';

export async function beginPasskeySignIn({ randomBytes }: AccountsContext, origin: string) {
  const challenge = newChallenge(randomBytes);
  return { challenge, options: await toProvePasskey({ origin, challenge }) };
}

/** A passkey is two factors in one: what the device has, and how it knew its owner. */
export async function signInByPasskey(
  { accounts, logger, now }: AccountsContext,
  { origin, challenge, proof }: z.output<typeof passkeyCalls.signInByPasskey.input>,
): Promise<Shown> {
  const wrong = { outcome: 'wrong' } as const;
  const account = await accounts.findByPasskey(proof.id);
  const passkey = account?.passkeys.find(({ id }) => id === proof.id);
  if (!account || !passkey || account.kind !== 'customer') return wrong;
  const { _id: accountId } = account;
  const { userHandle } = proof.response;
  if (userHandle !== Buffer.from(accountId).toString('base64url')) return wrong;
  const proven = await provenPasskey(proof, { origin, challenge }, passkey);
  if (proven === null) return wrong;
  const { counter } = proven;
  // Decided on what is written at that moment: it may have been taken away or used meanwhile.
  const taken = await accounts.change<'taken' | 'gone' | 'copied'>(accountId, ({ passkeys }) => {
    const here = passkeys.find(({ id }) => id === proof.id);
    if (!here) return { answer: 'gone' };
    if (!isCountSound(here.counter, counter)) return { answer: 'copied' };
    const used = { ...here, counter, lastUsedAt: now() };
    return {
      set: { passkeys: passkeys.map((each) => (each === here ? used : each)) },
      answer: 'taken',
    };
  });
  if (taken === 'copied') logger.warn({ accountId }, 'a passkey counts back: it may be a copy');
  return taken === 'taken' ? { outcome: 'right', accountId, next: 'nothing' } : wrong;
}
