/** What no route's own handler answers: problem+json with `error`, nothing of an unexpected error's inside (X2). */
import type { Socket } from 'node:net';
import { AppError, problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BffConfig } from '../../config.ts';
import { securityHeaders, withoutNonce } from '../../security/headers.ts';
import { isBusy } from '../../security/in-flight.ts';

export function handleFaults(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
  app.setNotFoundHandler(nothingHere);
  // Before the pages' own catch-all: an API address that does not exist is not a page.
  app.all('/api/*', { config: { session: 'none' } }, nothingHere);
}

/** How long a refused client may take to read why; it may be one that dawdles. */
const readingMilliseconds = 500;

/** Addresses that the router could not read: no hook has run for them. */
export function refuseBadAddress(config: BffConfig) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    sendProblem(request, reply.headers(securityHeaders(withoutNonce, config)), error);
  };
}

/** Requests that Node could not read: a head that is too large, too slow, or no HTTP. */
export function refuseUnreadable(config: BffConfig) {
  const headers = Object.entries(securityHeaders(withoutNonce, config));
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, lines);
}

function refuse(error: NodeJS.ErrnoException, socket: Socket, headers: readonly string[]): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // Ending is only our half of the connection: a client that goes on dripping would keep the other.
  setTimeout(() => socket.destroy(), readingMilliseconds).unref();
  const [status, reason, message] = unreadable(error.code);
  const body = JSON.stringify({ type: 'about:blank', title: reason, status, error: message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function unreadable(code: string | undefined): [number, string, string] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return [431, 'Request Header Fields Too Large', messages.tooLarge];
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [408, 'Request Timeout', messages.somethingFailed];
  return [400, 'Bad Request', messages.somethingFailed];
}

function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new AppError('not_found', 'NOT_FOUND', 'There is nothing at this address.');
  return sendProblem(request, reply, error);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = fromFramework(error);
  const problem = problemOf(known);
  if (problem.status >= 500 && !isBusy(error)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  }
  if (known instanceof AppError && known.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(known.retryAfterSeconds));
  }
  const title = problem.status >= 500 ? messages.somethingFailed : problem.title;
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, title, error: title }));
}
