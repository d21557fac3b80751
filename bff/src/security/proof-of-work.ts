/** The local captcha provider: altcha's proof of work, signed, so that nothing is stored until an answer is used. */
import { createHash } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { BffConfig } from '../config.ts';
import type { CaptchaProvider } from './captcha.ts';
import type { Signer } from './signer.ts';

const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(1),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string().min(1),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

export function createProofOfWork(parts: {
  config: BffConfig;
  signer: Signer;
  now: () => Date;
  randomBytes: (size: number) => Buffer;
}): CaptchaProvider {
  const { config, now } = parts;
  const secret = parts.signer.sign('captcha-challenge', '');
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        deriveKey,
        counter: counterUpTo(config.CAPTCHA_DIFFICULTY * 2, parts.randomBytes),
        hmacSignatureSecret: secret,
        // Signed with the rest. Not the library's own end, which it holds against the machine's clock instead of ours.
        data: { until: now().getTime() + config.CAPTCHA_TTL_SECONDS * 1000 },
      }),
    verify: async (text) => {
      const payload = payloadOf(text);
      if (!payload || Number(payload.challenge.parameters.data?.until) < now().getTime())
        return null;
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (!verified) return null;
      const mark = createHash('sha256')
        .update(payload.challenge.signature ?? '')
        .digest('base64url');
      return { mark, ttlSeconds: config.CAPTCHA_TTL_SECONDS };
    },
  };
}

/** The browser tries counters from 0, so a chosen one fixes the work; on average half of the top. */
function counterUpTo(top: number, randomBytes: (size: number) => Buffer): number {
  return randomBytes(4).readUInt32BE() % top;
}

/** The widget sends base64 of JSON. */
function payloadOf(text: string): Payload | null {
  try {
    const parsed = Answer.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return parsed.success ? (parsed.data as unknown as Payload) : null;
  } catch {
    return null;
  }
}
