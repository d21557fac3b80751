/**
 * The page renderer asks the BFF for a page's model while the page's own request waits, from an address that all pages share.
 * It brings back a mark that the BFF gave it with the request, so that its questions are not counted as one visitor's.
 */
import type { FastifyRequest } from 'fastify';
import type { Signer } from './signer.ts';

/** Never passed on from outside. */
export const rendererHeader = 'x-muqarin-renderer';

export function rendererHop(signer: Signer): Record<string, string> {
  return { [rendererHeader]: signer.sign('renderer', rendererHeader) };
}

export function isRenderers({ headers }: FastifyRequest, signer: Signer): boolean {
  const { [rendererHeader]: sent } = headers;
  return typeof sent === 'string' && signer.verify('renderer', rendererHeader, sent);
}
