import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Account } from '../../domain/account.ts';
import { staffChanged } from '../../events.ts';
import type { AccountsContext } from '../../parts.ts';

interface Facts {
  act: 'added' | 'roles' | 'removed' | 'set_up' | 'password' | 'read';
  by: string;
  approvedBy?: string;
}

/** What was done about a member, by whom. */
export function staffEvent(
  { events }: Pick<AccountsContext, 'events'>,
  { _id: staffId, login: user, roles }: Pick<Account, '_id' | 'login' | 'roles'>,
  { act, by, approvedBy = '' }: Facts,
  call: CallContext,
): EventMessage {
  return createEvent(staffChanged, { staffId, user, act, roles, by, approvedBy }, call, events);
}
