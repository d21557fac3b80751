import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { StaffRole } from '@muqarin/rules/staff/roles';
import type { z } from 'zod';
import type { staffCalls } from '../../../contract/staff.ts';
import { type Account, closedAccount, newAccount } from '../../domain/account.ts';
import { isAdmin, sameRoles, wouldLackAdmins } from '../../domain/staff.ts';
import { staffChangeProposed } from '../../events.ts';
import type { AccountsContext } from '../../parts.ts';
import { makeSetUp } from './set-up-token.ts';
import { staffEvent } from './staff-events.ts';

type Proposed = z.output<typeof staffCalls.proposeStaff.output>;
type Decided = z.output<typeof staffCalls.decideStaff.output>;

export async function proposeStaff(
  context: AccountsContext,
  { user, roles, by }: z.output<typeof staffCalls.proposeStaff.input>,
  call: CallContext,
): Promise<Proposed> {
  const { accounts, proposals, events } = context;
  const members = await accounts.staff();
  const proposer = members.find(({ _id }) => _id === by);
  if (!proposer || !isAdmin(proposer)) return { outcome: 'not-admin', proposalId: null };
  const known = members.find(({ login }) => login === user);
  if (sameRoles(known?.roles ?? [], roles)) return { outcome: 'same', proposalId: null };
  if (wouldLackAdmins(members, user, roles)) return { outcome: 'last-admin', proposalId: null };
  const proposalId = context.newId();
  const staffId = known?._id ?? proposalId;
  const said = { staffId, user, act: 'proposed', roles, by: proposer.login };
  const event = createEvent(staffChangeProposed, said, call, events);
  const stored = { user, roles, proposedBy: proposer.login, at: context.now(), decidedAt: null };
  await proposals.insert({ _id: proposalId, ...stored }, event);
  return { outcome: 'proposed', proposalId };
}

/** Who proposed may take it back, but not agree to it. */
export async function decideStaff(
  context: AccountsContext,
  { proposalId, agree, by }: z.output<typeof staffCalls.decideStaff.input>,
  call: CallContext,
): Promise<Decided> {
  const no = (outcome: Decided['outcome']): Decided => ({ outcome, setUpToken: null });
  const { accounts, proposals, events, now } = context;
  const members = await accounts.staff();
  const decider = members.find(({ _id }) => _id === by);
  if (!decider || !isAdmin(decider)) return no('not-admin');
  const proposal = await proposals.find(proposalId);
  if (!proposal) return no('gone');
  const { user, roles, proposedBy } = proposal;
  if (!agree) {
    const said = { staffId: proposalId, user, act: 'refused', roles, by: decider.login };
    const event = createEvent(staffChangeProposed, said, call, events);
    return no((await proposals.decide(proposalId, now(), event)) ? 'done' : 'gone');
  }
  if (proposedBy === decider.login) return no('same-person');
  if (wouldLackAdmins(members, user, roles)) return no('last-admin');
  if (!(await proposals.decide(proposalId, now(), null))) return no('gone');
  const facts = { by: proposedBy, approvedBy: decider.login };
  const known = members.find(({ login }) => login === user);
  if (known) {
    await changeMember(context, known, roles, facts, call);
    return no('done');
  }
  const { token, setUp } = makeSetUp(context);
  const member = newAccount({
    _id: context.newId(),
    kind: 'staff',
    login: user,
    openedAt: now(),
    roles,
    setUp,
  });
  const event = staffEvent(context, member, { act: 'added', ...facts }, call);
  const isNew = await accounts.insert(member, event);
  return isNew ? { outcome: 'done', setUpToken: token } : no('gone');
}

export async function stopStaff(
  context: AccountsContext,
  { staffId, by }: { staffId: string; by: string },
  call: CallContext,
): Promise<z.output<typeof staffCalls.stopStaff.output>> {
  const members = await context.accounts.staff();
  const stopper = members.find(({ _id }) => _id === by);
  if (!stopper || !isAdmin(stopper)) return { outcome: 'not-admin' };
  const member = members.find(({ _id }) => _id === staffId);
  if (!member) return { outcome: 'gone' };
  if (wouldLackAdmins(members, member.login, [])) return { outcome: 'last-admin' };
  await changeMember(context, member, [], { by: stopper.login }, call);
  return { outcome: 'done' };
}

/** For a member who lost password or phone: what they had ends, and they begin anew. */
export async function renewSetUp(
  context: AccountsContext,
  { staffId, by }: { staffId: string; by: string },
  call: CallContext,
): Promise<{ setUpToken: string | null }> {
  const members = await context.accounts.staff();
  const admin = members.find(({ _id }) => _id === by);
  // Nobody lets themselves in anew.
  if (!admin || !isAdmin(admin) || staffId === by) return { setUpToken: null };
  const { token, setUp } = makeSetUp(context);
  const done = await context.accounts.change(staffId, (member) => {
    if (member.kind !== 'staff') return { answer: false };
    const event = staffEvent(context, member, { act: 'set_up', by: admin.login }, call);
    const nothing = { password: null, totps: [], recovery: [], totpBegun: null };
    return { set: { ...nothing, setUp, epoch: member.epoch + 1 }, events: [event], answer: true };
  });
  return { setUpToken: done ? token : null };
}

/** One write: roles and event, or all of it gone; sessions stand on the roles of now, and on nothing once the account is closed. */
async function changeMember(
  context: AccountsContext,
  { _id }: Account,
  roles: readonly StaffRole[],
  facts: { by: string; approvedBy?: string },
  call: CallContext,
): Promise<void> {
  await context.accounts.change(_id, (member) => {
    const act = roles.length === 0 ? 'removed' : 'roles';
    const event = staffEvent(context, { ...member, roles: [...roles] }, { act, ...facts }, call);
    const set = roles.length === 0 ? closedAccount(member, context.now()) : { roles: [...roles] };
    return { set, events: [event], answer: null };
  });
}
