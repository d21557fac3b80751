/**
 * What configures the distributed run: its settings, and how many copies of what. Engines that no setting names are the native
 * ones (infra/native/engines.cjs). Each setting is described in infra/launch/README.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, type Environment, readConfig } from '@muqarin/platform/config';
import { PublicOrigin } from '@muqarin/platform/process/settings';
import { z } from 'zod';
import { LaunchSettings } from '../config.ts';
import { withNativeEngines } from './native-engines.ts';

export const serviceNames = [
  'leads',
  'quoting',
  'orders',
  'documents',
  'accounts',
  'notifications',
  'analytics',
] as const;
export type ServiceName = (typeof serviceNames)[number];
export type Copies = Readonly<Record<ServiceName | 'bff', number>>;

const DistributedSettings = LaunchSettings.extend({
  REPLICAS: z
    .string()
    .default('1')
    .describe('a number of copies, or one for each: leads=2,quoting=2,bff=2'),
  /** The first of a row of ports that this machine keeps to itself. */
  INTERNAL_PORT: z.coerce
    .number()
    .int()
    .min(1024)
    .max(65_000)
    .default(4100)
    .describe('a port from 1024 to 65000, the first of a row'),
  PUBLIC_ORIGIN: PublicOrigin.optional(),
});

export interface DistributedConfig {
  port: number;
  host: string;
  dataDir: string;
  publicOrigin: string;
  internalPort: number;
  copies: Copies;
  restart: boolean;
  pages: boolean;
  /** For every process: what was given, and where the engines are. */
  env: Readonly<Record<string, string>>;
}

/** Throws ConfigError naming each wrong setting or option. */
export function readDistributedConfig(
  env: Environment,
  args: readonly string[],
  root: string,
): DistributedConfig {
  const options = optionsIn(args);
  const settings = readConfig(DistributedSettings, env);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(root, settings.DATA_DIR),
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    internalPort: settings.INTERNAL_PORT,
    copies: copiesIn(options.replicas ?? settings.REPLICAS),
    restart: !options['no-restart'],
    pages: !options['no-pages'],
    env: withNativeEngines(env),
  };
}

function optionsIn(args: readonly string[]) {
  try {
    const options = {
      replicas: { type: 'string' },
      'no-restart': { type: 'boolean' },
      'no-pages': { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ConfigError([{ setting: 'options', problem: (error as Error).message }]);
  }
}

/** "2" is two of each; "leads=2,bff=3" names some, and the others are single. */
export function copiesIn(text: string): Copies {
  const copies: Record<string, number> = {
    leads: 1,
    quoting: 1,
    orders: 1,
    documents: 1,
    accounts: 1,
    notifications: 1,
    analytics: 1,
    bff: 1,
  };
  for (const part of text.split(',')) {
    const [, name, count] = /^(?:([a-z]+)=)?([1-9]\d?)$/.exec(part.trim()) ?? [];
    if (count === undefined || (name !== undefined && !(name in copies))) {
      const known = Object.keys(copies).join(', ');
      const problem = `"${part}" is no number of copies; it takes 2, or leads=2,bff=2 (${known})`;
      throw new ConfigError([{ setting: 'REPLICAS', problem }]);
    }
    for (const each of name === undefined ? Object.keys(copies) : [name])
      copies[each] = Number(count);
  }
  return copies as Copies;
}
