/** Keyed marks for one purpose each: a mark made for one use is worth nothing for another. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { lastFew } from '@muqarin/platform/last-few';

export interface Signer {
  /** base64url, 43 characters. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, mark: string): boolean;
}

/** Every request of a session needs the same few marks again. */
const marksKept = 4_000;

export function createSigner(secret: string): Signer {
  const marks = lastFew<string>(marksKept);
  const sign = (purpose: string, text: string) => {
    const signed = `${purpose}\n${text}`;
    const known = marks.get(signed);
    if (known !== undefined) return known;
    const mark = createHmac('sha256', secret).update(signed).digest('base64url');
    // What comes from outside may be of any length.
    if (signed.length <= 256) marks.set(signed, mark);
    return mark;
  };
  return {
    sign,
    verify: (purpose, text, mark) => {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(mark);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
