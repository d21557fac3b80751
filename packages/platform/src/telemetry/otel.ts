/** OpenTelemetry's SDK behind our tracer. Imported only when an endpoint is set: loading it costs time and memory. */
import {
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type SpanExporter,
  type SpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { attr } from './attributes.ts';
import { formatTraceparent, type TraceContext, type TraceIds } from './trace-context.ts';
import type { Recorder, Span } from './tracer.ts';

export interface OtelOptions {
  /** An OTLP/HTTP collector's base address. */
  endpoint: string;
  ids: TraceIds;
  logger: { warn(facts: object, text: string): void };
}

export interface Otel {
  recorderOf(serviceName: string): Recorder;
  stop: () => Promise<void>;
}

export function createOtel(options: OtelOptions): Otel {
  const url = `${options.endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = tellingFailures(new OTLPTraceExporter({ url }), options.logger);
  return createOtelOver(new BatchSpanProcessor({ exporter }), options.ids);
}

/** One processor for all services of the process; each has a resource of its own. */
export function createOtelOver(processor: SpanProcessor, ids: TraceIds): Otel {
  return {
    recorderOf: (serviceName) => recorderOf(processor, ids, serviceName),
    stop: () => processor.shutdown(),
  };
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

function recorderOf(processor: SpanProcessor, ids: TraceIds, serviceName: string): Recorder {
  let traceIdOfRoot = '';
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [attr.serviceName]: serviceName }),
    spanProcessors: [processor],
    // Whoever asks for a span here has decided already.
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => traceIdOfRoot, generateSpanId: () => ids.newSpanId() },
  });
  const sdk = provider.getTracer('muqarin');
  return ({ name, kind, attributes = {} }, { traceId, parent }) => {
    traceIdOfRoot = traceId;
    const options = { kind: kinds[kind], attributes };
    return recording(sdk.startSpan(name, options, contextOf(parent)));
  };
}

function contextOf(parent: TraceContext | null) {
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
}

function recording(span: SdkSpan): Span {
  const { traceId, spanId } = span.spanContext();
  const context = { traceId, spanId, sampled: true };
  return {
    traceparent: formatTraceparent(context),
    context,
    set: (attributes) => {
      span.setAttributes(attributes);
    },
    fail: (type) => {
      span.setAttribute(attr.errorType, type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => {
      span.end();
    },
  };
}

/** A collector that is away is logged once, and once more when it is back; its spans are lost, nothing else is. */
function tellingFailures(exporter: SpanExporter, logger: OtelOptions['logger']): SpanExporter {
  let failing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !failing) logger.warn({ spans: spans.length }, 'traces not exported');
        if (!failed && failing) logger.warn({}, 'traces are exported again');
        failing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
