/** A link that was mailed: once, for its time, and not after what it was asked for has changed. */
import { loginOf } from './account.ts';

export interface Link {
  _id: string;
  idempotencyKey: string;
  purpose: 'sign_up' | 'sign_in' | 'reset' | 'email';
  /** Where it was mailed to; '' once it has ended. */
  email: string;
  /** Null where the address had none. */
  accountId: string | null;
  /** Of the account then: another one ends the link. */
  epoch: number;
  until: Date;
  usedAt: Date | null;
}

/** Seconds that a link works. */
export const linkSeconds = {
  sign_up: 24 * 3600,
  sign_in: 15 * 60,
  reset: 3600,
  email: 24 * 3600,
} as const;

export function isGood(
  link: Pick<Link, 'purpose' | 'email' | 'until' | 'usedAt' | 'epoch' | 'accountId'>,
  asked: { purpose: Link['purpose']; now: Date; account: AccountNow | null },
): boolean {
  if (link.purpose !== asked.purpose || link.usedAt !== null || link.until <= asked.now)
    return false;
  // A link to sign up has no account yet, and opens none that came meanwhile.
  if (link.accountId === null) return link.purpose === 'sign_up';
  const { account } = asked;
  if (account === null || account.closedAt !== null || account.epoch !== link.epoch) return false;
  // What was mailed to an address that the account has no more ends with it.
  return link.purpose === 'email' || loginOf(link.email) === account.login;
}

interface AccountNow {
  login: string;
  epoch: number;
  closedAt: Date | null;
}
