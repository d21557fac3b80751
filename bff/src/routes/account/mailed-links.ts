/** Pages that mailed links open: they show what a link is good for, and a button uses it. */
import { passwordMessages } from '@muqarin/rules/account/password-rules';
import { accountMessages } from '@muqarin/rules/messages-account';
import {
  accountForms,
  accountPaths,
  type MailedLinkPage,
} from '../../../contract/account-pages.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { setFlash } from '../../session/flash.ts';
import type { FlashPage } from '../../session/session-data.ts';
import type { Form } from '../forms/form.ts';
import { notFound } from '../not-found.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { saidOn } from './said.ts';
import { isToken } from './sign-in.ts';

const purposes = {
  'sign-up': 'sign_up',
  'sign-in': 'sign_in',
  reset: 'reset',
  email: 'email',
} as const;

const flashOf: Readonly<Record<keyof typeof purposes, FlashPage>> = {
  'sign-up': 'sign-up',
  'sign-in': 'sign-in',
  reset: 'sign-in',
  email: 'account',
};

export async function mailedLinkPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<MailedLinkPage | Redirect>> {
  const { kind = '', token = '' } = query;
  if (!isKind(kind)) throw notFound();
  const found = isToken(token)
    ? await bff.accounts.openLink({ token, purpose: purposes[kind] }, context)
    : null;
  // An invitation to somebody who has opened one by now.
  if (kind === 'sign-up' && found?.hasAccount) {
    await setFlash(session, 'sign-in', { notice: ours(accountMessages.haveAccount) });
    return { redirect: accountPaths.signIn };
  }
  const said = await saidOn(session, flashOf[kind]);
  return { ...said, kind, token: found ? token : '', email: found?.email ?? null };
}

export function resetForm(bff: Bff): Form {
  return {
    path: accountForms.reset,
    flashPage: 'sign-in',
    idempotency: 'none',
    back: accountPaths.signIn,
    handle: async ({ context, fields }) => {
      const { token = '', password = '' } = fields;
      const to = accountPaths.signIn;
      const ended = { to, warning: ours(accountMessages.linkEnded) };
      if (!isToken(token)) return ended;
      const came = await bff.accounts.resetPassword({ token, password }, context);
      if (came.outcome === 'ended') return ended;
      if (came.outcome === 'changed') return { to, notice: ours(accountMessages.passwordReset) };
      const message = passwordMessages[came.problem];
      return {
        to: `${accountForms.reset}/${token}`,
        errors: [{ field: 'password', message: ours(message) }],
      };
    },
  };
}

export function confirmEmailForm(bff: Bff): Form {
  return {
    path: accountForms.confirmEmail,
    flashPage: 'account',
    idempotency: 'none',
    back: accountPaths.account,
    handle: async ({ context, fields }) => {
      const { token = '' } = fields;
      const to = accountPaths.account;
      const came = isToken(token)
        ? await bff.accounts.confirmEmail({ token }, context)
        : { outcome: 'ended' as const };
      if (came.outcome === 'changed') return { to, notice: ours(accountMessages.emailConfirmed) };
      const { emailTaken, linkEnded } = accountMessages;
      return { to, warning: ours(came.outcome === 'taken' ? emailTaken : linkEnded) };
    },
  };
}

function isKind(text: string): text is keyof typeof purposes {
  return Object.hasOwn(purposes, text);
}
