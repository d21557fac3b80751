import type { CallContext } from '@muqarin/platform/context';
import { newAccount } from '../../domain/account.ts';
import { isAdmin } from '../../domain/staff.ts';
import type { AccountsContext } from '../../parts.ts';
import { makeSetUp } from './set-up-token.ts';
import { staffEvent } from './staff-events.ts';

/** While nobody may change roles, a command on the data may: two at once, as each change needs two. Null once there are admins. */
export async function firstAdmins(
  context: AccountsContext,
  { users, by }: { users: readonly string[]; by: string },
  call: CallContext,
): Promise<{ setUpTokens: string[] | null }> {
  const members = await context.accounts.staff();
  const [first, second] = users;
  if (members.some(isAdmin) || first === second) return { setUpTokens: null };
  const setUpTokens: string[] = [];
  for (const user of users) {
    const { token, setUp } = makeSetUp(context);
    const known = members.find(({ login }) => login === user);
    if (known) {
      await context.accounts.change(known._id, (now) => {
        const roles = [...now.roles, 'admin' as const];
        const event = staffEvent(context, { ...now, roles }, { act: 'roles', by }, call);
        return { set: { roles, setUp }, events: [event], answer: null };
      });
    } else {
      const member = newAccount({
        _id: context.newId(),
        kind: 'staff',
        login: user,
        openedAt: context.now(),
        roles: ['admin'],
        setUp,
      });
      const event = staffEvent(context, member, { act: 'added', by }, call);
      await context.accounts.insert(member, event);
    }
    setUpTokens.push(token);
  }
  return { setUpTokens };
}
