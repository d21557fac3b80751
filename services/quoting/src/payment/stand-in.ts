import { createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
export async function standInSecret(
  dataDir: string,
  randomBytes: (size: number) => Uint8Array,
): Promise<Buffer> {
  const file = path.join(dataDir, 'insurer-stand-in.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, Buffer.from(randomBytes(32)).toString('hex'), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  for (;;) {
    const text = await readFile(file, 'utf8');
    if (text.length === SECRET_DIGITS) return Buffer.from(text, 'hex');
    // Another copy has made the file and is writing it.
    await setTimeout(20);
  }
}
