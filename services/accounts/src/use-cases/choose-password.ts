import {
  normalPassword,
  type PasswordProblem,
  passwordProblem,
} from '@muqarin/rules/account/password-rules';
import type { AccountsContext } from '../parts.ts';

export type Chosen = { hash: string } | { problem: PasswordProblem };

/** The hash of a password that somebody chose, or what is wrong with it. */
export async function choosePassword(
  { hashes, queue }: AccountsContext,
  given: string,
  personal: readonly string[],
): Promise<Chosen> {
  const password = normalPassword(given);
  // A list of thirty thousand that only those who choose a password need.
  const { isCommonPassword } = await import('../secrets/common-passwords.ts');
  const about = { personal: ['muqarin', ...personal], isCommon: isCommonPassword };
  const problem = passwordProblem(password, about);
  if (problem !== null) return { problem };
  return { hash: await queue.run(() => hashes.hash(password)) };
}
