/** Codes for whoever lost their phone: ten, each good once. They are long enough by chance that one fast hash keeps them. */
import { createHash } from 'node:crypto';
import { toBase32 } from './totp.ts';

const howMany = 10;
/** 120 bits each: from 112 on one fast hash may keep a code (ASVS 5, 6.5.2). */
const codeBytes = 15;

export function makeRecoveryCodes(randomBytes: (size: number) => Uint8Array): string[] {
  return Array.from({ length: howMany }, () => {
    const letters = toBase32(randomBytes(codeBytes));
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
}

/** However it was typed. */
export function hashOfRecoveryCode(code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}
