/** An account begins with a mailed link: whoever reads the mails of an address may open one for it (decisions A6). */
import { passwordMessages } from '@muqarin/rules/account/password-rules';
import { accountMessages } from '@muqarin/rules/messages-account';
import { oneLine } from '@muqarin/rules/typed-text';
import { accountForms, accountPaths, type SignUpPage } from '../../../contract/account-pages.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { customerOf } from '../../session/identity.ts';
import { beginSession } from '../../use-cases/accounts/sign-in.ts';
import type { Form } from '../forms/form.ts';
import { mailedLinkForm } from '../forms/mailed-link-form.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { saidOn } from './said.ts';
import { isToken } from './sign-in.ts';

const page = accountPaths.signUp;
const own = { flashPage: 'sign-up', idempotency: 'none', back: page } as const;

export async function signUpPage(
  _bff: Bff,
  { session }: PageAsk,
): Promise<PageDraft<SignUpPage | Redirect>> {
  if (customerOf(session.data)) return { redirect: accountPaths.account };
  return saidOn(session, 'sign-up');
}

/** Says the same of an address that has an account: its mail says that. */
export const signUpForm = (bff: Bff): Form =>
  mailedLinkForm(bff, {
    ...own,
    path: accountForms.signUp,
    page,
    sent: accountMessages.signUpSent,
    send: (asked, context) => bff.accounts.mailLink({ ...asked, purpose: 'sign_up' }, context),
  });

export function openAccountForm(bff: Bff): Form {
  return {
    ...own,
    path: accountForms.open,
    handle: async (ask) => {
      const { token = '', password = '', marketing } = ask.fields;
      const ended = { to: page, warning: ours(accountMessages.linkEnded) };
      if (!isToken(token)) return ended;
      const opened = await bff.accounts.signUp(
        {
          token,
          name: oneLine(ask.fields.name).slice(0, 100),
          password: password === '' ? null : password,
          marketing: marketing === 'yes',
        },
        ask.context,
      );
      if (opened.outcome === 'ended') return ended;
      if (opened.outcome === 'weak') {
        const message = passwordMessages[opened.problem];
        return { to: `${page}/${token}`, errors: [{ field: 'password', message: ours(message) }] };
      }
      const { accountId } = opened;
      await beginSession(bff, ask, { accountId, ways: ['link'] });
      return { to: accountPaths.account, redirect: accountPaths.account };
    },
  };
}
