/**
 * A fence around what costs: posts, pages, and reads that render, derive keys or look secrets up, by address and minute. Its
 * counters stay in this process: each replica guards itself, and a post must not cost a call to the store first.
 */
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance } from 'fastify';
import type { BffParts } from '../parts.ts';
import { isPage } from './in-flight.ts';
import { minuteCounts } from './minute-counts.ts';

const costly =
  /^\/(resume|calendar|user-sign-in|download-file|quotes|my-data|api\/captcha)\/|\.pdf(\?|$)|^\/api\/(docs|openapi\.json)(?!\/static)/;

export async function addFence(app: FastifyInstance, parts: BffParts): Promise<void> {
  const { config, elapsed = () => performance.now() } = parts;
  await app.register(rateLimit, { global: false, store: minuteCounts(elapsed) });
  const count = app.createRateLimit({
    max: config.REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `fence:${request.ip}`,
  });
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' && !isPage(request) && !costly.test(request.url)) return;
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new AppError('too_many', 'BFF.TOO_MANY', messages.tooMany, {
      retryAfterSeconds: Math.max(1, limit.ttlInSeconds),
    });
  });
}
