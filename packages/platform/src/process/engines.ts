/** The engines of a distributed process, opened with its settings and ended with it. */
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import { createKafkaEventBus } from '../drivers/kafka-event-bus.ts';
import { connectMongo } from '../drivers/mongo.ts';
import { createRedisKeyValue } from '../drivers/redis-key-value.ts';
import { createS3Files } from '../drivers/s3-files.ts';
import { createSmtpMail } from '../drivers/smtp-mail.ts';
import type { EventBus } from '../events/bus.ts';
import type { OutboxStore } from '../events/outbox-store.ts';
import { startRelay } from '../events/relay.ts';
import type { Files } from '../files.ts';
import type { KeyValue } from '../key-value.ts';
import type { MailSender } from '../mail.ts';
import type { ProcessParts, ServerConfig } from '../process.ts';
import type {
  kafkaSettings,
  mongoSettings,
  redisSettings,
  s3Settings,
  smtpSettings,
} from './settings.ts';

type With<Settings extends z.core.$ZodLooseShape> = ProcessParts<
  ServerConfig & z.output<z.ZodObject<Settings>>
>;

/** The database of one service; nobody else's. Waits for the server. */
export async function openDatabase(
  { config, logger, connect, onEnd }: With<typeof mongoSettings>,
  name: string,
): Promise<Connection> {
  const connection = await connect('MongoDB', 'MONGO_URL', () =>
    connectMongo({
      url: config.MONGO_URL,
      database: `${config.MONGO_PREFIX}${name}`,
      logger,
    }),
  );
  onEnd(() => connection.close());
  return connection;
}

/** Does not wait for a broker: who has nothing to publish to keeps what it has to say until there is one. */
export function openEventBus(parts: With<typeof kafkaSettings>): EventBus {
  const { config, title, now, newId, logger, onEnd } = parts;
  const bus = createKafkaEventBus({
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    clientId: title,
    now,
    newId,
    logger,
  });
  onEnd(() => bus.close());
  return bus;
}

/** Relays the outboxes of this process's database to the bus, beside those of its copies. */
export function relayOutboxes(
  parts: ProcessParts<ServerConfig>,
  stores: readonly OutboxStore[],
  bus: EventBus,
): void {
  const { instance, now, newId, logger, telemetry, onEnd } = parts;
  const relay = startRelay({ stores, bus, owner: instance, now, newId, logger, telemetry });
  onEnd(() => relay.stop());
}

/** Does not wait either: pages answer without sessions while Redis is away. */
export function openKeyValue({ config, logger, onEnd }: With<typeof redisSettings>): KeyValue {
  const keyValue = createRedisKeyValue({
    url: config.REDIS_URL,
    keyPrefix: config.REDIS_PREFIX,
    logger,
  });
  onEnd(() => keyValue.close());
  return keyValue;
}

export function openFiles({ config, onEnd }: With<typeof s3Settings>): Files {
  const files = createS3Files({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
  });
  onEnd(() => files.close());
  return files;
}

export function openMail({ config, onEnd }: With<typeof smtpSettings>): MailSender {
  const sender = createSmtpMail({ url: config.SMTP_URL });
  onEnd(() => sender.close());
  return sender;
}
