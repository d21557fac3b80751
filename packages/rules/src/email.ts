const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

// A separator is always followed by a word part and never belongs to one, so there is one way to
// read any text and the check stays linear; the usual `\w+([.-]?\w+)*` backtracks exponentially.
const LOCAL_AND_DOMAIN =
  /^[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*@[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*$/;

/**
 * Whether the text is an e-mail address by the pattern of S0 5 and decisions X9: word characters
 * with single dots or dashes between them, @, a domain, a suffix of 2 or 3 letters (of 2 to 24
 * with `longSuffix`). At most 254 characters, 64 before the @. The text is not trimmed.
 */
export function isEmail(text: string, options: { longSuffix?: boolean } = {}): boolean {
  if (text.length > LONGEST_ADDRESS || !LOCAL_AND_DOMAIN.test(text)) return false;
  const at = text.indexOf('@');
  if (at > LONGEST_LOCAL_PART) return false;
  const dot = text.lastIndexOf('.');
  if (dot < at) return false;
  const suffix = text.slice(dot + 1);
  return (options.longSuffix ? /^[A-Za-z]{2,24}$/ : /^[A-Za-z]{2,3}$/).test(suffix);
}
