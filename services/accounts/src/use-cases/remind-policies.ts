/** Policies bought elsewhere that end soon: their holders are reminded, as far as they agreed and not too often. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { reminderDays } from '@muqarin/rules/account/reminders';
import { type ContactBefore, mayReach } from '@muqarin/rules/contact-budget';
import { addDays, type CivilDate, dubaiHour, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { type Policy, reminderDue } from '../domain/policy.ts';
import { externalPolicyDue } from '../events.ts';
import type { AccountsContext } from '../parts.ts';

const AT_ONCE = 100;

/** Once for each policy and reminder, however many copies of the service look. */
export async function remindPolicies(
  context: AccountsContext,
  call: CallContext,
): Promise<{ reminded: number }> {
  const today = dubaiToday(context.now());
  const days = { from: toIsoDate(today), to: toIsoDate(addDays(today, reminderDays[0])) };
  let [reminded, after] = [0, ''];
  for (;;) {
    const ending = await context.policies.ending(days, after, AT_ONCE);
    for (const policy of ending) reminded += (await remind(context, policy, today, call)) ? 1 : 0;
    after = ending.at(-1)?._id ?? after;
    if (ending.length < AT_ONCE) return { reminded };
  }
}

async function remind(
  context: AccountsContext,
  policy: Policy,
  today: CivilDate,
  call: CallContext,
): Promise<boolean> {
  const { policies, accounts, events } = context;
  const due = reminderDue(policy, today);
  const account = due && (await accounts.find(policy.accountId));
  if (!due || !account || account.closedAt) return false;
  const verdict = mayReach({
    reason: 'reminder',
    way: 'mail',
    consents: account.consents,
    doNotCall: false,
    today,
    hour: dubaiHour(context.now()),
    before: await remindersOf(context, account._id),
  });
  // Too often by now: tomorrow is another day.
  if (!verdict.may) return false;
  const { _id: policyId, accountId, insuranceType, expiryDate } = policy;
  const { email, profile } = account;
  const about = { accountId, policyId, insuranceType, expiryDate, daysLeft: due.daysLeft };
  const payload = { ...about, email, name: profile.name };
  // Nobody is there whose page has a language: the one of the last sign-in counts.
  const inTheirs = account.locale ? { ...call, locale: account.locale } : call;
  const event = createEvent(externalPolicyDue, payload, inTheirs, events);
  return policies.remind(policy, { before: due.before, day: toIsoDate(today) }, event);
}

async function remindersOf(
  { policies }: Pick<AccountsContext, 'policies'>,
  accountId: string,
): Promise<ContactBefore[]> {
  const all = await policies.ofAccount(accountId);
  return all
    .flatMap(({ reminded = [] }) => reminded)
    .filter(({ day }) => day !== '')
    .map(({ day }) => ({ reason: 'reminder', way: 'mail', day }));
}
