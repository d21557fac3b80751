/** The event of a changed way in: a customer by mail, of staff it is entered into the audit trail. */
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Account } from '../domain/account.ts';
import { accountFactorChanged, staffChanged } from '../events.ts';
import type { AccountsContext } from '../parts.ts';

interface Facts {
  factor: 'password' | 'link' | 'passkey' | 'totp' | 'recovery' | 'uae_pass';
  change: 'added' | 'removed' | 'changed';
  label?: string;
}

export function factorEvent(
  { events }: Pick<AccountsContext, 'events'>,
  account: Account,
  call: CallContext,
  { factor, change, label = '' }: Facts,
): EventMessage {
  const { _id, kind, login: user, email } = account;
  if (kind === 'staff') {
    const said = { staffId: _id, user, act: factor, roles: account.roles, by: user };
    return createEvent(staffChanged, said, call, events);
  }
  const said = { accountId: _id, factor, change, label, email };
  return createEvent(accountFactorChanged, said, call, events);
}
