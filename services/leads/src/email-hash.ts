import { createHash } from 'node:crypto';

/** SHA-256 of an address in small letters, null for none: equal addresses are found by it. */
export function hashOfEmail(email: string): string | null {
  const address = email.trim().toLowerCase();
  return address === '' ? null : createHash('sha256').update(address).digest('hex');
}
