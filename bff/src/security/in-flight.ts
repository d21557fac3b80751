/**
 * One visitor does not stop the others (decisions X33): so much of one connection and of one address is under way at once,
 * a few of an address's pages and answers are made at once, and nothing is begun for whoever has gone.
 */
import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { AppError, problemOf } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bff } from '../parts.ts';
import { isStaticFile } from '../session/session-plugin.ts';
import { networkOf } from './address.ts';
import { createFlights, type Flight } from './flights.ts';
import { securityHeaders, withoutNonce } from './headers.ts';
import { takeInOrder } from './in-order.ts';
import { isRenderers } from './renderer-hop.ts';
import { createTurns } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for what nobody sent over a connection, for health, and for the page renderer's own questions. */
    flight: Flight | null;
  }
  interface FastifyContextConfig {
    /** Answered by the page renderer. */
    isPages?: true;
  }
}

const health = ['/healthz', '/readyz'];
/** Longer than a page is computed: what takes longer waits for somebody, or for a slow reader. */
const longestTurnMilliseconds = 500;
const longestWaitMilliseconds = 10_000;

/** Before what a request costs, and after what says who it is. Throws AppError unavailable (503) with Retry-After. */
export function addInFlight(app: FastifyInstance, { config, signer }: Bff): void {
  takeInOrder(app.server, config.IN_FLIGHT_PER_SOCKET, lastRefusal(config));
  const flights = createFlights({
    perSocket: config.IN_FLIGHT_PER_SOCKET,
    perAddress: config.IN_FLIGHT_PER_ADDRESS,
  });
  const turnsOf = (atOnce: number) =>
    createTurns({
      atOnce,
      longestTurnMilliseconds,
      longestWaitMilliseconds,
      now: () => performance.now(),
    });
  const pages = turnsOf(config.PAGES_AT_ONCE_PER_ADDRESS);
  const answers = turnsOf(config.ANSWERS_AT_ONCE_PER_ADDRESS);
  app.decorateRequest('flight', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const isNobodys = typeof socket.bytesRead !== 'number' || isRenderers(request, signer);
    if (isNobodys || health.includes(request.routeOptions.url ?? '')) return done();
    request.flight = flights.begin(socket, networkOf(request.ip), reply.raw);
    done(request.flight === null ? busy() : undefined);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { flight, method } = request;
    // What has an effect is done even when its sender has left the page.
    if (flight === null || (method !== 'GET' && method !== 'HEAD')) return done();
    const go = AsyncResource.bind((mayBegin: boolean) => done(mayBegin ? undefined : busy()));
    (isPage(request) ? pages : answers).take(flight, go);
  });
}

/** Rendered for this reader, as opposed to a file of the renderer's. */
export function isPage({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.config.isPages === true && !isStaticFile(url);
}

const busyCode = 'BFF.BUSY';

function busy(): AppError {
  return new AppError('unavailable', busyCode, messages.somethingFailed, { retryAfterSeconds: 1 });
}

/** Written once, for requests that nobody looked at: it ends their connection. */
function lastRefusal(config: Bff['config']): (response: ServerResponse) => void {
  const error = messages.somethingFailed;
  const body = JSON.stringify({ ...problemOf(busy()), title: error, error });
  const headers = {
    ...securityHeaders(withoutNonce, config),
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return (response) => response.writeHead(503, headers).end(body);
}

/** Not worth a line in the log: whoever asks too much would write it. */
export function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.code === busyCode;
}
