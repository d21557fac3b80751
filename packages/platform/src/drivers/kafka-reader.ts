/** Reads stored messages without a group: for viewers and commands, not for the daily work. */
import { type Kafka, type KafkaMessage, Partitioners } from 'kafkajs';
import type { ReadQuery, ScanQuery, StoredMessage } from '../events/bus.ts';
import { type Cluster, createCluster } from './kafka-cluster.ts';
import { decode, type Place, timeOfSequence } from './kafka-messages.ts';

export interface KafkaReader {
  /** `topics` as the broker knows them. */
  read(topics: readonly string[], query: ReadQuery): Promise<StoredMessage[]>;
  /** Partition after partition, up to where each ended at the beginning. */
  scan(topics: readonly string[], query: ScanQuery): AsyncGenerator<StoredMessage[]>;
  close(): Promise<void>;
}

interface Stretch extends Place {
  begin: number;
  end: number;
}

const windowMessages = 500;
const fetchBytes = 1_048_576;

export function createKafkaReader(kafka: Kafka, prefix: string): KafkaReader {
  let cluster: Promise<Cluster> | undefined;
  const connected = async () => {
    cluster ??= connect(kafka);
    return cluster;
  };
  const close = async () => {
    const used = cluster;
    cluster = undefined;
    await used?.then((each) => each.disconnect());
  };
  return {
    read: async (topics, query) => {
      if (topics.length === 0) return [];
      try {
        return await readAll(await connected(), prefix, topics, query);
      } catch (error) {
        // The next read begins with a connection of its own.
        await close().catch(() => {});
        throw error;
      }
    },
    scan: async function* (topics, query) {
      if (topics.length === 0) return;
      try {
        yield* scanAll(await connected(), prefix, topics, query);
      } catch (error) {
        await close().catch(() => {});
        throw error;
      }
    },
    close,
  };
}

async function connect(kafka: Kafka): Promise<Cluster> {
  const cluster = createCluster(kafka);
  await cluster.connect();
  return cluster;
}

async function readAll(
  cluster: Cluster,
  prefix: string,
  topics: readonly string[],
  query: ReadQuery,
): Promise<StoredMessage[]> {
  await cluster.addMultipleTargetTopics([...topics]);
  const stretches = await stretchesOf(cluster, topics, query);
  const wanted = (message: StoredMessage) => matches(message, query);
  const found = await Promise.all(
    stretches.map(async (stretch) => {
      const read = query.newest ? readNewest : readOldest;
      const show = (record: KafkaMessage) =>
        decode({ ...stretch, topic: stretch.topic.slice(prefix.length) }, record);
      return read(cluster, stretch, query.limit, (record) => {
        const message = show(record);
        return wanted(message) ? message : undefined;
      });
    }),
  );
  return cut(found.flat(), query);
}

const patience = 20;

async function* scanAll(
  cluster: Cluster,
  prefix: string,
  topics: readonly string[],
  { type, afterStoredAt }: ScanQuery,
) {
  await cluster.addMultipleTargetTopics([...topics]);
  const query = {
    ...(type === undefined ? {} : { type }),
    ...(afterStoredAt === undefined ? {} : { afterStoredAt }),
    limit: Infinity,
  };
  for (const stretch of await stretchesOf(cluster, topics, query)) {
    const place = { ...stretch, topic: stretch.topic.slice(prefix.length) };
    let { begin } = stretch;
    for (let nothing = 0; begin < stretch.end; ) {
      const records = await fetchFrom(cluster, stretch, begin);
      // What is left out in silence would be missing for ever in what is made of the log.
      nothing = records.length === 0 ? nothing + 1 : 0;
      if (nothing > patience) throw new Error(`${stretch.topic} gives nothing at ${begin}`);
      yield records
        .filter((record) => Number(record.offset) < stretch.end)
        .map((record) => decode(place, record))
        .filter((message) => matches(message, query));
      begin = Number(records.at(-1)?.offset ?? begin - 1) + 1;
    }
  }
}

/** A page after a sequence never ends among equals, as the next page would leave out the rest of them. */
function cut(found: StoredMessage[], { newest, limit, afterSequence }: ReadQuery): StoredMessage[] {
  found.sort(
    (a, b) =>
      a.sequence - b.sequence ||
      a.topic.localeCompare(b.topic) ||
      a.partition - b.partition ||
      a.offset - b.offset,
  );
  if (newest) return found.reverse().slice(0, limit);
  const next = found[limit];
  if (afterSequence === undefined || next === undefined) return found.slice(0, limit);
  const first = found.findIndex((each) => each.sequence === next.sequence);
  if (first >= limit) return found.slice(0, limit);
  return first > 0
    ? found.slice(0, first)
    : found.filter((each) => each.sequence === next.sequence);
}

