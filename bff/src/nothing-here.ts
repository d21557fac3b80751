/** Where a page finds out late that there is nothing, the renderer answers with an empty page that only scripts would fill. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';

export type Hooks = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** What the renderer shows for an address that no page has: the same words, in markup. */
const nothingHere = '/_not-found';

/** Asks the renderer for that page instead, in the name of the same reader. */
export function showsNothingHere(hooks: Hooks): Hooks {
  return {
    ...hooks,
    onResponse: (request, reply, answer) => {
      const show = () => hooks.onResponse?.(request, reply, answer);
      if (answer.statusCode !== 404 || request.method !== 'GET') return show();
      const { stream } = answer as unknown as { stream: Readable };
      const askInstead = () => {
        stream.resume();
        (reply as FastifyReply).from(nothingHere, { ...hooks, queryString: {} });
      };
      // A stream that breaks off here is reported by what shows it.
      needsScripts(stream).then((empty) => (empty ? askInstead() : show()), show);
    },
  };
}

/** By its beginning; the stream is whole afterwards. */
async function needsScripts(stream: Readable): Promise<boolean> {
  await once(stream, 'readable');
  const first = stream.read() as Buffer | null;
  if (first === null) return false;
  stream.unshift(first);
  return first.includes('<html id="__next_error__">');
}
