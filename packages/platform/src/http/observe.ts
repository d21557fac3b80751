/**
 * What is seen of a request: a span, a figure and a line in the log, each only if somebody asked for it. All of them know
 * the route's pattern and none the address, since personal data travels there (decisions X6).
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { attr, logField } from '../telemetry/attributes.ts';
import type { Span } from '../telemetry/tracer.ts';
import type { Telemetry } from '../telemetry.ts';
import { RequestLog } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where nothing is observed. */
    span: Span | null;
  }
}

export interface ObserveOptions {
  service: string;
  telemetry: Telemetry;
  logger: Logger;
  /**
   * For a server that strangers can reach: gives the `traceparent` of requests that are our own in truth; all others keep
   * their ids, but do not decide. Without it every `traceparent` is believed.
   */
  ownParent?: (request: FastifyRequest) => string | undefined;
}

const unobserved = ['/healthz', '/readyz'];

/** Before any route is added, and before any other hook. */
export function observeRequests(app: FastifyInstance, options: ObserveOptions): void {
  const { telemetry, logger } = options;
  const line = logger.isLevelEnabled('info');
  app.decorateRequest('span', null);
  app.setChildLoggerFactory(
    (base, bindings) => new RequestLog(base, bindings) as unknown as FastifyBaseLogger,
  );
  app.addHook('onRequest', (request, reply, done) => {
    if (!unobserved.includes(routeOf(request))) begin(request, reply, options);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.span !== null) {
      endSpan(request.span, reply);
      if (telemetry.metrics !== null) measure(request, reply, options);
      if (line) app.log.info(factsOf(request, reply), 'answered');
    }
    done();
  });
}

/** The journey a request belongs to, once it is known: its log lines carry it. */
export function noteCorrelation({ log, span }: FastifyRequest, correlationId: string): void {
  if (log instanceof RequestLog) log.correlationId = correlationId;
  span?.set({ [attr.correlationId]: correlationId });
}

function begin(request: FastifyRequest, reply: FastifyReply, options: ObserveOptions): void {
  const span = startSpan(request, options);
  request.span = span;
  if (request.log instanceof RequestLog) request.log.place = span.context;
  const { 'x-correlation-id': correlationId } = request.headers;
  if (options.ownParent === undefined && typeof correlationId === 'string') {
    noteCorrelation(request, correlationId);
  }
  // So that whoever looks at an answer in the browser finds its trace.
  if (options.ownParent !== undefined && span.context?.sampled && span.traceparent !== undefined) {
    reply.header('traceresponse', span.traceparent);
  }
}

function startSpan(request: FastifyRequest, { telemetry, ownParent }: ObserveOptions): Span {
  const { traceparent } = request.headers;
  const incoming = typeof traceparent === 'string' ? traceparent : undefined;
  const { method } = request;
  const route = routeOf(request);
  const start = {
    name: `${method} ${route}`,
    kind: 'server',
    attributes: { [attr.httpMethod]: method, [attr.httpRoute]: route },
  } as const;
  if (ownParent === undefined) return telemetry.tracer.start(start, incoming);
  const own = ownParent(request);
  return own === undefined
    ? telemetry.tracer.open(start, incoming)
    : telemetry.tracer.start(start, own);
}

function endSpan(span: Span, { statusCode }: FastifyReply): void {
  span.set({ [attr.httpStatus]: statusCode });
  if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}

function measure(request: FastifyRequest, reply: FastifyReply, options: ObserveOptions): void {
  const labels = {
    service: options.service,
    method: request.method,
    route: routeOf(request),
    status_class: `${Math.floor(reply.statusCode / 100)}xx`,
  };
  options.telemetry.metrics?.time('requestSeconds', labels, reply.elapsedTime / 1000);
}

function factsOf(request: FastifyRequest, reply: FastifyReply): object {
  const log = request.log instanceof RequestLog ? request.log : null;
  return {
    ...log?.facts(),
    [logField.method]: request.method,
    [logField.route]: routeOf(request),
    [logField.status]: reply.statusCode,
    [logField.milliseconds]: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/** The pattern; one word for everything that has none, as addresses are without number. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}
