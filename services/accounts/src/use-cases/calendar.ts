/** The calendar of policies that end, which a secret link subscribes to. What makes the link work is not kept here. */
import type { AccountsContext } from '../parts.ts';
import { noAccount } from './set-password.ts';

type Parts = Pick<AccountsContext, 'accounts' | 'randomBytes'>;

export async function renewCalendar(
  { accounts, randomBytes }: Parts,
  accountId: string,
): Promise<{ calendarId: string }> {
  const calendarId = Buffer.from(randomBytes(18)).toString('base64url');
  const answer = await accounts.change(accountId, () => ({
    set: { calendarId },
    answer: { calendarId },
  }));
  if (answer === null) throw noAccount();
  return answer;
}

export async function calendarOwner({ accounts }: Pick<Parts, 'accounts'>, calendarId: string) {
  const account = await accounts.findByCalendar(calendarId);
  return account && { accountId: account._id, email: account.email };
}
