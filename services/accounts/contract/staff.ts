/** People who work here (decisions X25, A8): two admins for a change of roles, and a trail of what was done. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id, Password, PasswordProblem, Role, Token } from './shared.ts';

export const User = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,39}$/);

export const StaffMember = z.object({
  staffId: Id,
  user: z.string(),
  roles: z.array(Role),
  /** A second factor is enrolled and a password set. */
  isSetUp: z.boolean(),
  sessions: z.int(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const Proposal = z.object({
  proposalId: Id,
  user: z.string(),
  /** None: the member is removed. */
  roles: z.array(Role),
  proposedBy: z.string(),
  at: z.iso.datetime(),
});
export type Proposal = z.infer<typeof Proposal>;

export const AuditRow = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  user: z.string(),
  act: z.string(),
  by: z.string(),
  approvedBy: z.string(),
  roles: z.array(z.string()),
});
export type AuditRow = z.infer<typeof AuditRow>;

const Decided = z.object({
  outcome: z.enum(['done', 'gone', 'same-person', 'last-admin', 'not-admin']),
  /** Where a member is new: the link by which they set a password, shown once. */
  setUpToken: z.string().nullable(),
});

export const staffCalls = {
  listStaff: defineCall({
    name: 'list-staff',
    method: 'GET',
    path: '/staff',
    summary: 'Who works here, and what is proposed.',
    input: z.object({}),
    output: z.object({ members: z.array(StaffMember), proposals: z.array(Proposal) }),
  }),
  proposeStaff: defineCall({
    name: 'propose-staff',
    method: 'POST',
    path: '/staff/proposals',
    summary: 'Proposes roles for somebody, new or known; none removes them. Another admin decides.',
    input: z.object({ user: User, roles: z.array(Role), by: Id }),
    output: z.object({
      outcome: z.enum(['proposed', 'same', 'last-admin', 'not-admin']),
      proposalId: Id.nullable(),
    }),
  }),
  decideStaff: defineCall({
    name: 'decide-staff',
    method: 'POST',
    path: '/staff/proposals/:proposalId',
    summary: 'Another admin agrees to a proposal, or anyone of them refuses it.',
    input: z.object({ proposalId: Id, agree: z.boolean(), by: Id }),
    output: Decided,
  }),
  stopStaff: defineCall({
    name: 'stop-staff',
    method: 'POST',
    path: '/staff/:staffId/stop',
    summary: 'Removes a member at once: an admin needs nobody else to shut a door.',
    input: z.object({ staffId: Id, by: Id }),
    output: z.object({ outcome: z.enum(['done', 'gone', 'last-admin', 'not-admin']) }),
  }),
  renewSetUp: defineCall({
    name: 'renew-set-up',
    method: 'POST',
    path: '/staff/:staffId/set-up',
    summary: 'A new set-up link for a member who lost password or phone; ends what they had.',
    input: z.object({ staffId: Id, by: Id }),
    output: z.object({ setUpToken: z.string().nullable() }),
  }),
  setUpStaff: defineCall({
    name: 'set-up-staff',
    method: 'POST',
    path: '/staff/set-up',
    summary: 'Sets the password of a new member by a set-up link, once.',
    input: z.object({ token: Token, password: Password }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('done'), accountId: Id }),
      z.object({ outcome: z.literal('ended') }),
      z.object({ outcome: z.literal('weak'), problem: PasswordProblem }),
    ]),
    errors: ['ACCOUNTS.BUSY'],
  }),
  firstAdmins: defineCall({
    name: 'first-admins',
    method: 'POST',
    path: '/staff/first-admins',
    summary: 'The first two admins, while there are none; set-up tokens are answered once.',
    input: z.object({ users: z.tuple([User, User]), by: z.string().max(40) }),
    output: z.object({ setUpTokens: z.array(z.string()).nullable() }),
  }),
  readAudit: defineCall({
    name: 'read-audit',
    method: 'GET',
    path: '/staff/audit',
    summary: 'What was done, the latest first, and whether the chain of entries is whole.',
    input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    output: z.object({ entries: z.array(AuditRow), whole: z.boolean() }),
  }),
} satisfies Record<string, CallContract>;
