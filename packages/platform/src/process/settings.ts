/**
 * Settings that several processes share, each with the words that a person reads who gave a wrong one. A process takes
 * those it needs: `z.object({ ...serverSettings, ...mongoSettings })`. Described in infra/launch/README.md.
 */
import { z } from 'zod';
import { telemetrySettings } from '../telemetry/settings.ts';

/** Of every server process. */
export const serverSettings = {
  HOST: z.string().default('127.0.0.1').describe('the address to listen on, such as 0.0.0.0'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .describe('a port from 0 (any free one) to 65535'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  ...telemetrySettings,
  /** Which part of the traces is kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('a part of all traces, from 0 to 1'),
  /** Where figures are served to whoever collects them; without it there are none. */
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('a port from 0 (any free one) to 65535'),
  /** Names this copy in logs and in the database while it holds a lease. */
  INSTANCE: z.string().max(60).optional().describe('a name for this copy of the process'),
  /** Between "not ready" and the end of accepting: as long as a balancer needs to look elsewhere. */
  DRAIN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(8000)
    .default(500)
    .describe('milliseconds from 0 to 8000'),
};

export const mongoSettings = {
  MONGO_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/)
    .describe('a MongoDB address, such as mongodb://127.0.0.1:27017'),
  MONGO_DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_-]{0,30}$/)
    .default('')
    .describe('at most 30 small letters, digits, _ or -, put before the name of each database'),
};

export const kafkaSettings = {
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:/]+:\d+(,[^\s,:/]+:\d+)*$/)
    .transform((text) => text.split(','))
    .describe('brokers as host:port with commas between them, such as 127.0.0.1:9092'),
};

export const redisSettings = {
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/)
    .describe('a Redis address, such as redis://127.0.0.1:6379'),
};

/** Of another process of ours: one origin for each copy of it. */
export const Origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)).min(1));

export const originsText =
  'http addresses with commas between them, one for each copy, such as http://127.0.0.1:4101';
