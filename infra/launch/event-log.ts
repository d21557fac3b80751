/** The event log that a command works on: a running or stopped product's file, or Kafka's in the distributed mode. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, readConfig } from '@muqarin/platform/config';
import type { EventBus } from '@muqarin/platform/events/bus';
import { kafkaSettings } from '@muqarin/platform/process/settings';
import { z } from 'zod';
import { withNativeEngines } from './distributed/native-engines.ts';

export interface WhichLog {
  /** Also when KAFKA_BROKERS is set and no folder is asked for. */
  distributed: boolean | undefined;
  dataDir: string | undefined;
  env: Environment;
}

/** Null when there is none in the folder. */
export async function openEventLog({ distributed, dataDir, env }: WhichLog) {
  if (distributed || (env.KAFKA_BROKERS && dataDir === undefined)) return openKafka(env);
  const root = path.resolve(import.meta.dirname, '../..');
  const file = path.resolve(root, dataDir ?? env.DATA_DIR ?? '.data', 'events.sqlite');
  if (!existsSync(file)) return null;
  const { createSqliteEventLog } = await import('@muqarin/platform/drivers/sqlite-event-log');
  return createSqliteEventLog({ ...parts, file });
}

async function openKafka(env: Environment): Promise<EventBus> {
  const config = readConfig(z.object({ ...kafkaSettings }), withNativeEngines(env));
  const { createKafkaEventBus } = await import('@muqarin/platform/drivers/kafka-event-bus');
  return createKafkaEventBus({
    ...parts,
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    clientId: 'events-command',
  });
}

const quiet = () => {};
const parts = {
  now: () => new Date(),
  newId: randomUUID,
  logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
};
