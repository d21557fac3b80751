/**
 * What makes a mailed link or code work: derived from what an event says of it, so that no event has to hold it. Only the
 * maker of mails and whoever checks them are given the keys (LINK_KEYS).
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

export interface MailedMarks {
  /** base64url, 43 characters, by the first key. */
  mark(kind: string, says: string): string;
  /** By any of the keys: what was mailed before another became the first still works. */
  isMark(kind: string, says: string, given: string): boolean;
  /** Six digits, by the first key. */
  code(kind: string, says: string): string;
  isCode(kind: string, says: string, given: string): boolean;
  /** base64url, by the first key: what a link has to carry by itself, unread by whoever sees it. The same text is sealed alike. */
  seal(kind: string, says: string): string;
  /** Null where none of the keys has sealed it for that. */
  unseal(kind: string, sealed: string): string | null;
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
    seal: (kind, says) => {
      // Made of the text, so that a nonce comes twice for the same text only, and a mail made again has the same link.
      const nonce = hmac(first, `nonce ${kind}`, says).subarray(0, nonceBytes);
      const cipher = createCipheriv(sealing, keyOf(first, `seal ${kind}`), nonce);
      const text = Buffer.concat([cipher.update(says, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    unseal: (kind, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        const says = unsealed(keyOf(key, `seal ${kind}`), bytes);
        if (says !== null) return says;
      }
      return null;
    },
  };
}

const sealing = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function unsealed(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length <= nonceBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(sealing, key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
