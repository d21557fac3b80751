/** UAE PASS by its uuid, and by nothing else: what it says of address and number may change, and is no reason to open an account. */
import type { CallContext } from '@muqarin/platform/context';
import type { z } from 'zod';
import type { factorCalls } from '../../contract/factors.ts';
import type { Shown } from '../../contract/ways-in.ts';
import type { AccountsContext } from '../parts.ts';
import { factorEvent } from './factor-events.ts';
import { noAccount } from './set-password.ts';

/** Two factors in one: the phone, and how its app knew its owner. */
export async function signInByUaePass({ accounts }: AccountsContext, uuid: string): Promise<Shown> {
  const account = await accounts.findByUaePass(uuid);
  if (account?.kind !== 'customer') return { outcome: 'wrong' };
  return { outcome: 'right', accountId: account._id, next: 'nothing' };
}

type Added = z.output<typeof factorCalls.addUaePass.output>;

/** For whoever has just shown who they are, here and there. */
export async function addUaePass(
  context: AccountsContext,
  { accountId, uuid }: z.output<typeof factorCalls.addUaePass.input>,
  call: CallContext,
): Promise<Added> {
  const owner = await context.accounts.findByUaePass(uuid);
  if (owner && owner._id !== accountId) return { outcome: 'taken' };
  const answer = await context.accounts.change<Added>(accountId, (account) => {
    const { kind, uaePass } = account;
    if (uaePass?.uuid === uuid) return { answer: { outcome: 'added' } };
    // Staff have a password and an app (decisions A8).
    if (uaePass !== null || kind !== 'customer') return { answer: { outcome: 'taken' } };
    const event = factorEvent(context, account, call, { factor: 'uae_pass', change: 'added' });
    const set = { uaePass: { uuid, at: context.now() } };
    return { set, events: [event], answer: { outcome: 'added' } };
  });
  if (answer === null) throw noAccount();
  return answer;
}
