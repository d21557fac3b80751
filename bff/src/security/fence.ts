/** A fence around what costs: posts, and reads that render, derive keys or look secrets up, by address and minute. */
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance } from 'fastify';
import type { BffConfig } from '../config.ts';

const costly = /^\/(resume|download-file|quotes|api\/captcha)\/|\.pdf(\?|$)/;

/** After `createRateLimits`, which registers the counters' plugin. */
export function addFence(app: FastifyInstance, config: BffConfig): void {
  const count = app.createRateLimit({
    max: config.REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `fence:${request.ip}`,
  });
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' && !costly.test(request.url)) return;
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new AppError('too_many', 'BFF.TOO_MANY', messages.tooMany, {
      retryAfterSeconds: Math.max(1, limit.ttlInSeconds),
    });
  });
}
