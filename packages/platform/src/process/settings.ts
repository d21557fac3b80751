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
  MONGO_PREFIX: z
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
  /** Several installations on one broker. */
  KAFKA_PREFIX: z
    .string()
    .regex(/^[\w.-]{0,40}$/)
    .default('')
    .describe('at most 40 letters, digits, ., _ or -, put before each topic and group'),
};

export const redisSettings = {
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/)
    .describe('a Redis address, such as redis://127.0.0.1:6379'),
  REDIS_PREFIX: z.string().max(40).default('').describe('at most 40 letters, put before each key'),
};

export const s3Settings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .describe('the http(s) address of an S3 server, such as http://127.0.0.1:9000'),
  S3_REGION: z.string().default('us-east-1').describe('the name of a region'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/)
    .describe('the name of a bucket: 3 to 63 small letters, digits, dots and hyphens'),
  S3_ACCESS_KEY: z.string().min(1).describe('an access key'),
  S3_SECRET_KEY: z.string().min(1).describe('the secret of that key'),
};

export const smtpSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/)
    .describe('an SMTP address, such as smtp://127.0.0.1:25'),
};

/** Of whoever makes mails and whoever checks what is mailed (mailed-marks.ts); both take the same. */
export const linkSettings = {
  LINK_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32)).min(1))
    .describe(
      'secrets of 32 characters or more with commas between them; the first makes links and codes of mails, all open them',
    ),
};

/** The site's address, for links in mails. */
export const PublicOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text).origin)
  .describe('the address that people type, such as https://muqarin.example');

/** Of another process of ours: one origin for each copy of it. */
export const Origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)).min(1));

export const originsText =
  'http addresses with commas between them, one for each copy, such as http://127.0.0.1:4101';