function matches(message: StoredMessage, query: ReadQuery): boolean {
  const { type, types, key, afterStoredAt, afterSequence } = query;
  return (
    (type === undefined || message.headers.ce_type === type) &&
    (types === undefined || types.includes(message.headers.ce_type ?? '')) &&
    (key === undefined || message.key === key) &&
    (afterStoredAt === undefined || message.storedAt > afterStoredAt) &&
    (afterSequence === undefined || message.sequence > afterSequence)
  );
}

/** What each partition holds, from the wanted time on; of a key only its own partition. */
async function stretchesOf(
  cluster: Cluster,
  topics: readonly string[],
  query: ReadQuery,
): Promise<Stretch[]> {
  const wanted = topics.map((topic) => ({
    topic,
    partitions: partitionsOf(cluster, topic, query),
  }));
  const after = Math.max(query.afterStoredAt ?? 0, timeOfSequence(query.afterSequence ?? 0));
  const [begins, ends] = await Promise.all([
    cluster.fetchTopicsOffset(
      wanted.map((each) => ({
        ...each,
        ...(after > 0 ? { fromTimestamp: after } : { fromBeginning: true }),
      })),
    ),
    cluster.fetchTopicsOffset(wanted.map((each) => ({ ...each, fromBeginning: false }))),
  ]);
  return ends.flatMap(({ topic, partitions }) =>
    partitions.map(({ partition, offset }) => {
      const begin = begins
        .find((each) => each.topic === topic)
        ?.partitions.find((each) => each.partition === partition)?.offset;
      const end = Number(offset);
      // Nothing is as late as the wanted time: the stretch is empty.
      return { topic, partition, begin: begin === '-1' ? end : Number(begin ?? 0), end };
    }),
  );
}

const partitionOf = Partitioners.DefaultPartitioner();

function partitionsOf(cluster: Cluster, topic: string, { key }: ReadQuery) {
  const metadata = cluster.findTopicPartitionMetadata(topic);
  const all = metadata.map(({ partitionId: partition }) => ({ partition }));
  if (key === undefined || metadata.length === 0) return all;
  const partitionMetadata = metadata as never;
  return [{ partition: partitionOf({ topic, partitionMetadata, message: { key, value: '' } }) }];
}

type Show = (record: KafkaMessage) => StoredMessage | undefined;

async function readOldest(cluster: Cluster, stretch: Stretch, limit: number, show: Show) {
  const found: StoredMessage[] = [];
  let { begin } = stretch;
  // One more than the limit, and one whole fetch: the page may have to end before equals.
  while (begin < stretch.end && found.length <= limit) {
    const records = await fetchFrom(cluster, stretch, begin);
    for (const record of records) {
      const message = Number(record.offset) < stretch.end ? show(record) : undefined;
      if (message !== undefined) found.push(message);
    }
    begin = Number(records.at(-1)?.offset ?? stretch.end) + 1;
  }
  return found;
}

/** Window by window from the end. */
async function readNewest(cluster: Cluster, stretch: Stretch, limit: number, show: Show) {
  const found: StoredMessage[] = [];
  let { end } = stretch;
  while (end > stretch.begin && found.length < limit) {
    const begin = Math.max(stretch.begin, end - windowMessages);
    const inWindow = await readOldest(cluster, { ...stretch, begin, end }, Infinity, show);
    found.unshift(...inWindow);
    end = begin;
  }
  return found.slice(-limit);
}

async function fetchFrom(
  cluster: Cluster,
  { topic, partition }: Place,
  offset: number,
): Promise<KafkaMessage[]> {
  const [leader] = Object.keys(cluster.findLeaderForPartitions(topic, [partition]));
  if (leader === undefined) throw new Error(`${topic}/${partition} has no leader at the moment`);
  const broker = await cluster.findBroker({ nodeId: leader });
  const { responses } = await broker.fetch({
    maxWaitTime: 100,
    minBytes: 1,
    maxBytes: fetchBytes,
    isolationLevel: 1,
    topics: [
      {
        topic,
        partitions: [{ partition, fetchOffset: String(offset), maxBytes: fetchBytes }],
      },
    ],
  });
  const records = responses.flatMap((each) => each.partitions.flatMap((part) => part.messages));
  // A compressed batch comes whole, with what lies before the wanted offset.
  return records.filter((record) => Number(record.offset) >= offset);
}
