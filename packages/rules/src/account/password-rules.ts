/** What a password must be (ASVS 5, 6.2): long, and not one of those that everybody tries. No rule about kinds of characters. */
import { accountMessages } from '../messages-account.ts';

export const passwordLength = { least: 8, most: 128 } as const;

export type PasswordProblem = 'short' | 'long' | 'common' | 'personal';

export interface PasswordFacts {
  /** What the person is known by: name, address, and what this site is called. */
  personal: readonly string[];
  /** Whether it is on the list of common ones, in small letters. */
  isCommon: (password: string) => boolean;
}

/** Counted in characters as people see them, of the text that is hashed. */
export function passwordProblem(
  password: string,
  { personal, isCommon }: PasswordFacts,
): PasswordProblem | null {
  const length = Array.from(password).length;
  if (length < passwordLength.least) return 'short';
  if (length > passwordLength.most) return 'long';
  const small = password.toLowerCase();
  if (isCommon(small)) return 'common';
  const known = personal.flatMap(wordsOf);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), small);
  // Somebody's own name and two digits are as good as told.
  return Array.from(rest).length < 4 && rest !== small ? 'personal' : null;
}

/** The same letters are the same bytes, however a keyboard composed them. */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}

export const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  short: accountMessages.passwordShort,
  long: accountMessages.passwordLong,
  common: accountMessages.passwordCommon,
  personal: accountMessages.passwordPersonal,
};

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length);
}
