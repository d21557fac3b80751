/** The short forms of the landing pages' addresses lead to the English pages for good (decisions A1). */
import { barePath, landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import type { FastifyInstance } from 'fastify';

export function serveShortAddresses(app: FastifyInstance): void {
  for (const slug of landingSlugs) {
    app.get(barePath(slug), (request, reply) => {
      // What an advert adds to its address goes along.
      const { search } = new URL(request.url, 'http://own');
      return reply.redirect(landingAddress('en', slug) + search, 301);
    });
  }
}
