/** One-time codes of authenticator apps: RFC 6238 with SHA-1, six digits, thirty seconds, which every app knows. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const totpSecretBytes = 20;
const stepSeconds = 30;
const digits = 6;
/** Clocks of telephones differ by less than a step. */
const steps = [0, -1, 1] as const;

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** @param secret in base 32 */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0x0f;
  const number = (mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The step whose code it is, later than the last one that was taken: a code is good once. Null for a wrong or used one. */
export function totpMatch(
  secret: string,
  given: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const typed = Buffer.from(given.replace(/\D/g, '').padEnd(digits, ' '));
  let found: number | null = null;
  for (const away of steps) {
    const step = totpStep(now) + away;
    const code = Buffer.from(totpCode(secret, step));
    const same = code.length === typed.length && timingSafeEqual(code, typed);
    if (same && step > lastStep) found ??= step;
  }
  return found;
}

/** What an app reads from a picture or a link. */
export function totpUri(secret: string, { issuer, name }: { issuer: string; name: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  const query = new URLSearchParams({ secret, issuer, digits: String(digits), period: '30' });
  return `otpauth://totp/${label}?${query.toString()}`;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text).map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
