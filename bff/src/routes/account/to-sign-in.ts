import { accountPaths } from '../../../contract/account-pages.ts';

/** Where somebody is led who is not signed in; afterwards they are where they were going. */
export function toSignIn(to: string): string {
  if (to === accountPaths.account) return accountPaths.signIn;
  return `${accountPaths.signIn}?to=${encodeURIComponent(to)}`;
}
