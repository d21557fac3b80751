/**
 * What makes a mailed link or code work: derived from what an event says of it, so that no event has to hold it. Only the
 * maker of mails and whoever checks them are given the keys (LINK_KEYS).
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface MailedMarks {
  /** base64url, 43 characters, by the first key. */
  mark(kind: string, says: string): string;
  /** By any of the keys: what was mailed before another became the first still works. */
  isMark(kind: string, says: string, given: string): boolean;
  /** Six digits, by the first key. */
  code(kind: string, says: string): string;
  isCode(kind: string, says: string, given: string): boolean;
}

/** @param keys at least one; the first makes marks, all check them. */
export function createMailedMarks(keys: readonly string[]): MailedMarks {
  const [first] = keys;
  if (first === undefined) throw new TypeError('no key to make marks with');
  const derived = new Map<string, Buffer>();
  // A key for each use, apart from each other and from whatever else the secret may be used for.
  const keyOf = (secret: string, use: string) => {
    const name = `${use}\n${secret}`;
    const known = derived.get(name);
    if (known) return known;
    const made = Buffer.from(hkdfSync('sha256', secret, 'muqarin', `mailed ${use}`, 32));
    derived.set(name, made);
    return made;
  };
  const hmac = (secret: string, use: string, says: string) =>
    createHmac('sha256', keyOf(secret, use)).update(says).digest();
  const markBy = (secret: string, kind: string, says: string) =>
    hmac(secret, `link ${kind}`, says).toString('base64url');
  const codeBy = (secret: string, kind: string, says: string) =>
    String(hmac(secret, `code ${kind}`, says).readUInt32BE() % 1_000_000).padStart(6, '0');
  return {
    mark: (kind, says) => markBy(first, kind, says),
    isMark: (kind, says, given) => keys.some((key) => isSame(markBy(key, kind, says), given)),
    code: (kind, says) => codeBy(first, kind, says),
    isCode: (kind, says, given) => keys.some((key) => isSame(codeBy(key, kind, says), given)),
  };
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
