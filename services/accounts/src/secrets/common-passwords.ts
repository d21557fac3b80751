/** Passwords that everybody tries first, by how often they were found: those that are long enough to be chosen here. */
import { passwordLength } from '@muqarin/rules/account/password-rules';
import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;

/** @param password in small letters */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    dictionary['passwords-common'].filter((each) => each.length >= passwordLength.least),
  );
  return known.has(password) || known.has(password.replace(/[\d!?.]{1,4}$/, ''));
}
