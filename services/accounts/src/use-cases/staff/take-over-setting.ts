/** The setting STAFF of before: each name is taken over once. From then on the account counts, and the setting says nothing more. */
import type { CallContext } from '@muqarin/platform/context';
import { isStaffRole } from '@muqarin/rules/staff/roles';
import { type Account, loginOf, newAccount } from '../../domain/account.ts';
import type { AccountsContext, StaffSetting } from '../../parts.ts';
import { staffEvent } from './staff-events.ts';

/** Who had no roles yet did what agents do. */
const rolesOfBefore = ['agent'];

export async function takeOverSetting(context: AccountsContext, call: CallContext): Promise<void> {
  for (const row of context.staff ?? []) {
    const login = loginOf(row.user);
    // By an id made of the name: one that was removed since does not come back.
    const _id = `staff-${Buffer.from(login).toString('base64url')}`;
    if (await context.accounts.find(_id)) continue;
    if (await context.accounts.findByLogin('staff', login)) continue;
    const member = memberOf(context, _id, login, row);
    const event = staffEvent(context, member, { act: 'read', by: 'STAFF' }, call);
    const isNew = await context.accounts.insert(member, event);
    if (isNew) context.logger.info({ staffId: _id }, 'a member of staff was read from STAFF');
  }
}

function memberOf(
  { now, seals }: AccountsContext,
  _id: string,
  login: string,
  { hash, roles = rolesOfBefore, totp }: StaffSetting,
): Account {
  const at = now();
  const app = totp && {
    id: `${_id}-app`,
    label: 'STAFF',
    secret: seals.seal(totp),
    lastStep: 0,
    addedAt: at,
  };
  return newAccount({
    _id,
    kind: 'staff',
    login,
    openedAt: at,
    roles: roles.filter(isStaffRole),
    password: { hash, at },
    totps: app ? [app] : [],
  });
}
