/**
 * Passkeys, which scripts alone can ask a browser for: each way is two posts, what it is asked for and what it answers. Pages
 * without scripts show none of it.
 */
import { NewPasskey, PasskeyProof } from '@muqarin/accounts/contract/passkeys';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { z } from 'zod';
import { accountForms, accountPaths } from '../../../contract/account-pages.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { setFlash } from '../../session/flash.ts';
import { isFresh } from '../../session/identity.ts';
import { keepChallenge, takeChallenge } from '../../use-cases/accounts/challenge.ts';
import { deviceName } from '../../use-cases/accounts/device-name.ts';
import { afterFirst } from '../../use-cases/accounts/sign-in.ts';
import { type Form, type FormAsk, type FormOutcome, ownPath } from '../forms/form.ts';
import { customerForm } from './customer-form.ts';
import { toShowAgain } from './sign-in.ts';

const { passkeyFailed } = accountMessages;

const atSignIn = {
  flashPage: 'sign-in',
  idempotency: 'none',
  back: accountPaths.signIn,
} as const satisfies Partial<Form>;
const failed: FormOutcome = { to: accountPaths.signIn, warning: ours(passkeyFailed) };

export function beginByPasskeyForm(bff: Bff): Form {
  return {
    ...atSignIn,
    path: accountForms.beginByPasskey,
    handle: async ({ session, context }) => {
      const origin = bff.config.PUBLIC_ORIGIN;
      const begun = await bff.accounts.beginPasskeySignIn({ origin }, context);
      await keepChallenge(bff, session, { text: begun.challenge, use: 'passkey' });
      return { to: accountPaths.signIn, options: begun.options };
    },
  };
}

export function byPasskeyForm(bff: Bff): Form {
  return {
    ...atSignIn,
    path: accountForms.byPasskey,
    handle: async (ask) => {
      const { request, reply, session, context, fields } = ask;
      const proof = read(PasskeyProof, fields.proof);
      const challenge = await takeChallenge(bff, session, 'passkey');
      if (proof === null || challenge === null) return failed;
      const origin = bff.config.PUBLIC_ORIGIN;
      // Counted as wrong passwords are, by the passkey's id.
      const tried = { request, reply, audience: 'customer' as const, name: proof.id };
      const shown = await bff.signIns.attempt(tried, async () => {
        const came = await bff.accounts.signInByPasskey({ origin, challenge, proof }, context);
        return came.outcome === 'right' ? came : null;
      });
      if (shown === null) return failed;
      const to = ownPath(fields.to, accountPaths.account);
      const first = { kind: 'customer', login: shown.accountId, way: 'passkey', to } as const;
      const came = await afterFirst(bff, ask, shown, first);
      return came === 'in' ? { to, redirect: to } : failed;
    },
  };
}

const onSecurity = {
  page: accountPaths.security,
  flashPage: 'account-security',
} as const;

export function beginPasskeyForm(bff: Bff): Form {
  return customerForm({
    ...onSecurity,
    path: accountForms.beginPasskey,
    handle: async (ask, customer) => {
      if (!isFresh(customer, bff.steadyNow())) return again(ask);
      const { accountId } = customer;
      const origin = bff.config.PUBLIC_ORIGIN;
      const begun = await bff.accounts.beginPasskey({ accountId, origin }, ask.context);
      await keepChallenge(bff, ask.session, { text: begun.challenge, use: 'new-passkey' });
      return { to: accountPaths.security, options: begun.options };
    },
  });
}

export function addPasskeyForm(bff: Bff): Form {
  return customerForm({
    ...onSecurity,
    path: accountForms.addPasskey,
    handle: async (ask, customer) => {
      if (!isFresh(customer, bff.steadyNow())) return again(ask);
      const to = accountPaths.security;
      const { request, session, context, fields } = ask;
      const made = read(NewPasskey, fields.made);
      const challenge = await takeChallenge(bff, session, 'new-passkey');
      if (made === null || challenge === null) return { to, warning: ours(passkeyFailed) };
      const label = (fields.label?.trim() || deviceName(request.headers['user-agent'])).slice(
        0,
        60,
      );
      const { accountId } = customer;
      const origin = bff.config.PUBLIC_ORIGIN;
      const asked = { accountId, origin, challenge, label, made };
      const { outcome } = await bff.accounts.addPasskey(asked, context);
      const { factorAdded, passkeysFull } = accountMessages;
      if (outcome === 'wrong') return { to, warning: ours(passkeyFailed) };
      if (outcome === 'full') return { to, warning: ours(passkeysFull) };
      // The page that comes says it, and lists the new one.
      await setFlash(session, 'account-security', { notice: ours(factorAdded) });
      return { to, redirect: to };
    },
  });
}

async function again({ session }: FormAsk): Promise<FormOutcome> {
  const to = toShowAgain(accountPaths.security);
  await setFlash(session, 'sign-in', { warning: ours(accountMessages.signInAgain) });
  return { to, redirect: to };
}

/** Null where it is no answer of a browser. */
function read<Shape extends z.ZodType>(shape: Shape, text = ''): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
