/** The ways of a customer into their account but the documented one: a code that is due, a mailed link, and out again. */
import { accountMessages } from '@muqarin/rules/messages-account';
import { accountForms, accountPaths, type SignInPage } from '../../../contract/account-pages.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { customerOf, idleCustomerOf, isFresh } from '../../session/identity.ts';
import { afterFirst, pendingOf, signInByCode, signOut } from '../../use-cases/accounts/sign-in.ts';
import { type Form, ownPath } from '../forms/form.ts';
import { mailedLinkForm } from '../forms/mailed-link-form.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { saidOn } from './said.ts';
import { toSignIn } from './to-sign-in.ts';

const page = accountPaths.signIn;
const own = { flashPage: 'sign-in', idempotency: 'none', back: page } as const;

/** Who is in goes on, unless they came to show again who they are. */
export async function signInPage(
  bff: Bff,
  ask: PageAsk,
): Promise<PageDraft<SignInPage | Redirect>> {
  const { session, query, context } = ask;
  const { data } = session;
  const pending = pendingOf(data, bff.steadyNow());
  const isDue = pending?.kind === 'customer';
  const to = ownPath(isDue ? pending.to : query.to, accountPaths.account);
  const customer = customerOf(data);
  const wantsFresh = query.again === '1' && customer && !isFresh(customer, bff.steadyNow());
  if (customer && !wantsFresh) return { redirect: to };
  const known = customer ?? idleCustomerOf(data);
  const profile = known
    ? await bff.accounts.profile({ accountId: known.accountId }, context)
    : null;
  const said = await saidOn(session, 'sign-in');
  const asks = isDue ? 'code' : 'password';
  const showsForgot = said.warning !== null && asks === 'password' && !profile;
  return {
    ...said,
    asks,
    again: profile?.email ?? null,
    to,
    showsForgot,
    uaePass: bff.uaePass !== null,
  };
}

export function codeForm(bff: Bff): Form {
  return {
    ...own,
    path: accountForms.code,
    handle: async (ask) => {
      const to = pendingOf(ask.session.data, bff.steadyNow())?.to ?? accountPaths.account;
      const came = await signInByCode(bff, ask, ask.fields.code ?? '');
      if (came === 'in') return { to, redirect: to };
      return { to: page, warning: ours(accountMessages.wrongCode) };
    },
  };
}

export const linkForm = (bff: Bff): Form =>
  mailedLinkForm(bff, {
    ...own,
    path: accountForms.link,
    page,
    sent: accountMessages.linkSent,
    send: (asked, context) => bff.accounts.mailLink({ ...asked, purpose: 'sign_in' }, context),
  });

/** Pressed on the page that the mailed link opens: whoever looks at a mail for somebody, as scanners do, uses nothing up. */
export function byLinkForm(bff: Bff): Form {
  return {
    ...own,
    path: accountForms.byLink,
    handle: async (ask) => {
      const { token = '' } = ask.fields;
      const shown = isToken(token)
        ? await bff.accounts.signInByLink({ token }, ask.context)
        : { outcome: 'wrong' as const };
      if (shown.outcome === 'wrong') return { to: page, warning: ours(accountMessages.linkEnded) };
      const to = accountPaths.account;
      const { accountId } = shown;
      const came = await afterFirst(bff, ask, shown, {
        kind: 'customer',
        login: accountId,
        way: 'link',
        to,
      });
      const next = came === 'in' ? to : page;
      return { to: next, redirect: next };
    },
  };
}

export function signOutForm(bff: Bff): Form {
  return {
    ...own,
    path: accountForms.signOut,
    handle: async (ask) => {
      await signOut(bff, ask);
      return { to: '/', redirect: '/' };
    },
  };
}

/** Where somebody shows again who they are, before a change that is worth more than the rest. */
export function toShowAgain(to: string): string {
  return `${toSignIn(to)}${to === accountPaths.account ? '?' : '&'}again=1`;
}

export function isToken(text: string): boolean {
  return /^[\w.-]{20,600}$/.test(text);
}
