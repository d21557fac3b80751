/** JSON that comes in, with whole characters only: what is made of it goes into events, addresses and headers. */
import { wholeCharacters } from '@muqarin/platform/whole-characters';
import type { FastifyInstance } from 'fastify';

/** Bodies as Fastify reads them, which refuses what would reach a prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, wholeCharacters(String(body)), done),
  );
}

/** A text that should be JSON, as in the field `data`; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(wholeCharacters(text));
  } catch {
    return undefined;
  }
}
