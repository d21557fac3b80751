/** Telemetry that keeps in memory what it would have sent: every span, every figure, every line. */
import { createLogger, type LoggerOptions } from '@muqarin/platform/logger';
import { createMetrics } from '@muqarin/platform/metrics/metrics';
import type { RunningTelemetry } from '@muqarin/platform/telemetry';
import { createOtelOver } from '@muqarin/platform/telemetry/otel';
import { createTraceIds } from '@muqarin/platform/telemetry/trace-context';
import { createTracer } from '@muqarin/platform/telemetry/tracer';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { SeenSpan } from './chain.ts';

export interface Seen {
  telemetry: RunningTelemetry;
  logger: Logger;
  lines: string[];
  spans(): ReadableSpan[];
}

export function seeEverything(level: LoggerOptions['level'], ratio = 1): Seen {
  const lines: string[] = [];
  const logger = createLogger({ level, destination: { write: (line) => lines.push(line) } });
  const exporter = new InMemorySpanExporter();
  const ids = createTraceIds();
  const otel = createOtelOver(new SimpleSpanProcessor({ exporter }), ids);
  const metrics = createMetrics({ processFigures: false, logger });
  const telemetry: RunningTelemetry = {
    of: (service) => ({
      tracer: createTracer({ record: otel.recorderOf(service), ids, ratio, random: Math.random }),
      metrics,
    }),
    metrics,
    metricsPort: null,
    stop: () => otel.stop(),
  };
  return { telemetry, logger, lines, spans: () => exporter.getFinishedSpans() };
}

export function serviceOf(span: ReadableSpan): string {
  return String(span.resource.attributes['service.name']);
}

export function plain(span: ReadableSpan): SeenSpan {
  const { traceId, spanId: id } = span.spanContext();
  const parent = span.parentSpanContext?.spanId;
  return { traceId, id, parent, service: serviceOf(span), name: span.name };
}
