/**
 * What a service is given to be seen: a tracer and, when somebody asks for figures, metrics. Off, a request costs two
 * comparisons; nothing of OpenTelemetry or prom-client is loaded.
 */
import type { Metrics } from './metrics/metrics.ts';
import { createTraceIds } from './telemetry/trace-context.ts';
import { createTracer, offTracer, type Tracer } from './telemetry/tracer.ts';

export interface Telemetry {
  tracer: Tracer;
  /** Null when nobody asks for figures: then nothing is counted. */
  metrics: Metrics | null;
}

export const noTelemetry: Telemetry = { tracer: offTracer, metrics: null };

export interface TelemetryOptions {
  /** An OTLP/HTTP collector's base address; empty means no traces. */
  endpoint: string;
  /** Which part of the traces is kept, 0 to 1. */
  ratio: number;
  /** Where figures are served, apart from any public address; null means no figures. Port 0 takes a free one. */
  metricsAt: { host: string; port: number } | null;
  logger: { warn(facts: object, text: string): void };
}

export interface RunningTelemetry {
  /** Of one service: several may share a process. */
  of(serviceName: string): Telemetry;
  metrics: Metrics | null;
  /** Null without metrics. */
  metricsPort: number | null;
  /** Sends what waits. */
  stop(): Promise<void>;
}

/** Rejects when the port for figures is taken. */
export async function startTelemetry(options: TelemetryOptions): Promise<RunningTelemetry> {
  const served = options.metricsAt === null ? null : await serve(options.metricsAt, options.logger);
  const metrics = served?.metrics ?? null;
  const traces = options.endpoint === '' ? null : await openTraces(options);
  return {
    of: (serviceName) => ({ tracer: traces?.tracerOf(serviceName) ?? offTracer, metrics }),
    metrics,
    metricsPort: served?.port ?? null,
    stop: async () => {
      await Promise.all([traces?.stop(), served?.stop()]);
    },
  };
}

async function openTraces({ endpoint, ratio, logger }: TelemetryOptions) {
  const { createOtel } = await import('./telemetry/otel.ts');
  const ids = createTraceIds();
  const otel = createOtel({ endpoint, ids, logger });
  return {
    tracerOf: (serviceName: string) =>
      createTracer({ record: otel.recorderOf(serviceName), ids, ratio, random: Math.random }),
    stop: otel.stop,
  };
}

async function serve(at: { host: string; port: number }, logger: TelemetryOptions['logger']) {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/serve-metrics.ts'),
  ]);
  const metrics = createMetrics({ processFigures: true, logger });
  return { metrics, ...(await serveMetrics(metrics, at)) };
}
