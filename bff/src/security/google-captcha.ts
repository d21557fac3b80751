/**
 * Google's reCAPTCHA (v3) behind configuration (decisions X8): the browser brings a token, Google says what it is worth.
 * Nothing about the person goes along: not the address they come from, which Google offers to take.
 */
import { createHash } from 'node:crypto';
import type { KeyValue } from '@muqarin/platform/key-value';
import type { Logger } from 'pino';
import { z } from 'zod';
import { CAPTCHA_ACTION } from '../../contract/forms.ts';
import type { BffConfig } from '../config.ts';
import { type CaptchaProvider, ProviderAway } from './captcha.ts';

/** What Google answers (developers.google.com/recaptcha/docs/v3#site_verify_response). */
const Verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Verdict = z.infer<typeof Verdict>;

/** Google's tokens live for two minutes. */
const tokenSeconds = 120;
const ourFault = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

export function createGoogleCaptcha(parts: {
  config: BffConfig;
  keyValue: KeyValue;
  logger: Logger;
}): CaptchaProvider {
  const { config, keyValue } = parts;
  const { hostname } = new URL(config.PUBLIC_ORIGIN);
  return {
    challenge: async () => ({
      provider: 'google',
      siteKey: config.CAPTCHA_SITE_KEY,
      action: CAPTCHA_ACTION,
    }),
    verify: async (token) => {
      const mark = createHash('sha256').update(token).digest('base64url');
      const good = { mark, ttlSeconds: tokenSeconds };
      // Google takes a token once. After a fault of our own the person may send the same form again.
      const known = `bff:captcha-good:${mark}`;
      if ((await keyValue.get(known)) !== null) return good;
      const verdict = await askGoogle(parts, token);
      if (!isGood(verdict, { hostname, minScore: config.CAPTCHA_MIN_SCORE })) return null;
      await keyValue.set(known, '1', tokenSeconds);
      return good;
    },
  };
}

/** For another site's page, another form's action or a likely robot a token is worth nothing here. */
function isGood(verdict: Verdict, wanted: { hostname: string; minScore: number }): boolean {
  return (
    verdict.success &&
    verdict.hostname === wanted.hostname &&
    verdict.action === CAPTCHA_ACTION &&
    (verdict.score ?? 0) >= wanted.minScore
  );
}

/** Throws ProviderAway when there is no verdict: too slow, not reachable, not understood, or our own key is wrong. */
async function askGoogle(
  { config, logger }: { config: BffConfig; logger: Logger },
  token: string,
): Promise<Verdict> {
  const away = (reason: string): ProviderAway => {
    logger.error({ reason }, 'the captcha provider gave no verdict');
    return new ProviderAway();
  };
  const text = await fetch(config.CAPTCHA_VERIFY_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret: config.CAPTCHA_SECRET, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(config.CAPTCHA_TIMEOUT_MS),
  }).then(
    async (answer) => (answer.ok ? answer.text().catch(() => '') : `status ${answer.status}`),
    (error: unknown) => Promise.reject(away(error instanceof Error ? error.name : 'unknown')),
  );
  const verdict = Verdict.safeParse(jsonOf(text));
  if (!verdict.success) throw away(text.startsWith('status ') ? text : 'not understood');
  const fault = verdict.data['error-codes']?.find((code) => ourFault.includes(code));
  if (fault !== undefined) throw away(fault);
  return verdict.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
