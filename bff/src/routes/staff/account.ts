/** A member of staff's own account: password, recovery codes, and where they are signed in. */
import { passwordMessages } from '@muqarin/rules/account/password-rules';
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import { formPaths } from '../../../contract/forms.ts';
import type { StaffAccountPage } from '../../../contract/staff-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireAnyStaff } from '../../security/require-staff.ts';
import { takeFlash } from '../../session/flash.ts';
import type { Identity } from '../../session/identity.ts';
import { takeRecoveryCodes } from '../../use-cases/accounts/recovery-codes.ts';
import { sessionViews } from '../../use-cases/accounts/session-views.ts';
import { beginSession } from '../../use-cases/accounts/sign-in.ts';
import { endSessionActs } from '../account/end-sessions.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';

const to = formPaths.staffAccount;

export async function staffAccountPage(
  bff: Bff,
  { session, context }: PageAsk,
): Promise<PageDraft<StaffAccountPage>> {
  const staff = requireAnyStaff(session);
  const { accountId, user, roles } = staff;
  const [sessions, { recovery }] = await Promise.all([
    sessionViews(bff, staff, context),
    bff.accounts.factors({ accountId }, context),
  ]);
  const recoveryCodes = await takeRecoveryCodes(session);
  const { notice = null, warning = null } = await takeFlash(session, 'staff-account');
  return { user, roles, sessions, recovery, recoveryCodes, notice, error: warning };
}

export function staffAccountForm(bff: Bff): Form {
  return {
    path: to,
    desk: 'staff',
    idempotency: 'none',
    flashPage: 'staff-account',
    handle: async (ask) => {
      const staff = requireAnyStaff(ask.session);
      const { action = '' } = ask.fields;
      const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
      return act ? act(bff, ask, staff) : { to, warning: ours(messages.notFound) };
    },
  };
}

type Act = (bff: Bff, ask: FormAsk, staff: Identity) => Promise<FormOutcome>;

const acts: Readonly<Record<string, Act>> = {
  password: changePassword,
  recovery: async (bff, ask, staff) => {
    if (!(await isPassword(bff, ask, staff))) return { to, warning: ours(messages.wrongSignIn) };
    const { accountId } = staff;
    const { recoveryCodes } = await bff.accounts.renewRecovery({ accountId }, ask.context);
    await ask.session.update((data) => ({ ...data, recoveryCodes }));
    return { to, notice: ours(accountMessages.recoveryMade) };
  },
  ...endSessionActs(to),
};

/** Ends every other session; this one goes on under a new id. */
async function changePassword(bff: Bff, ask: FormAsk, staff: Identity): Promise<FormOutcome> {
  const { accountId } = staff;
  if (!(await isPassword(bff, ask, staff))) return { to, warning: ours(messages.wrongSignIn) };
  const password = ask.fields.new_password ?? '';
  const set = await bff.accounts.setPassword({ accountId, password }, ask.context);
  if (set.outcome === 'weak') return { to, warning: ours(passwordMessages[set.problem]) };
  await beginSession(bff, ask, { accountId, ways: ['password', 'totp'] });
  return { to, notice: ours(accountMessages.passwordKept) };
}

/** Of now: whoever sits down at a desk that was left open does not have it. */
async function isPassword(bff: Bff, ask: FormAsk, { user: login }: Identity): Promise<boolean> {
  const { request, reply, context, fields } = ask;
  const { password = '' } = fields;
  const right = await bff.signIns.attempt(
    { request, reply, audience: 'staff', name: login },
    async () => {
      const shown = await bff.accounts.checkPassword({ kind: 'staff', login, password }, context);
      return shown.outcome === 'right' ? true : null;
    },
  );
  return right === true;
}
