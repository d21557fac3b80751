/** Makes the declared topics on a broker, and says where it has others than declared. */
import { setTimeout as pause } from 'node:timers/promises';
import kafkajs, { type Admin } from 'kafkajs';
import type { TopicSpec } from '../events/topics.ts';
import { createKafkaAdmin } from './kafka-admin.ts';
import { createKafka, type KafkaAddress } from './kafka-client.ts';

// Node finds no name for it in this package of the old kind.
const { ConfigResourceTypes } = kafkajs;

export interface TopicState {
  name: string;
  state: 'missing' | 'as declared' | 'different';
  /** One sentence each. */
  differences: string[];
}

export interface KafkaTopics {
  check(specs: readonly TopicSpec[]): Promise<TopicState[]>;
  /** Makes missing ones and corrects settings. Partitions are never changed: keys would change theirs, and lose their order. */
  create(specs: readonly TopicSpec[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface KafkaTopicsOptions extends KafkaAddress {
  prefix?: string;
  /** Copies of each message; as many brokers are needed. */
  replicas?: number;
}

export function createKafkaTopics(options: KafkaTopicsOptions): KafkaTopics {
  const { prefix = '', replicas = 1 } = options;
  const admin = createKafkaAdmin(createKafka(options));
  const named = (specs: readonly TopicSpec[]) =>
    specs.map((spec) => ({ ...spec, name: prefix + spec.name }));
  const check = (specs: readonly TopicSpec[]) =>
    admin.use(async (each) => {
      const states = await statesOf(each, named(specs), replicas);
      return states.map((state) => ({ ...state, name: state.name.slice(prefix.length) }));
    });
  return {
    check,
    create: (specs) => admin.use((each) => create(each, named(specs), replicas)),
    remove: (names) =>
      admin.use((each) => each.deleteTopics({ topics: names.map((name) => prefix + name) })),
    close: admin.close,
  };
}

async function create(admin: Admin, specs: readonly TopicSpec[], replicas: number): Promise<void> {
  const states = new Map((await statesOf(admin, specs, replicas)).map((each) => [each.name, each]));
  const missing = specs.filter(({ name }) => states.get(name)?.state === 'missing');
  if (missing.length > 0) {
    await admin.createTopics({
      waitForLeaders: false,
      topics: missing.map((spec) => ({
        topic: spec.name,
        numPartitions: spec.partitions,
        replicationFactor: replicas,
        configEntries: entriesOf(spec, replicas),
      })),
    });
    for (const { name } of missing) await untilServed(admin, name);
  }
  const different = specs.filter(({ name }) => states.get(name)?.state === 'different');
  if (different.length === 0) return;
  await admin.alterConfigs({
    validateOnly: false,
    resources: different.map((spec) => ({
      type: ConfigResourceTypes.TOPIC,
      name: spec.name,
      configEntries: entriesOf(spec, replicas),
    })),
  });
}

const servedWithin = { tries: 100, pauseMilliseconds: 100 } as const;

/** A broker answers before the new topic is everywhere; kafkajs's own wait takes the first answer for a failure. */
async function untilServed(admin: Admin, topic: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      // Answered by the leaders themselves: whoever comes next is served.
      await admin.fetchTopicOffsets(topic);
      return;
    } catch (error) {
      if (tries >= servedWithin.tries) throw error;
    }
    await pause(servedWithin.pauseMilliseconds);
  }
}

async function statesOf(
  admin: Admin,
  specs: readonly TopicSpec[],
  replicas: number,
): Promise<TopicState[]> {
  const there = new Set(await admin.listTopics());
  const found = specs.filter(({ name }) => there.has(name));
  const [counts, configs] = await Promise.all([
    partitionCounts(admin, found),
    configsOf(admin, found, replicas),
  ]);
  return specs.map((spec) => {
    const { name } = spec;
    if (!there.has(name)) return { name, state: 'missing', differences: [] };
    const partitions = counts.get(name);
    const differences = [
      ...(partitions === spec.partitions
        ? []
        : [
            `has ${partitions} partitions, declared are ${spec.partitions}: only a new topic helps`,
          ]),
      ...entriesOf(spec, replicas)
        .map((entry) => ({ ...entry, has: configs.get(name)?.get(entry.name) }))
        .filter(({ value, has }) => has !== value)
        .map((entry) => `${entry.name} is ${entry.has}, declared is ${entry.value}`),
    ];
    return { name, state: differences.length > 0 ? 'different' : 'as declared', differences };
  });
}

function entriesOf({ retentionMilliseconds }: TopicSpec, replicas: number) {
  return [
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'retention.ms', value: String(retentionMilliseconds) },
    // Times of one clock: the log can be read from a time on, and in the order of times.
    { name: 'message.timestamp.type', value: 'LogAppendTime' },
    { name: 'min.insync.replicas', value: String(Math.max(1, replicas - 1)) },
  ];
}

async function partitionCounts(admin: Admin, specs: readonly TopicSpec[]) {
  if (specs.length === 0) return new Map<string, number>();
  const { topics } = await admin.fetchTopicMetadata({ topics: specs.map(({ name }) => name) });
  return new Map(topics.map(({ name, partitions }) => [name, partitions.length]));
}

async function configsOf(admin: Admin, specs: readonly TopicSpec[], replicas: number) {
  if (specs.length === 0) return new Map<string, Map<string, string>>();
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: specs.map((spec) => ({
      type: ConfigResourceTypes.TOPIC,
      name: spec.name,
      configNames: entriesOf(spec, replicas).map(({ name }) => name),
    })),
  });
  return new Map(
    resources.map(({ resourceName, configEntries }) => [
      resourceName,
      new Map(configEntries.map(({ configName, configValue }) => [configName, configValue])),
    ]),
  );
}
