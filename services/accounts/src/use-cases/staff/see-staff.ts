import type { z } from 'zod';
import type { staffCalls } from '../../../contract/staff.ts';
import type { AccountsContext } from '../../parts.ts';
import { listSessions } from '../open-session.ts';

export async function listStaff(
  context: AccountsContext,
): Promise<z.output<typeof staffCalls.listStaff.output>> {
  const [members, proposals] = await Promise.all([
    context.accounts.staff(),
    context.proposals.waiting(),
  ]);
  const counted = members.map(async ({ _id, login, roles, password, totps }) => {
    const { sessions } = await listSessions(context, _id);
    const isSetUp = password !== null && totps.length > 0;
    return { staffId: _id, user: login, roles, isSetUp, sessions: sessions.length };
  });
  return {
    members: await Promise.all(counted),
    proposals: proposals.map(({ _id, user, roles, proposedBy, at }) => {
      return { proposalId: _id, user, roles, proposedBy, at: at.toISOString() };
    }),
  };
}

export async function readAudit(
  { audit }: AccountsContext,
  limit: number,
): Promise<z.output<typeof staffCalls.readAudit.output>> {
  const entries = await audit.latest(limit);
  return {
    entries: entries.map(({ seq, at, user, act, by, approvedBy, roles }) => {
      return { seq, at: at.toISOString(), user, act, by, approvedBy, roles };
    }),
    whole: await audit.isWhole(),
  };
}
