/**
 * Whom a request means. A name of somebody else's that was made to point here (DNS rebinding) would make this site that
 * name's own, for a browser to read: the mailbox, lists, sessions. So only our names are answered.
 */
import { AppError } from '@muqarin/platform/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BffConfig } from '../config.ts';

const onThisMachine = ['localhost', '127.0.0.1', '[::1]'];
/** Asked by balancers and engines by whatever name they know; they tell nobody anything. */
const forEverybody = ['/healthz', '/readyz'];

/** Throws AppError misdirected (421), and invalid (400) where not exactly one host is named. */
export function addHosts(app: FastifyInstance, config: BffConfig): void {
  const { hostname } = new URL(config.PUBLIC_ORIGIN);
  const ours = new Set([hostname, ...onThisMachine, ...config.ALLOWED_HOSTS]);
  let latest: string | null = null;
  // Nearly all requests name the same.
  const isOurName = (host: string) => {
    if (host === latest) return true;
    if (!ours.has(nameIn(host))) return false;
    latest = host;
    return true;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers;
    if (hostsIn(request) !== 1) return done(notOneHost());
    // With TRUST_PROXY the second is what the browser asked for; without it both are the same.
    const asked = request.host;
    const isOurs = isOurName(host) && (asked === host || isOurName(asked));
    if (isOurs || forEverybody.includes(request.routeOptions.url ?? '')) return done();
    done(new AppError('misdirected', 'BFF.HOST', 'This host is not served here.'));
  });
}

/** Node keeps the first of several; whoever stands before us may have gone by another one. */
function hostsIn({ raw }: FastifyRequest): number {
  let count = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Without its port; empty for what is no host. */
function nameIn(host: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? '';
}

function notOneHost(): AppError {
  return new AppError('invalid', 'BFF.HOSTS', 'A request names one host.');
}
