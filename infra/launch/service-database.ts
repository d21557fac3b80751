/** The database of a service that a command works on: a folder's file, or MongoDB's in the distributed mode. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, readConfig } from '@muqarin/platform/config';
import { mongoSettings } from '@muqarin/platform/process/settings';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { withNativeEngines } from './distributed/native-engines.ts';

export interface WhichDatabase {
  /** Whose it is. */
  service: 'leads' | 'quoting' | 'orders' | 'analytics' | 'documents' | 'accounts';
  /** Also when MONGO_URL is set. */
  distributed: boolean | undefined;
  dataDir: string;
  env: Environment;
  /** Makes the file where there is none. */
  make?: boolean;
}

/** Null when there is none in the folder. */
export async function openServiceDatabase(which: WhichDatabase): Promise<Connection | null> {
  const { service, distributed, dataDir, env, make = false } = which;
  if (distributed || env.MONGO_URL) return openMongo(service, env);
  const file = path.join(dataDir, `${service}.sqlite`);
  if (!make && !existsSync(file)) return null;
  const { connectSqlite } = await import('@muqarin/mongoose-sqlite');
  return connectSqlite({ file, now: () => new Date() });
}

async function openMongo(service: string, env: Environment): Promise<Connection> {
  const { MONGO_URL: url, MONGO_PREFIX } = readConfig(
    z.object({ ...mongoSettings }),
    withNativeEngines(env),
  );
  const { connectMongo } = await import('@muqarin/platform/drivers/mongo');
  const quiet = () => {};
  return connectMongo({
    url,
    database: `${MONGO_PREFIX}${service}`,
    logger: { info: quiet, warn: quiet },
  });
}
