import { linkSays } from '@muqarin/rules/mailed-links';
import type { Account } from '../domain/account.ts';
import { isGood, type Link } from '../domain/link.ts';
import type { AccountsContext } from '../parts.ts';

export interface GoodLink {
  link: Link;
  /** Null for an address that had none. */
  account: Account | null;
}

/** Null for a link that is none of ours, has ended, was used, or was asked for before something changed. */
export async function goodLink(
  { links, accounts, marks, now }: AccountsContext,
  token: string,
  purpose: Link['purpose'],
): Promise<GoodLink | null> {
  const [id = '', until = '', mark = ''] = token.split('.');
  if (!marks.isMark(`account_${purpose}`, linkSays({ id, until, plans: '' }), mark)) return null;
  const link = await links.find(id);
  if (!link) return null;
  const account = link.accountId === null ? null : await accounts.find(link.accountId);
  return isGood(link, { purpose, now: now(), account }) ? { link, account } : null;
}
