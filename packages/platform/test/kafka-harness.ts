/** A Kafka of one's own on the broker that all share: topics and groups under a prefix that nobody else has. */
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import type { TopicDeclaration } from '@muqarin/proto/topics';
import { createKafkaEventBus, type KafkaEventBusOptions } from '../src/drivers/kafka-event-bus.ts';
import { createKafkaTopics } from '../src/drivers/kafka-topics.ts';
import type { EventBus } from '../src/events/bus.ts';
import { topicSpecs } from '../src/events/topics.ts';

export const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export type KafkaHarness = Awaited<ReturnType<typeof openKafka>>;

export async function openKafka(declarations: readonly TopicDeclaration[]) {
  const brokers = (process.env.KAFKA_BROKERS ?? '').split(',').filter((each) => each !== '');
  if (brokers.length === 0) throw new Error('KAFKA_BROKERS names no broker: npm run native -- up');
  const prefix = `test-${randomBytes(6).toString('hex')}.`;
  const address = { brokers, clientId: 'test', logger: silent, prefix };
  const topics = createKafkaTopics(address);
  const specs = topicSpecs(declarations);
  await topics.create(specs);
  const open: EventBus[] = [];
  let ids = 0;
  return {
    brokers,
    prefix,
    open: async (options: Partial<KafkaEventBusOptions> = {}) => {
      const bus = createKafkaEventBus({
        ...address,
        now: () => new Date(),
        newId: () => `member-${++ids}`,
        retry: { attempts: 3, baseMilliseconds: 1, maxMilliseconds: 5 },
        ...options,
      });
      open.push(bus);
      return bus;
    },
    dispose: async () => {
      await Promise.all(open.map((bus) => bus.close()));
      await topics.remove(specs.map(({ name }) => name));
      await topics.close();
    },
  };
}
