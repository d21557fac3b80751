/** Where a request comes from, as the browser tells it (decisions X4, X5). */
import type { FastifyRequest } from 'fastify';

export type Provenance = 'same-origin' | 'typed' | 'foreign' | 'unknown';

/**
 * `typed` is an address entered or opened from outside a page (`Sec-Fetch-Site: none`), `unknown` a client that says
 * nothing: no browser of today, or one before Fetch Metadata on a GET.
 */
export function provenanceOf(request: FastifyRequest, publicOrigin: string): Provenance {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && !isOwn(origin, request, publicOrigin)) return 'foreign';
  if (site === undefined) return origin === undefined ? 'unknown' : 'same-origin';
  if (site === 'same-origin') return 'same-origin';
  return site === 'none' ? 'typed' : 'foreign';
}

/** Our public origin, or the host this very request names: 127.0.0.1 beside localhost on a person's own machine. */
function isOwn(origin: string, request: FastifyRequest, publicOrigin: string): boolean {
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

/** Another site sent the browser here: a link in a mail that is read in a browser, too. */
export function isFromElsewhere(request: FastifyRequest, publicOrigin: string): boolean {
  return provenanceOf(request, publicOrigin) === 'foreign';
}

export function isPrefetch(request: FastifyRequest): boolean {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
  return String(purpose).includes('prefetch');
}
