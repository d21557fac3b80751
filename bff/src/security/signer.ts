/** Keyed marks for one purpose each: a mark made for one use is worth nothing for another. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Signer {
  /** base64url, 43 characters. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, mark: string): boolean;
}

export function createSigner(secret: string): Signer {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign,
    verify: (purpose, text, mark) => {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(mark);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
