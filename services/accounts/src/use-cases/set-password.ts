import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { z } from 'zod';
import type { waysInCalls } from '../../contract/ways-in.ts';
import type { Account } from '../domain/account.ts';
import type { AccountsContext } from '../parts.ts';
import { choosePassword } from './choose-password.ts';
import { factorEvent } from './factor-events.ts';
import { goodLink } from './open-link.ts';

/** Every session ends in the same write, and every link that was mailed before: `epoch` grows. */
export async function setPassword(
  context: AccountsContext,
  { accountId, password }: { accountId: string; password: string },
  call: CallContext,
): Promise<z.output<typeof waysInCalls.setPassword.output>> {
  const account = await context.accounts.find(accountId);
  if (!account || account.closedAt) throw noAccount();
  const chosen = await choosePassword(context, password, personalOf(account));
  if ('problem' in chosen) return { outcome: 'weak', problem: chosen.problem };
  if (!(await write(context, account, chosen.hash, call))) throw noAccount();
  return { outcome: 'changed' };
}

export async function resetPassword(
  context: AccountsContext,
  { token, password }: { token: string; password: string },
  call: CallContext,
): Promise<z.output<typeof waysInCalls.resetPassword.output>> {
  const good = await goodLink(context, token, 'reset');
  if (!good?.account) return { outcome: 'ended' };
  const { account, link } = good;
  const chosen = await choosePassword(context, password, personalOf(account));
  if ('problem' in chosen) return { outcome: 'weak', problem: chosen.problem };
  if (!(await context.links.use(link._id, context.now()))) return { outcome: 'ended' };
  const changed = await write(context, account, chosen.hash, call);
  return changed ? { outcome: 'changed', accountId: account._id } : { outcome: 'ended' };
}

/** False where the account changed its ways in since it was read: what was shown then counts no more. */
async function write(
  context: AccountsContext,
  { _id, epoch }: Account,
  hash: string,
  call: CallContext,
): Promise<boolean> {
  const done = await context.accounts.change(_id, (account) => {
    if (account.epoch !== epoch) return { answer: false };
    const change = account.password === null ? 'added' : 'changed';
    const event = factorEvent(context, account, call, { factor: 'password', change });
    const set = { password: { hash, at: context.now() }, epoch: epoch + 1, setUp: null };
    return { set, events: [event], answer: true };
  });
  return done ?? false;
}

export function noAccount(): AppError {
  return new AppError('not_found', 'ACCOUNTS.NO_ACCOUNT', 'There is no such account.');
}

function personalOf({ email, login, profile }: Account): string[] {
  return [email, login, profile.name];
}
