/**
 * JSON that comes in, with whole characters only: what is made of it goes into events, addresses and headers. And no deeper
 * than anything of ours: whatever walks through it later may recurse.
 */
import { wholeCharacters } from '@muqarin/platform/whole-characters';
import type { FastifyInstance } from 'fastify';

/** Bodies as Fastify reads them, which refuses what would reach a prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, wholeCharacters(String(body)), (error, value) => {
      if (error !== null || !isDeeperThan(value, deepest)) return done(error, value);
      done(Object.assign(new Error('the JSON is nested too deeply'), { statusCode: 400 }));
    }),
  );
}

/** Of objects and lists within each other. Our own payloads have five, in JSON-RPC seven. */
const deepest = 32;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeperThan(part, levels - 1)) return true;
  return false;
}

/** A text that should be JSON, as in the field `data`; undefined when it is none, or too deep. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(wholeCharacters(text));
    return isDeeperThan(value, deepest) ? undefined : value;
  } catch {
    return undefined;
  }
}
