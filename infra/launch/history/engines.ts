/** The log and the read model that the history commands work on. */
import type { EventBus } from '@muqarin/platform/events/bus';
import type { Connection } from 'mongoose';
import { UsageError } from '../command-line.ts';
import { openEventLog } from '../event-log.ts';
import { openServiceDatabase } from '../service-database.ts';
import type { Asked } from './asked.ts';

export async function withLog<T>(asked: Asked, work: (bus: EventBus) => Promise<T>): Promise<T> {
  const { values, dataDir, env } = asked;
  const isFolder = values.data !== undefined || (!values.distributed && !env.KAFKA_BROKERS);
  const bus = await openEventLog({
    distributed: values.distributed,
    dataDir: isFolder ? dataDir : undefined,
    env,
  });
  if (!bus) throw new UsageError(`There is no event log in ${dataDir} yet. "npm start" makes one.`);
  try {
    return await work(bus);
  } finally {
    await bus.close();
  }
}

/** `make`: an embedded read model that is not there yet is made. */
export async function withReadModel<T>(
  { values, dataDir, env }: Asked,
  make: boolean,
  work: (connection: Connection) => Promise<T>,
  service: 'analytics' | 'leads' = 'analytics',
): Promise<T> {
  const connection = await openServiceDatabase({
    service,
    distributed: values.distributed,
    dataDir,
    // A folder that was asked for means its files, whatever else is set.
    env: values.data === undefined ? env : { ...env, MONGO_URL: undefined },
    make,
  });
  if (!connection)
    throw new UsageError(
      `There is no read model in ${dataDir} yet. "history -- rebuild" makes it.`,
    );
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
