/** A browser as far as a BFF in process can tell: it keeps its cookie, and posts as its own pages do. */
import type { FastifyInstance } from 'fastify';
import { multipartOf, type SentPart } from './kept-uploads.ts';

export function openBrowser(bff: FastifyInstance) {
  let cookie = '';
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    headers: object,
    payload?: string | Buffer,
  ) => {
    const answer = await bff.inject({
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) cookie = `${name}=${value}`;
    return answer;
  };
  const get = (url: string, headers = {}) => send('GET', url, headers);
  return {
    get,
    post: (url: string, body: unknown, headers = {}) =>
      send('POST', url, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
    fields: (url: string, fields: Record<string, string>) =>
      send(
        'POST',
        url,
        { 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(fields).toString(),
      ),
    /** A multipart form with its token; files by slot. */
    parts: async (
      url: string,
      fields: Readonly<Record<string, string>>,
      files: Readonly<Record<string, SentPart>> = {},
      headers = {},
    ) => {
      const { token } = (await get('/api/csrf')).json<{ token: string }>();
      const { type, body } = multipartOf({ csrf_token: token, ...fields }, files);
      return send('POST', url, { 'content-type': type, ...headers }, body);
    },
    /** A form without scripts, with its token. */
    form: async (url: string, fields: Record<string, string>) => {
      const { token } = (await get('/api/csrf')).json<{ token: string }>();
      const body = new URLSearchParams({ csrf_token: token, ...fields }).toString();
      return send('POST', url, { 'content-type': 'application/x-www-form-urlencoded' }, body);
    },
  };
}
