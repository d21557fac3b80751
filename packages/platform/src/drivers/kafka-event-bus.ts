/**
 * The event bus on Kafka, through kafkajs (ADR 0018). Making it does nothing yet: connections come with the first need, and
 * again after each outage. Topics must be there (`npm run topics -- create`): none is made by using it.
 */
import type { NewId } from '../context.ts';
import type { EventBus, StoredMessage } from '../events/bus.ts';
import { type RetryPolicy, realSleep, type Sleep } from '../events/retry.ts';
import { createKafkaAdmin, groupLags, topicNames, usedTopics } from './kafka-admin.ts';
import { createKafka, type KafkaAddress } from './kafka-client.ts';
import { createMember, type Member } from './kafka-member.ts';
import { encode } from './kafka-messages.ts';
import { createKafkaPublisher } from './kafka-publisher.ts';
import { createKafkaReader } from './kafka-reader.ts';

export interface KafkaEventBusOptions extends KafkaAddress {
  now: () => Date;
  newId: NewId;
  /** Before the names of topics and groups on the broker, where several products share one. */
  prefix?: string;
  retry?: RetryPolicy;
  sleep?: Sleep;
  /** For tests: handle a message a second time although it succeeded. */
  redeliver?: (message: StoredMessage) => boolean;
}

/**
 * Less than half of the five seconds after which a poison message must lie among the dead letters: the rest is for five tries of
 * a handler on a slow machine. What waits for something that is away waits as long as that takes, and not by this.
 */
const patientRetry: RetryPolicy = { attempts: 5, baseMilliseconds: 100, maxMilliseconds: 2_000 };

export function createKafkaEventBus(options: KafkaEventBusOptions): EventBus {
  const { prefix = '', logger } = options;
  // The broker's logs name each process.
  const clientId = `${options.clientId}-${options.newId()}`;
  const createClient = () => createKafka({ ...options, clientId });
  const kafka = createClient();
  const publisher = createKafkaPublisher(kafka, logger);
  const reader = createKafkaReader(kafka, prefix);
  const admin = createKafkaAdmin(kafka);
  const members = new Set<Member>();
  let closed = false;
  const assertOpen = () => {
    if (closed) throw new Error('the event bus is closed');
  };

  const publish: EventBus['publish'] = async (messages) => {
    assertOpen();
    const encoded = messages.map(encode);
    await publisher.publish(encoded.map((each) => ({ ...each, topic: prefix + each.topic })));
  };
  const subscribe: EventBus['subscribe'] = async (subscription) => {
    assertOpen();
    const defaults = { retry: patientRetry, sleep: realSleep, redeliver: () => false };
    const given = { prefix, createKafka: createClient, subscription, publish };
    const member = createMember({ ...defaults, ...options, ...given });
    members.add(member);
    await member.joined;
    return {
      stop: async () => {
        await member.stop();
        members.delete(member);
      },
    };
  };
  const names = () => admin.use((each) => topicNames(each, prefix));
  return {
    publish,
    subscribe,
    read: async (query) => {
      const there = new Set(await names());
      const asked = query.topics?.map((topic) => prefix + topic) ?? [...there];
      return reader.read(
        asked.filter((topic) => there.has(topic)),
        query,
      );
    },
    scan: async function* (query) {
      const there = new Set(await names());
      const topics = query.topics.map((topic) => prefix + topic);
      yield* reader.scan(
        topics.filter((topic) => there.has(topic)),
        query,
      );
    },
    topics: async () => {
      const used = await admin.use((each) => usedTopics(each, prefix));
      return used.map((topic) => topic.slice(prefix.length));
    },
    groups: () => admin.use((each) => groupLags(each, prefix)),
    close: async () => {
      if (closed) return;
      // Handlers under way may still publish.
      await Promise.all([...members].map((member) => member.stop()));
      closed = true;
      await publisher.close();
      await reader.close();
      await admin.close();
    },
  };
}
