import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ReadNotice } from './insurer-payments.ts';

/** How old a notice may be: longer than clocks differ, shorter than somebody needs to replay one. */
const FRESH_SECONDS = 300;

const Head = { id: z.string().min(1).max(80), paymentId: z.string().min(1).max(80) };
const Notice = z.discriminatedUnion('type', [
  z.object({ ...Head, type: z.literal('payment.succeeded'), amountFils: z.int().positive() }),
  z.object({
    ...Head,
    type: z.literal('policy.issued'),
    policyNumber: z.string().regex(/^[A-Z0-9][A-Z0-9/-]{2,39}$/),
  }),
  z.object({
    ...Head,
    type: z.literal('document.refused'),
    slot: z.string().max(40),
    reason: z.string().min(1).max(300),
  }),
]);

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA-256 over time, a dot and the body, as payment providers sign. */
export function signNotice(secret: Buffer, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

export function readNotice(secret: Buffer, body: string, signature: string, now: Date): ReadNotice {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const given = Buffer.from(hex, 'hex');
  const expected = digest(secret, Number(time), body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { outcome: 'bad_signature' };
  if (Math.abs(now.getTime() / 1000 - Number(time)) > FRESH_SECONDS) return { outcome: 'stale' };
  const parsed = Notice.safeParse(jsonOf(body));
  return parsed.success ? { outcome: 'read', notice: parsed.data } : { outcome: 'unreadable' };
}

function digest(secret: Buffer, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
