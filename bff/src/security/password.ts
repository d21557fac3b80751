/** Staff passwords as scrypt hashes: `scrypt:<salt>:<key>`, both base64url (config STAFF). */
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const keyBytes = 32;
/** 16 MiB, about 50 ms: OWASP's N = 2^14, r = 8, p = 5 at a fifth of the time, as tries are limited anyway. */
const cost = { N: 2 ** 14, r: 8, p: 1 } as const;

export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  return `scrypt:${salt.toString('base64url')}:${scryptSync(password, salt, keyBytes, cost).toString('base64url')}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt = '', key = ''] = hash.split(':');
  if (kind !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const given = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'base64url'), keyBytes, cost, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
  return given.length === expected.length && timingSafeEqual(given, expected);
}
