/**
 * JSON can spell half a character (`\ud83d` without its second half): cut texts and hand-made calls hold such. No UTF-8, no
 * proto string, no address and no header can carry it, so it becomes the sign for what is unreadable, U+FFFD, as where
 * UTF-8 is read.
 */
export function wholeCharacters(json: string): string {
  return halfSpelled.test(json)
    ? json.replace(escaped, (sign, half?: string) => (half ? '\\ufffd' : sign))
    : json;
}

const halfSpelled = /\\u[dD][89a-fA-F]/;
/** Whatever stands behind a backslash, so that one that is itself escaped begins nothing; a half by itself comes last. */
const escaped =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\(?!u[dD][89a-fA-F])[\s\S]|\\(u[dD][89a-fA-F][\da-fA-F]{2})/g;
