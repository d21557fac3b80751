/** Google's reCAPTCHA v3 as far as a page and a server see it: its scripts, its frame, its verdict. Nothing leaves the machine. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';

export const siteKey = 'site-key-of-the-test';
export const secret = 'secret-of-the-test';

export interface Verdicts {
  url: string;
  /** What servers asked, oldest first. */
  asked: URLSearchParams[];
  close(): Promise<void>;
}

/** siteverify: the token says which score it is worth and for which action it was made. */
export async function serveVerdicts(): Promise<Verdicts> {
  const asked: URLSearchParams[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const question = new URLSearchParams(body);
    asked.push(question);
    const [, action, score] = (question.get('response') ?? '').split('.');
    const success = question.get('secret') === secret;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ success, hostname: 'localhost', action, score: Number(score) / 10 }),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Answers for Google's hosts; `score` is read at each token, 0 to 10. Returns the addresses that were asked. */
export async function beGoogle(page: Page, score: () => number): Promise<string[]> {
  const asked: string[] = [];
  let tokens = 0;
  const answer = (body: string | (() => string), contentType: string) => (route: Route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType,
      headers: { 'access-control-allow-origin': '*' },
      body: typeof body === 'string' ? body : body(),
    });
  };
  const token = () => `${++tokens}.lead.${score()}`;
  await page.route('https://www.google.com/recaptcha/api.js*', answer(loader, 'text/javascript'));
  await page.route('https://www.gstatic.com/recaptcha/**', answer(library, 'text/javascript'));
  await page.route('https://www.google.com/recaptcha/api2/anchor*', answer(frame, 'text/html'));
  await page.route('https://www.google.com/recaptcha/api2/reload*', answer(token, 'text/plain'));
  return asked;
}

const frame = '<!doctype html><title>reCAPTCHA</title>';

/** The first script takes calls and fetches the second, which brings `execute`. */
const loader = `
  const { grecaptcha = {} } = window;
  const waiting = [];
  grecaptcha.ready = (call) => waiting.push(call);
  window.grecaptcha = grecaptcha;
  window.recaptchaWaiting = waiting;
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/test/recaptcha__en.js';
  script.crossOrigin = 'anonymous';
  const first = document.querySelector('script');
  first.parentNode.insertBefore(script, first);
`;

/** The badge is a frame of Google's; a token is fetched. */
const library = `
  const badge = document.createElement('div');
  badge.style.display = 'none';
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=1';
  badge.append(frame);
  document.body.append(badge);
  window.grecaptcha.execute = async (siteKey, { action }) => {
    const form = new URLSearchParams({ k: siteKey, sa: action });
    const answer = await fetch('https://www.google.com/recaptcha/api2/reload', { method: 'POST', body: form });
    return answer.text();
  };
  window.grecaptcha.ready = (call) => call();
  for (const call of window.recaptchaWaiting) call();
`;
