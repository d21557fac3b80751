import { readPaths } from '@muqarin/bff/contract/forms';
import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import { isObject } from '@/lib/answer-body.ts';

/** The answer for `g-recaptcha-response`, by whichever provider the page names (decisions X8). */
export async function solveCaptcha(captcha: CaptchaModel): Promise<string> {
  if (captcha.provider === 'altcha') return solveAltcha();
  const { solveGoogleCaptcha } = await import('./solve-google-captcha.ts');
  return solveGoogleCaptcha(captcha.siteKey);
}

/**
 * Fetches altcha's challenge and lets a worker find its counter. Resolves to
 * base64 of `{ challenge, solution }`.
 */
async function solveAltcha(): Promise<string> {
  const answer = await fetch(readPaths.captchaChallenge, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`captcha: ${answer.status}`);
  const challenge: unknown = await answer.json();
  const solution = await work(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

function work(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error('captcha: the worker failed'));
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isObject(data) && typeof data.counter === 'number') resolve(data);
      else reject(new Error('captcha: no solution'));
    };
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  }).finally(() => worker.terminate());
}
