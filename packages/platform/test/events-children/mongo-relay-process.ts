/**
 * A service with its relay on MongoDB's protocol and Kafka, in a process of its own, for relay-mongo.int.test.ts. Tasks:
 * `relay` publishes what it writes; `stuck` writes and waits for a broker that never answers. Told `{ keys }` it makes each
 * document with an event and then changes it with a second one, and says which events it has stored.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import mongoose from 'mongoose';
import { event } from '../../contract-suites/event-bus/tools.ts';
import { createKafkaEventBus } from '../../src/drivers/kafka-event-bus.ts';
import { connectMongo } from '../../src/drivers/mongo.ts';
import { type OutboxFields, outboxPlugin, outboxPush, raise } from '../../src/events/outbox.ts';
import { mongooseOutboxStore } from '../../src/events/outbox-store.ts';
import { startRelay } from '../../src/events/relay.ts';

const [task = '', owner = '', url = '', database = '', brokers = '', prefix = ''] =
  process.argv.slice(2);
const now = () => new Date();
const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const connection = await connectMongo({ url, database, logger });
const schema = new mongoose.Schema({ _id: String });
schema.plugin(outboxPlugin);
const things = connection.model('Thing', schema) as unknown as mongoose.Model<
  OutboxFields & { _id: string }
>;
await things.init();
const bus = createKafkaEventBus({
  brokers: brokers.split(','),
  clientId: owner,
  prefix,
  logger,
  now,
  newId: randomUUID,
});
const publish = () => {
  process.send?.('publishing');
  return new Promise<void>(() => {});
};
startRelay({
  stores: [mongooseOutboxStore(things)],
  bus: task === 'stuck' ? { publish } : bus,
  owner,
  now,
  newId: randomUUID,
  logger,
});

async function writeAll(keys: readonly string[]): Promise<void> {
  for (const key of keys) await write(key);
}

async function write(key: string): Promise<void> {
  const [first, second] = [1, 2].map((n) => {
    const headers = { ce_id: `${key}-${n}`, ce_time: now().toISOString() };
    const made = event(key, n);
    return { ...made, headers: { ...made.headers, ...headers } };
  });
  if (first === undefined || second === undefined) return;
  const thing = new things({ _id: key });
  raise(thing, first);
  await thing.save();
  process.send?.({ stored: first.headers.ce_id });
  await things.updateOne({ _id: key }, outboxPush([second]) as never);
  process.send?.({ stored: second.headers.ce_id });
}

process.on('message', ({ keys }: { keys: readonly string[] }) => void writeAll(keys));
process.send?.('ready');
