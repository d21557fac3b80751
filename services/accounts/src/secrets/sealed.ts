/** Secrets that have to be read again, such as the key of an authenticator app: sealed, so that a copy of the database opens nothing. */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

export interface Seals {
  seal(secret: string): string;
  /** By any of the keys; throws where it was sealed with none of them. */
  open(sealed: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param keys at least one (ACCOUNT_KEYS); the first seals, all open. */
export function createSeals(
  keys: readonly string[],
  randomBytes: (size: number) => Uint8Array,
): Seals {
  const derived = keys.map((key) =>
    Buffer.from(hkdfSync('sha256', key, 'muqarin', 'accounts sealed', 32)),
  );
  const [first] = derived;
  if (first === undefined) throw new TypeError('no key to seal with');
  return {
    seal: (secret) => {
      const nonce = Buffer.from(randomBytes(nonceBytes));
      const cipher = createCipheriv(algorithm, first, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed) => {
      for (const key of derived) {
        const opened = openWith(key, Buffer.from(sealed, 'base64url'));
        if (opened !== null) return opened;
      }
      throw new Error('sealed with a key that is not among ACCOUNT_KEYS');
    },
  };
}

function openWith(key: Buffer, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
