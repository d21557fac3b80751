/** A page of an account: whoever is not signed in is led to sign in, and then back to it. */
import type { Bff } from '../../parts.ts';
import { customerOf, type Identity } from '../../session/identity.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { type PageModel, page } from '../pages/page-model.ts';
import { toSignIn } from './to-sign-in.ts';

/** @param address its own */
export function customerPage(
  make: (bff: Bff, ask: PageAsk, customer: Identity) => Promise<object>,
  address: (query: PageAsk['query']) => string,
): PageModel {
  return page(async (bff, ask) => {
    const customer = customerOf(ask.session.data);
    return customer ? make(bff, ask, customer) : { redirect: toSignIn(address(ask.query)) };
  });
}
