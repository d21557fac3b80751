/** The insurer's side: its signed notices come in here; what they say is for the quoting service to judge. */
import { AppError } from '@muqarin/platform/errors';
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../../parts.ts';
import { serveStandIn } from './insurer-stand-in.ts';

const INSURER_NOTICES = '/api/insurer/motor-notices';

export function serveInsurer(app: FastifyInstance, bff: Bff): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      INSURER_NOTICES,
      { config: { session: 'none', idempotency: 'none' } },
      async (request, reply) => {
        const signature = request.headers['x-insurer-signature'];
        const body = typeof request.body === 'string' ? request.body : '';
        const context = {
          actor: { kind: 'system' as const, id: 'insurer' },
          correlationId: bff.newId(),
        };
        const asked = { body, signature: typeof signature === 'string' ? signature : '' };
        if (body.length > 20_000)
          throw new AppError('too_large', 'BFF.NOTICE_TOO_LARGE', 'Too large.');
        const { outcome } = await bff.orders.receiveInsurerNotice(asked, context);
        const again = outcome === 'out_of_order' ? { message: sayItAgain } : {};
        return reply.code(statusOf[outcome]).send({ outcome, ...again });
      },
    );
  });
  if (bff.config.INSURER_STAND_IN) serveStandIn(app, bff, INSURER_NOTICES);
}

/** 2xx tells the insurer not to say it again. */
const statusOf = {
  recorded: 200,
  known: 200,
  bad_signature: 401,
  stale: 401,
  unreadable: 400,
  unknown_order: 404,
  wrong_amount: 409,
  out_of_order: 409,
} as const;

const sayItAgain =
  'This does not fit what the order has become so far. Please send the notice again after those before it.';
