/** Addresses of the queue that was there before the desk: somebody has kept them. */
import { callSlots } from '@muqarin/rules/site/lookups';
import type { FastifyInstance } from 'fastify';
import { formPaths } from '../../../contract/forms.ts';

export function serveQueueOfBefore(app: FastifyInstance): void {
  app.get<{ Querystring: { status?: unknown; slot?: unknown } }>(
    '/staff/leads',
    { config: { desk: 'open' } },
    (request, reply) => {
      const { status, slot } = request.query;
      const known = callSlots.find((each) => each === slot);
      const query = new URLSearchParams({
        ...(status === 'contacted' || status === 'spam' ? { view: 'closed' } : {}),
        ...(known === undefined ? {} : { slot: known }),
      }).toString();
      const to = query === '' ? formPaths.staffDesk : `${formPaths.staffDesk}?${query}`;
      return reply.redirect(to, 301);
    },
  );
}
