/**
 * Spans of our own (ADR 0020): the sampling decision comes first, and what is not sampled costs a comparison and passes
 * its `traceparent` on. Context travels in `CallContext` and in event headers, never by async hooks.
 */
import type { Attributes } from './attributes.ts';
import {
  formatTraceparent,
  parseTraceparent,
  type TraceContext,
  type TraceIds,
} from './trace-context.ts';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface Span {
  /** To hand on; undefined when tracing is off and nothing came in. */
  readonly traceparent: string | undefined;
  /** Null with `traceparent`. */
  readonly context: TraceContext | null;
  set(attributes: Attributes): void;
  /** `errorType(error)`, or a status: never an error's text, which may quote what a person typed. */
  fail(type: string): void;
  end(): void;
}

export interface SpanStart {
  /** Low cardinality: `GET /quotes/:quoteId`. */
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

export interface Tracer {
  /** For requests from outside: continues the ids that came along, but decides for itself. */
  open(start: SpanStart, incoming: string | undefined): Span;
  /** For everything inside: the parent has decided. Without a parent a new trace begins. */
  start(start: SpanStart, parent: string | undefined): Span;
}

/** What makes sampled spans: OpenTelemetry's SDK, or a test's list. */
export type Recorder = (
  start: SpanStart,
  place: { traceId: string; parent: TraceContext | null },
) => Span;

export interface TracerParts {
  record: Recorder;
  ids: TraceIds;
  /** 0 to 1. */
  ratio: number;
  /** From 0 to below 1. Not taken from the trace id: who sends the id could choose to be sampled. */
  random: () => number;
}

export function createTracer({ record, ids, ratio, random }: TracerParts): Tracer {
  const begin = (start: SpanStart): Span => {
    const traceId = ids.newTraceId();
    if (random() < ratio) return record(start, { traceId, parent: null });
    return passing({ traceId, spanId: ids.newSpanId(), sampled: false });
  };
  return {
    open: (start, incoming) => {
      const given = parseTraceparent(incoming);
      if (given === null) return begin(start);
      if (random() >= ratio) return passing({ ...given, sampled: false });
      return record(start, { traceId: given.traceId, parent: { ...given, sampled: true } });
    },
    start: (start, parent) => {
      const given = parseTraceparent(parent);
      if (given === null) return begin(start);
      return given.sampled
        ? record(start, { traceId: given.traceId, parent: given })
        : passing(given);
    },
  };
}

const nothing = () => {};

/** A span nobody records. */
function passing(context: TraceContext): Span {
  const traceparent = formatTraceparent(context);
  return { traceparent, context, set: nothing, fail: nothing, end: nothing };
}

const off: Span = {
  traceparent: undefined,
  context: null,
  set: nothing,
  fail: nothing,
  end: nothing,
};

/** Begins no trace; one that came in goes on, so that the parts which do record stay together. */
export const offTracer: Tracer = {
  open: () => off,
  start: (_start, parent) => {
    if (parent === undefined) return off;
    const given = parseTraceparent(parent);
    return given === null ? off : passing(given);
  },
};

/** Runs the work inside a span: ended however the work ends, failed when it throws. */
export async function traced<T>(
  tracer: Tracer,
  start: SpanStart,
  parent: string | undefined,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.start(start, parent);
  try {
    return await work(span);
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Code of our own errors, class name of others: what may be recorded of an error anywhere. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[A-Z][\w.-]{1,63}$/.test(code)
    ? code
    : error.constructor.name;
}
