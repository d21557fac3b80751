import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { closedAccount } from '../domain/account.ts';
import { accountErased } from '../events.ts';
import type { AccountsContext } from '../parts.ts';

/** Of a customer, by their own hand. Sessions, links and ways in end in the same write; what it noted goes before, with its files. */
export async function eraseAccount(
  { accounts, journeys, now, events }: AccountsContext,
  accountId: string,
  call: CallContext,
): Promise<{ erased: boolean }> {
  const erased = await accounts.change(accountId, (account) => {
    if (account.kind !== 'customer') return { answer: false };
    const payload = { accountId, email: account.email };
    const event = createEvent(accountErased, payload, call, events);
    return { set: closedAccount(account, now()), events: [event], answer: true };
  });
  if (erased) await journeys.forget(accountId);
  return { erased: erased ?? false };
}
