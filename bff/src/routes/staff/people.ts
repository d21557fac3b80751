/** Who works here: one admin proposes, another agrees; an admin alone may stop somebody (decisions X25, A8). */

import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { StaffRole } from '@muqarin/rules/staff/roles';
import { isStaffRole } from '@muqarin/rules/staff/roles';
import { formPaths } from '../../../contract/forms.ts';
import type { StaffPeoplePage } from '../../../contract/staff-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff, requireAnyStaff, requireStaff } from '../../security/require-staff.ts';
import { setFlash, takeFlash } from '../../session/flash.ts';
import type { Identity } from '../../session/identity.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';

const to = formPaths.staffPeople;

export async function staffPeoplePage(
  bff: Bff,
  { session, context }: PageAsk,
): Promise<PageDraft<StaffPeoplePage>> {
  const { user } = requireAnyStaff(session);
  const mayChange = mayAsStaff({ data: session.data }, 'change-staff');
  const [{ members, proposals }, { entries: audit, whole }] = await Promise.all([
    bff.accounts.listStaff({}, context),
    bff.accounts.readAudit({ limit: 50 }, context),
  ]);
  const { notice = null, warning = null, typed = {} } = await takeFlash(session, 'staff-people');
  return {
    mayChange,
    user,
    members: members.map((member) => ({ ...member, isSelf: member.user === user })),
    proposals: proposals.map((each) => {
      return { ...each, mayAgree: mayChange && each.proposedBy !== user };
    }),
    audit,
    auditIsWhole: whole,
    setUpLink: typed.set_up_link ?? null,
    notice,
    error: warning,
  };
}

export function staffPeopleForm(bff: Bff): Form {
  return {
    path: to,
    act: 'change-staff',
    idempotency: 'none',
    flashPage: 'staff-people',
    handle: async (ask) => {
      const admin = requireStaff(ask.session, 'change-staff');
      const { action = '' } = ask.fields;
      const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
      return act ? act(bff, ask, admin) : { to, warning: ours(messages.notFound) };
    },
  };
}

type Act = (bff: Bff, ask: FormAsk, admin: Identity) => Promise<FormOutcome>;

const acts: Readonly<Record<string, Act>> = {
  propose: async (bff, { fields, context }, { accountId: by }) => {
    const user = (fields.user ?? '').trim().toLowerCase();
    if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(user)) {
      return { to, warning: ours(accountMessages.staffUserName) };
    }
    const { outcome } = await bff.accounts.proposeStaff(
      { user, roles: rolesIn(fields.roles), by },
      context,
    );
    return outcome === 'proposed'
      ? { to, notice: ours(accountMessages.staffProposed) }
      : { to, warning: ours(refusals[outcome]) };
  },
  agree: (bff, ask, admin) => decide(bff, ask, admin, true),
  refuse: (bff, ask, admin) => decide(bff, ask, admin, false),
  stop: async (bff, { fields, context }, { accountId: by }) => {
    const staffId = idIn(fields.staff_id);
    const { outcome } = await bff.accounts.stopStaff({ staffId, by }, context);
    return outcome === 'done'
      ? { to, notice: ours(accountMessages.staffStopped) }
      : { to, warning: ours(refusals[outcome]) };
  },
  'set-up': async (bff, ask, { accountId: by }) => {
    const staffId = idIn(ask.fields.staff_id);
    const { setUpToken } = await bff.accounts.renewSetUp({ staffId, by }, ask.context);
    if (setUpToken === null) return { to, warning: ours(accountMessages.staffGone) };
    return handOver(bff, ask, setUpToken);
  },
};

async function decide(
  bff: Bff,
  ask: FormAsk,
  { accountId: by }: Identity,
  agree: boolean,
): Promise<FormOutcome> {
  const proposalId = idIn(ask.fields.proposal_id);
  const { outcome, setUpToken } = await bff.accounts.decideStaff(
    { proposalId, agree, by },
    ask.context,
  );
  if (outcome !== 'done') return { to, warning: ours(refusals[outcome]) };
  if (setUpToken !== null) return handOver(bff, ask, setUpToken);
  return { to, notice: ours(agree ? accountMessages.staffDone : accountMessages.staffRefused) };
}

/** The link is shown on the next page, and nowhere else. */
async function handOver(bff: Bff, { session }: FormAsk, token: string): Promise<FormOutcome> {
  const link = `${bff.config.PUBLIC_ORIGIN}${formPaths.staffSetUp}/${token}`;
  const notice = ours(accountMessages.setUpLinkMade);
  await setFlash(session, 'staff-people', { notice, typed: { set_up_link: link } });
  return { to, redirect: to };
}

const refusals = {
  gone: accountMessages.staffGone,
  same: accountMessages.staffSame,
  'same-person': accountMessages.staffSamePerson,
  'last-admin': accountMessages.staffLastAdmin,
  'not-admin': messages.notAllowed,
} as const;

function rolesIn(text: string | undefined): StaffRole[] {
  return [...new Set((text ?? '').split(',').filter(isStaffRole))];
}

function idIn(text: string | undefined): string {
  return text !== undefined && /^[\w.-]{1,64}$/.test(text) ? text : 'none';
}
