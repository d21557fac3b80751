import { createHmac } from 'node:crypto';
import path from 'node:path';
import { madeOnce } from '@muqarin/platform/made-once';
import type { InsurerPayments } from './insurer-payments.ts';
import { readNotice, signNotice } from './signed-notice.ts';

/** Where the stand-in's page is served, on our own origin. */
const STAND_IN_PATH = '/insurer-stand-in';

const SECRET_DIGITS = 64;

/** Plays every insurer: a page to pay on without money, and notices signed as a real one's would be. */
export function createStandInPayments(secret: Buffer): InsurerPayments {
  return {
    open: async ({ orderId }) => {
      const name = createHmac('sha256', secret).update(orderId).digest('base64url').slice(0, 24);
      const paymentId = `pay_${name}`;
      return { paymentId, url: `${STAND_IN_PATH}/${paymentId}` };
    },
    read: (body, signature, now) => readNotice(secret, body, signature, now),
    sign: (body, now) => signNotice(secret, body, now),
  };
}

/** The secret that every copy of this service shares, kept in their shared folder; the first to come makes it. */
export function standInSecret(dataDir: string, randomBytes: (size: number) => Uint8Array): Buffer {
  const make = () => Buffer.from(randomBytes(32)).toString('hex');
  const isWhole = (text: string) => text.length === SECRET_DIGITS;
  return Buffer.from(madeOnce(path.join(dataDir, 'insurer-stand-in.key'), make, isWhole), 'hex');
}
