import { normalPassword } from '@muqarin/rules/account/password-rules';
import type { z } from 'zod';
import type { Shown, waysInCalls } from '../../contract/ways-in.ts';
import { type Account, loginOf } from '../domain/account.ts';
import { secondStep } from '../domain/factors.ts';
import type { AccountsContext } from '../parts.ts';

/** One hash is derived whether there is such an account or not, or it has no password: time tells nothing. */
export async function checkPassword(
  context: AccountsContext,
  { kind, login, password }: z.output<typeof waysInCalls.checkPassword.input>,
): Promise<Shown> {
  const { accounts, hashes, queue } = context;
  const account = await accounts.findByLogin(kind, loginOf(login));
  const hash = account?.password?.hash ?? null;
  const normal = normalPassword(password);
  const right = await queue.run(() => hashes.verify(normal, hash));
  if (!right || account === null || hash === null) return { outcome: 'wrong' };
  if (hashes.isOld(hash)) await renew(context, account, normal);
  return shownBy(account);
}

export function shownBy(account: Account): Shown {
  return { outcome: 'right', accountId: account._id, next: secondStep(account) };
}

/** The same password, kept by today's algorithm: no session ends by it. */
async function renew({ accounts, hashes, queue }: AccountsContext, old: Account, password: string) {
  const hash = await queue.run(() => hashes.hash(password));
  await accounts.change(old._id, ({ password: now }) =>
    now?.hash === old.password?.hash && now
      ? { set: { password: { ...now, hash } }, answer: null }
      : { answer: null },
  );
}
