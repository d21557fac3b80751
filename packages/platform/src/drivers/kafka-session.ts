/**
 * One life of one kafkajs consumer, from joining its group to its end. It only fetches and commits: what is fetched is
 * handed on at once, so that no handler, however slow, keeps it from fetching or from telling the group that it lives.
 */
import type { Consumer, Kafka, KafkaMessage, TopicPartitionOffset } from 'kafkajs';
import { errorFacts } from '../events/dead-letter.ts';
import { type KafkaLogger, kafkaTimes } from './kafka-client.ts';
import { type Identity, runAs } from './kafka-identity.ts';
import type { Place } from './kafka-messages.ts';

export interface SessionParts {
  /** A client of its own for each life: kafkajs keeps a group's offsets in its client, over lives and members. */
  kafka: Kafka;
  group: string;
  /** Kept over the lives of one member. */
  identity: Identity;
  topics: readonly string[];
  /** A fetch waits until there are some messages: one each would cost a turn of broker and process for every message. */
  batched: boolean;
  now: () => Date;
  logger: KafkaLogger;
  /** The group was dealt anew; these partitions are this member's. */
  assigned(partitions: Readonly<Record<string, readonly number[]>>): void;
  /** The group is about to be dealt anew: the last moment to commit. */
  rebalancing(): void;
  fetched: (place: Place, messages: readonly KafkaMessage[]) => void;
  /** The group knows: it goes on from here. */
  committed(place: Place, next: number): void;
}

export interface Session {
  /** Why it ended: crashed, silent, never joined, or stopped. Never rejects. */
  ended: Promise<unknown>;
  commit(offsets: readonly TopicPartitionOffset[]): Promise<void>;
  pause(place: Place): void;
  resume(place: Place): void;
  /** Leaves the group, so that others take over at once. Never rejects. */
  end(): Promise<void>;
}

/** Some dozens of our events. */
const batchBytes = 65_536;

export const sessionStopped = 'stopped';

export function startSession(parts: SessionParts): Session {
  const { kafka, group, now, logger } = parts;
  const { promise: ended, resolve: finish } = Promise.withResolvers<unknown>();
  const consumer = kafka.consumer({
    groupId: group,
    allowAutoTopicCreation: false,
    sessionTimeout: kafkaTimes.sessionMilliseconds,
    rebalanceTimeout: kafkaTimes.rebalanceMilliseconds,
    heartbeatInterval: kafkaTimes.heartbeatMilliseconds,
    minBytes: parts.batched ? batchBytes : 1,
    maxWaitTimeInMs: kafkaTimes.fetchWaitMilliseconds,
    metadataMaxAge: 60_000,
    // Its own restart grows slow and quiet; the loop that made this session makes the next.
    retry: {
      retries: 3,
      initialRetryTime: 100,
      maxRetryTime: 1_000,
      restartOnFailure: async () => false,
    },
  });
  let heardAt = now().getTime();
  const heard = () => {
    heardAt = now().getTime();
  };
  consumer.on(consumer.events.FETCH, heard);
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    heard();
    parts.assigned(payload.memberAssignment);
  });
  consumer.on(consumer.events.REBALANCING, () => parts.rebalancing());
  // Reported here and not where it was asked for: kafkajs leaves out in silence what it is asked at the wrong moment.
  consumer.on(consumer.events.COMMIT_OFFSETS, ({ payload }) => {
    for (const { topic, partitions } of payload.topics) {
      for (const { partition, offset } of partitions) {
        parts.committed({ topic, partition: Number(partition) }, Number(offset));
      }
    }
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => finish(payload.error));
  const watch = setInterval(() => {
    // A clock set back must not look like silence, nor hide it for long.
    const silent = Math.abs(now().getTime() - heardAt);
    if (silent < kafkaTimes.silenceMilliseconds) return;
    finish(new Error(`fetched nothing for ${Math.round(silent / 1_000)} s`));
  }, 1_000);
  const starting = start(consumer, parts).catch(finish);

  const end = async () => {
    finish(sessionStopped);
    clearInterval(watch);
    // One that is about to join could not be stopped: it would become a member that nobody knows.
    const leaving = starting.then(() => consumer.stop()).then(() => consumer.disconnect());
    await withinPatience(leaving).catch((error: unknown) => {
      // It may still be there under that name.
      parts.identity.memberId = null;
      logger.debug({ group, why: errorFacts(error) }, 'a consumer did not end in order');
    });
  };
  return {
    ended,
    commit: (offsets) => consumer.commitOffsets([...offsets]),
    pause: ({ topic, partition }) => consumer.pause([{ topic, partitions: [partition] }]),
    resume: ({ topic, partition }) => consumer.resume([{ topic, partitions: [partition] }]),
    end,
  };
}

async function start(consumer: Consumer, parts: SessionParts): Promise<void> {
  const { identity, topics, fetched } = parts;
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await runAs(identity, () =>
    consumer.run({
      autoCommit: false,
      eachBatch: async ({ batch: { topic, partition, messages } }) => {
        fetched({ topic, partition }, messages);
      },
    }),
  );
}

/** A broker that is away must not keep a process from ending: the group notices by its session's end. */
async function withinPatience(leaving: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too slow')), kafkaTimes.requestMilliseconds);
  await Promise.race([leaving, late]).finally(() => clearTimeout(timer));
}
