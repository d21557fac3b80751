/** The launcher's settings: read from the environment once, here. Each is described in infra/launch/README.md. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readConfig } from '@muqarin/platform/config';
import { madeOnce } from '@muqarin/platform/made-once';
import type { TelemetryOptions } from '@muqarin/platform/telemetry';
import { telemetryOptionsOf, telemetrySettings } from '@muqarin/platform/telemetry/settings';
import { z } from 'zod';

export const LaunchSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_ORIGIN: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ...telemetrySettings,
});

export interface LaunchConfig {
  port: number;
  host: string;
  dataDir: string;
  publicOrigin: string | undefined;
  logLevel: z.output<typeof LaunchSettings>['LOG_LEVEL'];
  telemetry: Omit<TelemetryOptions, 'logger'>;
  /** Handed on to the rooms that read their own settings. */
  env: Readonly<Record<string, string | undefined>>;
}

export function readLaunchConfig(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): LaunchConfig {
  const settings = readConfig(LaunchSettings, env);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(root, settings.DATA_DIR),
    publicOrigin: settings.PUBLIC_ORIGIN,
    logLevel: settings.LOG_LEVEL,
    telemetry: telemetryOptionsOf(settings),
    env,
  };
}

/** A secret that is made at the first start and stays with the data; readable by its owner only. */
export function keptSecret(dataDir: string, name: string, bytes = 32): string {
  const make = () => `${randomBytes(bytes).toString('base64url')}\n`;
  return madeOnce(path.join(dataDir, name), make, (text) => text.endsWith('\n')).trim();
}
