/**
 * A Fastify instance with what every service of the house has: limits, one error handler, health, logs that carry the
 * correlation id and no personal data.
 */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { databaseAway } from '../database.ts';
import { AppError, problemOf } from '../errors.ts';
import { noTelemetry, type Telemetry } from '../telemetry.ts';
import { draining } from './drain.ts';
import { observeRequests } from './observe.ts';

export interface ServiceOptions {
  name: string;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  /** Each says whether a part can do its work now; `/readyz` is their conjunction. */
  ready?: Readonly<Record<string, () => Promise<boolean> | boolean>>;
  bodyLimitBytes?: number;
  /** How slow a client may be; the defaults are the BFF's. */
  slowest?: Partial<Slowest>;
}

export interface Slowest {
  /** For a request's head to arrive. */
  headersMilliseconds: number;
  /** For a whole request to arrive. */
  requestMilliseconds: number;
  checkMilliseconds: number;
}

/** Of 300 sockets that dripped their heads, all were dropped with these. */
const slowest: Slowest = {
  headersMilliseconds: 3000,
  requestMilliseconds: 5000,
  checkMilliseconds: 1000,
};

/** A sealed address of 254 letters has 400. */
const longestPathPart = 1000;

export function createService(options: ServiceOptions): FastifyInstance {
  const limits = { ...slowest, ...options.slowest };
  const app = Fastify({
    loggerInstance: options.logger.child({ service: options.name }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes ?? 256 * 1024,
    genReqId: (request) => String(request.headers['x-request-id'] ?? randomUUID()),
    forceCloseConnections: 'idle',
    // The house calls its services by GET; only who looks after a process asks by HEAD.
    exposeHeadRoutes: false,
    // Not under `http`: Fastify puts its own option over that one, and bodies could drip for ever.
    requestTimeout: limits.requestMilliseconds,
    http: {
      headersTimeout: limits.headersMilliseconds,
      connectionsCheckingInterval: limits.checkMilliseconds,
    },
    // How long a part of a path may be is said by its call; of its own accord the router takes a hundred letters.
    routerOptions: { maxParamLength: longestPathPart },
  });
  const { name, logger, telemetry = noTelemetry } = options;
  observeRequests(app, { service: name, logger, telemetry });
  handleErrors(app);
  serveHealth(app, options.ready ?? {});
  return app;
}

/** One place where an error becomes an answer: expected ones as problem+json, others logged and kept inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = fromFramework(error);
    const problem = problemOf(known);
    if (problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    if (known instanceof AppError && known.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(known.retryAfterSeconds));
    }
    return reply.code(problem.status).type('application/problem+json').send(problem);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('application/problem+json')
      .send(problemOf(new AppError('not_found', 'NOT_FOUND', 'There is nothing at this address.'))),
  );
}

const byHeadToo = { exposeHeadRoute: true };

export function serveHealth(
  app: FastifyInstance,
  ready: Readonly<Record<string, () => Promise<boolean> | boolean>>,
): void {
  let isDraining = false;
  app.server.once(draining, () => {
    isDraining = true;
  });
  app.get('/healthz', byHeadToo, async () => ({ status: 'ok' }));
  app.get('/readyz', byHeadToo, async (_request, reply) => {
    if (isDraining) return reply.code(503).send({ status: 'draining' });
    const parts: Record<string, boolean> = {};
    for (const [name, check] of Object.entries(ready)) parts[name] = await safely(check);
    const ok = Object.values(parts).every(Boolean);
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ready' : 'not ready', parts });
  });
}

async function safely(check: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}

/** Fastify's own refusals in our words; anything else passes as it is. */
export function fromFramework(error: unknown): unknown {
  const { code, statusCode, message, expose } = error as FrameworkError;
  if (message === 'database or disk is full' || code === 'ENOSPC') {
    return new AppError(
      'unavailable',
      'STORAGE_FULL',
      'We cannot store anything just now. Please try again later.',
      {
        cause: error,
        retryAfterSeconds: 60,
      },
    );
  }
  const isFramework = typeof code === 'string' && code.startsWith('FST_');
  const isRefusal = statusCode === 400 || expose === true || isFramework;
  const refusal = isRefusal ? refusalOf(statusCode ?? 0) : null;
  return refusal ?? databaseAway(error) ?? error;
}

/** `expose` is how the errors of its plugins say that the client is at fault. */
type FrameworkError = Partial<Error> & {
  /** A number of a database server's. */
  code?: string | number;
  statusCode?: number;
  expose?: boolean;
};

function refusalOf(status: number): AppError | null {
  if (status < 400 || status > 499) return null;
  if (status === 413 || status === 414)
    return new AppError('too_large', 'TOO_LARGE', 'That is too large. Please send less.');
  if (status === 406 || status === 415) {
    return new AppError(
      'unsupported_media',
      'UNSUPPORTED_MEDIA',
      'This kind of content is not accepted.',
    );
  }
  if (status === 403 || status === 404)
    return new AppError('not_found', 'NOT_FOUND', 'There is nothing at this address.');
  return new AppError('invalid', 'INVALID_BODY', 'The request could not be read.');
}
