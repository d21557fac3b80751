/** A page of an account: whoever is not signed in is led to sign in, and then back to it. */
import type { Redirect } from '../../../contract/pages.ts';
import type { PageWords } from '../../locale/words.ts';
import type { Bff } from '../../parts.ts';
import { customerOf, type Identity } from '../../session/identity.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { type PageModel, page } from '../pages/page-model.ts';
import { toSignIn } from './to-sign-in.ts';

interface CustomerPage<Model extends object> {
  /** Its own address. */
  address: (query: PageAsk['query']) => string;
  make: (bff: Bff, ask: PageAsk, customer: Identity) => Promise<Model | Redirect>;
  words?: PageWords<Model>;
}

export function customerPage<Model extends object>({
  address,
  make,
  words,
}: CustomerPage<Model>): PageModel {
  const own = page<Model | Redirect>(
    async (bff, ask) => {
      const customer = customerOf(ask.session.data);
      return customer ? make(bff, ask, customer) : { redirect: toSignIn(address(ask.query)) };
    },
    words as PageWords<Model | Redirect>,
  );
  return own;
}
