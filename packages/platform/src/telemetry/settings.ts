/** What of telemetry is set from outside, for every process alike. Described in infra/launch/README.md. */
import { z } from 'zod';
import type { TelemetryOptions } from '../telemetry.ts';

export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .describe('the http(s) address of an OTLP collector, or nothing'),
  /** Parent-based: whoever begins a trace decides for all that follow. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('the part of all traces that is kept, from 0 to 1'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('a port from 0 (any free one) to 65535, or nothing for no figures'),
  /** Never an address that strangers reach: figures tell how business goes. */
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('the address to serve figures on, such as 127.0.0.1'),
};

type Settings = z.output<z.ZodObject<typeof telemetrySettings>>;

export function telemetryOptionsOf(settings: Settings): Omit<TelemetryOptions, 'logger'> {
  const { METRICS_PORT: port, METRICS_HOST: host } = settings;
  return {
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    metricsAt: port === undefined ? null : { host, port },
  };
}
