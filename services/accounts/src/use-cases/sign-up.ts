import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { oneLine } from '@muqarin/rules/typed-text';
import type { z } from 'zod';
import type { waysInCalls } from '../../contract/ways-in.ts';
import { emptyProfile, loginOf, newAccount } from '../domain/account.ts';
import { accountOpened } from '../events.ts';
import type { AccountsContext } from '../parts.ts';
import { choosePassword } from './choose-password.ts';
import { goodLink, useLink } from './open-link.ts';

type Input = z.output<typeof waysInCalls.signUp.input>;
type Output = z.output<typeof waysInCalls.signUp.output>;

/** Whoever followed the link reads the mails of its address: from then on it is theirs. */
export async function signUp(
  context: AccountsContext,
  input: Input,
  call: CallContext,
): Promise<Output> {
  const good = await goodLink(context, input.token, 'sign_up');
  if (!good || good.account) return { outcome: 'ended' };
  const { email } = good.link;
  const name = oneLine(input.name);
  const chosen =
    input.password === null ? null : await choosePassword(context, input.password, [email, name]);
  if (chosen && 'problem' in chosen) return { outcome: 'weak', problem: chosen.problem };
  const now = context.now();
  const { marketing } = input;
  const account = newAccount({
    _id: context.newId(),
    kind: 'customer',
    login: loginOf(email),
    openedAt: now,
    email,
    profile: { ...emptyProfile, name },
    consents: { marketing, calls: false, whatsapp: false, reminders: true },
    password: chosen && { hash: chosen.hash, at: now },
  });
  const said = { accountId: account._id, email, name, by: 'link' };
  const event = createEvent(accountOpened, said, call, context.events);
  // Used by the first of two posts; and one address has one account, whatever else was mailed to it.
  if (!(await useLink(context, good))) return { outcome: 'ended' };
  if (!(await context.accounts.insert(account, event))) return { outcome: 'ended' };
  return { outcome: 'opened', accountId: account._id };
}
