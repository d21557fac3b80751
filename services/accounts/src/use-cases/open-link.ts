import { hash } from 'node:crypto';
import { isEmail } from '@muqarin/rules/email';
import { invitation, linkSays, readInvitation } from '@muqarin/rules/mailed-links';
import { type Account, loginOf } from '../domain/account.ts';
import { isGood, type Link } from '../domain/link.ts';
import type { AccountsContext } from '../parts.ts';

export interface GoodLink {
  link: Link;
  /** Null for an address that had none; of an invitation, for one that has none. */
  account: Account | null;
}

/** Null for a link that is none of ours, has ended, was used, or was asked for before something changed. */
export async function goodLink(
  context: AccountsContext,
  token: string,
  purpose: Link['purpose'],
): Promise<GoodLink | null> {
  if (token.startsWith(invitation.mark)) {
    return purpose === 'sign_up' ? goodInvitation(context, token) : null;
  }
  const { links, accounts, marks, now } = context;
  const [id = '', until = '', mark = ''] = token.split('.');
  if (!marks.isMark(`account_${purpose}`, linkSays({ id, until, plans: '' }), mark)) return null;
  const link = await links.find(id);
  if (!link) return null;
  const account = link.accountId === null ? null : await accounts.find(link.accountId);
  return isGood(link, { purpose, now: now(), account }) ? { link, account } : null;
}

/** Nothing is written of an invitation before it is used: it carries its address, and an erasure of later has ended it. */
async function goodInvitation(
  { links, accounts, marks, now }: AccountsContext,
  token: string,
): Promise<GoodLink | null> {
  const said = marks.unseal(invitation.kind, token.slice(invitation.mark.length));
  const { email, from, until } = (said === null ? null : readInvitation(said)) ?? {};
  if (!email || !from || !until || until <= now() || !isEmail(email, { longSuffix: true })) {
    return null;
  }
  const login = loginOf(email);
  const _id = `invite-${hash('sha256', token)}`;
  const [account, used, erasedAt] = await Promise.all([
    accounts.findByLogin('customer', login),
    links.find(_id),
    links.erasedAt(hash('sha256', login)),
  ]);
  if (erasedAt !== null && erasedAt >= from) return null;
  if (used !== null && account === null) return null;
  const link = { _id, idempotencyKey: _id, purpose: 'sign_up' as const, email, until };
  return { link: { ...link, accountId: null, epoch: 0, usedAt: null }, account };
}

/** True for the one caller who used it first. */
export function useLink({ links, now }: AccountsContext, { link }: GoodLink): Promise<boolean> {
  // Of an invitation this is all that is ever kept.
  if (link._id.startsWith('invite-')) {
    return links.insert({ ...link, email: '', usedAt: now() }, null);
  }
  return links.use(link._id, now());
}
