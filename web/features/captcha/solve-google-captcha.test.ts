/** Google's script in a page that is played: it comes when it is needed, with the page's nonce, and may fail. */
import { afterEach, expect, it, vi } from 'vitest';
import { solveGoogleCaptcha } from './solve-google-captcha.ts';

const siteKey = 'the key';
const execute = vi.fn(async () => 'a token');
const recaptcha = { ready: (call: () => void) => call(), execute };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  execute.mockClear();
});

it('is fetched once, with the nonce and the site key, and asked for our action', async () => {
  const { scripts } = pageWith((script, window) => {
    Object.assign(window, { grecaptcha: recaptcha });
    script.onload();
  });
  expect(await solveGoogleCaptcha(siteKey)).toBe('a token');
  expect(await solveGoogleCaptcha(siteKey)).toBe('a token');
  expect(scripts).toEqual([
    expect.objectContaining({
      src: 'https://www.google.com/recaptcha/api.js?render=the%20key',
      nonce: 'n0nce',
    }),
  ]);
  expect(execute).toHaveBeenCalledWith('the key', { action: 'lead' });
});

it('that is blocked can be tried again', async () => {
  let blocked = true;
  const { scripts } = pageWith((script, window) => {
    if (blocked) return script.onerror();
    Object.assign(window, { grecaptcha: recaptcha });
    return script.onload();
  });
  await expect(solveGoogleCaptcha(siteKey)).rejects.toThrow('does not answer');
  blocked = false;
  expect(await solveGoogleCaptcha(siteKey)).toBe('a token');
  expect(scripts.map(({ removed }) => removed)).toEqual([true, false]);
});

it('that never comes is given up after ten seconds', async () => {
  vi.useFakeTimers();
  pageWith(() => {});
  const solving = expect(solveGoogleCaptcha(siteKey)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(10_000);
  await solving;
});

interface PlayedScript {
  src: string;
  nonce: string;
  removed: boolean;
  onload(): void;
  onerror(): void;
}

function pageWith(arrive: (script: PlayedScript, window: object) => void) {
  const scripts: PlayedScript[] = [];
  const window = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    createElement: () => {
      const script = { removed: false, remove: () => Object.assign(script, { removed: true }) };
      return script;
    },
    querySelector: () => ({ nonce: 'n0nce' }),
    head: {
      append: (script: PlayedScript) => {
        scripts.push(script);
        queueMicrotask(() => arrive(script, window));
      },
    },
  });
  return { scripts };
}
