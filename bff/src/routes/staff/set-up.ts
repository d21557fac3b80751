/** A new member's way in: a link that an admin hands over, good for a day and once. */
import { passwordMessages } from '@muqarin/rules/account/password-rules';
import { accountMessages } from '@muqarin/rules/messages-account';
import { formPaths } from '../../../contract/forms.ts';
import type { StaffSetUpPage } from '../../../contract/staff-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import type { Form } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';

const shape = /^[\w-]{20,100}$/;

export async function setUpPage(
  _bff: Bff,
  { query, session }: PageAsk,
): Promise<PageDraft<StaffSetUpPage>> {
  const { warning } = await takeFlash(session, 'staff');
  const { token = '' } = query;
  return { token: shape.test(token) ? token : '', error: warning ?? null };
}

export function setUpForm(bff: Bff): Form {
  return {
    path: formPaths.staffSetUp,
    desk: 'open',
    idempotency: 'none',
    flashPage: 'staff',
    back: formPaths.staffSignIn,
    handle: async ({ request, reply, context, fields }) => {
      const { token = '', password = '' } = fields;
      if (!shape.test(token)) {
        return { to: formPaths.staffSignIn, warning: ours(accountMessages.linkEnded) };
      }
      const back = `${formPaths.staffSetUp}/${token}`;
      // Tokens are not guessed one by one either.
      const name = 'set-up';
      const done = await bff.signIns.attempt(
        { request, reply, audience: 'staff', name },
        async () => {
          const came = await bff.accounts.setUpStaff({ token, password }, context);
          return came.outcome === 'ended' ? null : came;
        },
      );
      if (done === null)
        return { to: formPaths.staffSignIn, warning: ours(accountMessages.linkEnded) };
      if (done.outcome === 'weak')
        return { to: back, warning: ours(passwordMessages[done.problem]) };
      return { to: formPaths.staffSignIn, redirect: formPaths.staffSignIn };
    },
  };
}
