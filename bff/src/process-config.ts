/**
 * The settings of the BFF as a process of its own: its limits (config.ts) and where everybody else is. The one place where
 * it looks at the environment. See infra/launch/README.md.
 */
import { readConfig } from '@muqarin/platform/config';
import {
  kafkaSettings,
  Origins,
  originsText,
  PublicOrigin,
  redisSettings,
  serverSettings,
} from '@muqarin/platform/process/settings';
import { z } from 'zod';
import { BffConfig } from './config.ts';

const copies = Origins.describe(originsText);

const BffProcessConfig = z.object({
  ...BffConfig.shape,
  ...serverSettings,
  ...redisSettings,
  ...kafkaSettings,
  PUBLIC_ORIGIN: PublicOrigin,
  SESSION_SECRET: BffConfig.shape.SESSION_SECRET.describe('a secret of 32 characters or more'),
  LEADS_URL: copies,
  QUOTING_URL: copies,
  ORDERS_URL: copies,
  DOCUMENTS_URL: copies,
  ACCOUNTS_URL: copies,
  NOTIFICATIONS_URL: copies,
  /** Without it no page is served, only calls and forms. */
  WEB_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the http address of the page renderer'),
  /** For the event viewer (DEV_PAGES) only. */
  KAFKA_BROKERS: kafkaSettings.KAFKA_BROKERS.optional().describe(
    'brokers as host:port with commas between them, or nothing for no event viewer',
  ),
});
export type BffProcessConfig = z.output<typeof BffProcessConfig>;

export function readBffProcessConfig(): BffProcessConfig {
  return readConfig(BffProcessConfig, process.env);
}
