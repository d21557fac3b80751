/** A browser as far as the BFF can tell: keeps cookies and its token, says where a request comes from. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { answers, wireOf } from './examples.ts';

export interface Browser {
  token(): string;
  cookie(): string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** JSON body. */
  post(url: string, body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** A body as it is. */
  raw(url: string, payload: Buffer, headers: Headers): Promise<LightMyRequestResponse>;
  /** A form without scripts; the token goes along. */
  form(
    url: string,
    fields?: Record<string, string>,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  /** A solved captcha, good for once. */
  captcha(): Promise<string>;
  /** Answers the whole questionnaire by the documented call. */
  submit(over?: Record<string, unknown>): Promise<LightMyRequestResponse>;
}

export type Headers = Record<string, string>;

const ownPage: Headers = { 'sec-fetch-site': 'same-origin' };

export async function openBrowser(app: FastifyInstance): Promise<Browser> {
  const jar = new Map<string, string>();
  let token = '';
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Headers,
    payload?: string | Buffer,
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...ownPage, ...(jar.size > 0 ? { cookie: cookie() } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  const renewToken = async () => {
    token = (await send('GET', '/api/csrf', {})).json<{ token: string }>().token;
  };
  /** A new session has a token of its own. */
  const withToken = async (post: () => Promise<LightMyRequestResponse>) => {
    const before = cookie();
    const answer = await post();
    if (cookie() !== before) await renewToken();
    return answer;
  };
  const browser: Browser = {
    token: () => token,
    cookie,
    get: (url, headers = {}) => send('GET', url, headers),
    post: async (url, body, headers = {}) => {
      const type = { 'content-type': 'application/json', ...headers };
      return withToken(() => send('POST', url, type, JSON.stringify(body)));
    },
    raw: (url, payload, headers) => withToken(() => send('POST', url, headers, payload)),
    form: async (url, fields = {}, headers = {}) => {
      const body = new URLSearchParams({ csrf_token: token, ...fields }).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      return withToken(() => send('POST', url, type, body));
    },
    captcha: async () => {
      const challenge = (await send('GET', '/api/captcha/challenge', {})).json();
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    submit: async (over = {}) =>
      browser.post('/api/medical/submit-individual-questionnaire', {
        data: wireOf(answers, {
          csrf_token: token,
          'g-recaptcha-response': await browser.captcha(),
          ...over,
        }),
      }),
  };
  await renewToken();
  return browser;
}
