/** A form of an account: whoever is not signed in, or was away for too long, signs in first and finds the page again. */
import { accountMessages } from '@muqarin/rules/messages-account';
import { ours } from '../../locale/said.ts';
import { setFlash } from '../../session/flash.ts';
import { customerOf, type Identity, idleCustomerOf } from '../../session/identity.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import { toSignIn } from './to-sign-in.ts';

type CustomerForm = Omit<Form, 'handle' | 'idempotency'> & {
  /** The page that it stands on. */
  page: string;
  handle: (ask: FormAsk, customer: Identity) => Promise<FormOutcome>;
};

export function customerForm({ page, handle, ...form }: CustomerForm): Form {
  return {
    back: page,
    ...form,
    idempotency: 'none',
    handle: async (ask) => {
      const customer = customerOf(ask.session.data);
      if (customer) return handle(ask, customer);
      const to = toSignIn(page);
      const { signInAgain, signInFirst } = accountMessages;
      const warning = idleCustomerOf(ask.session.data) ? signInAgain : signInFirst;
      await setFlash(ask.session, 'sign-in', { warning: ours(warning) });
      return { to, redirect: to };
    },
  };
}
