import type { Shown } from '../../contract/ways-in.ts';
import type { AccountsContext } from '../parts.ts';
import { shownBy } from './check-password.ts';
import { goodLink } from './open-link.ts';

export async function signInByLink(context: AccountsContext, token: string): Promise<Shown> {
  const good = await goodLink(context, token, 'sign_in');
  if (!good?.account?.link) return { outcome: 'wrong' };
  const isFirst = await context.links.use(good.link._id, context.now());
  return isFirst ? shownBy(good.account) : { outcome: 'wrong' };
}
