/**
 * One member of a consumer group. Messages of one key are handled one after the other, different keys at the same time; an
 * offset is committed when everything before it is done. The consumer beneath may crash or fall silent: it is started
 * again for ever, each time with a line in the log, while handlers go on with what they have.
 */
import type { Kafka, KafkaMessage } from 'kafkajs';
import { AppError } from '../errors.ts';
import type { EventMessage, StoredMessage, Subscription } from '../events/bus.ts';
import { errorFacts, replayTopic } from '../events/dead-letter.ts';
import { type DeliveryParts, deliver, isUnavailable } from '../events/deliver.ts';
import { backoff, type RetryPolicy, type Sleep } from '../events/retry.ts';
import { createAdaptiveSlots } from './adaptive-slots.ts';
import { atOnce } from './at-once.ts';
import { type KafkaLogger, kafkaTimes } from './kafka-client.ts';
import { rootOf } from './kafka-errors.ts';
import type { Identity } from './kafka-identity.ts';
import { decode, type Place } from './kafka-messages.ts';
import { createHeldPartitions, type HeldPartition } from './kafka-partitions.ts';
import { type Session, type SessionParts, sessionStopped, startSession } from './kafka-session.ts';
import { createKeyQueues } from './key-queues.ts';

export interface MemberParts {
  createKafka: () => Kafka;
  subscription: Subscription;
  /** Before the names of topics and groups on the broker. */
  prefix: string;
  publish(messages: readonly EventMessage[]): Promise<void>;
  now: () => Date;
  retry: RetryPolicy;
  sleep: Sleep;
  redeliver: (message: StoredMessage) => boolean;
  logger: KafkaLogger;
  /** A consumer beneath that is not kafkajs's: the simulator's. */
  open?: (parts: SessionParts) => Session;
}

export interface Member {
  /** Resolves when it has joined its group, or when that takes too long to wait for. */
  joined: Promise<void>;
  stop(): Promise<void>;
}

/** Fetched and not done: beyond the first number of a partition nothing more is fetched, below the second again. */
const backlog = { most: 500, least: 100 } as const;
const again = { baseMilliseconds: 250, maxMilliseconds: 1_000 } as const;
const joinPatienceMilliseconds = 5_000;
/** With the session's own end (one request's time) below what a process has (process/ending.ts). */
export const endingTimes = { handlersMilliseconds: 4_000, commitMilliseconds: 1_500 } as const;

export function createMember(parts: MemberParts): Member {
  const { createKafka, subscription, prefix, now, sleep, logger, open = startSession } = parts;
  const group = prefix + subscription.group;
  const topics = subscription.topics
    .flatMap((topic) => [topic, replayTopic(topic, subscription.group)])
    .map((topic) => prefix + topic);
  const stopping = new AbortController();
  const { promise: joined, resolve: tellJoined } = Promise.withResolvers<void>();
  const joining = new AbortController();
  void sleep(joinPatienceMilliseconds, joining.signal).then(tellJoined);
  const partitions = createHeldPartitions();
  const queues = createKeyQueues();
  const handle = createHandling(parts, stopping.signal);
  const paused = new Set<HeldPartition>();
  const identity: Identity = { memberId: null };
  let session: Session | undefined;
  let toCommit = false;
  let dealing = false;
  let failures = 0;

  const commit = async () => {
    toCommit = false;
    const offsets = partitions.toCommit();
    if (offsets.length === 0 || session === undefined) return;
    await session.commit(offsets).catch((error: unknown) => {
      logger.warn({ group, why: errorFacts(rootOf(error)) }, 'offsets not stored, will try again');
      // No later message may come to take them along.
      void sleep(again.maxMilliseconds, stopping.signal).then(commitSoon);
    });
  };
  const commitSoon = () => {
    if (toCommit || stopping.signal.aborted) return;
    toCommit = true;
    void sleep(kafkaTimes.commitMilliseconds, stopping.signal).then(commit);
  };
  const handleOne = async (held: HeldPartition, message: StoredMessage) => {
    if (stopping.signal.aborted || held.progress.isRevoked()) return;
    if ((await handle(message)) === 'stopped') return;
    held.progress.done(message.offset);
    commitSoon();
    if (held.progress.waiting() > backlog.least || !paused.delete(held)) return;
    session?.resume(held.place);
  };
  const fetched = (place: Place, records: readonly KafkaMessage[]) => {
    if (stopping.signal.aborted) return;
    const { held, messages } = partitions.admit(place, records);
    const shown = { ...place, topic: place.topic.slice(prefix.length) };
    for (const record of messages) {
      const message = decode(shown, record);
      queues.add(`${message.topic} ${message.key}`, () => handleOne(held, message));
    }
    // Done before, and not committed.
    if (messages.length < records.length) commitSoon();
    if (held.progress.waiting() < backlog.most) return;
    paused.add(held);
    session?.pause(place);
  };
  const assigned = (mine: Readonly<Record<string, readonly number[]>>) => {
    failures = 0;
    dealing = false;
    partitions.assigned(mine);
    commitSoon();
    joining.abort();
    tellJoined();
    logger.info({ group, partitions: mine }, 'consumer has joined its group');
  };
  const rebalancing = () => {
    if (!dealing) logger.info({ group }, 'partitions of the group are dealt anew, joining again');
    dealing = true;
    void commit();
  };
  const live = async () => {
    while (!stopping.signal.aborted) {
      paused.clear();
      session = open({
        kafka: createKafka(),
        group,
        identity,
        topics,
        batched: subscription.batched ?? false,
        now,
        logger,
        assigned,
        fetched,
        rebalancing,
        committed: partitions.committed,
      });
      const why = await session.ended;
      if (why === sessionStopped) return;
      failures += 1;
      tellEnd(logger, group, why);
      await session.end();
      await sleep(backoff(failures, again), stopping.signal);
    }
  };

  /** What hangs keeps nobody from leaving the group in order: it comes again, to whoever has the partition next. */
  const within = async (milliseconds: number, work: Promise<void>) => {
    const done = new AbortController();
    const ended = work.then(() => done.abort());
    await Promise.race([ended, sleep(milliseconds, done.signal)]);
    if (!done.signal.aborted)
      logger.warn({ group, milliseconds }, 'left to the next member what is not done in time');
  };

  const living = live();
  return {
    joined,
    stop: async () => {
      stopping.abort();
      joining.abort();
      tellJoined();
      await within(endingTimes.handlersMilliseconds, queues.idle());
      await within(endingTimes.commitMilliseconds, commit());
      await session?.end();
      await living;
    },
  };
}

/** For ever, where even the dead letter cannot be stored: a message is done or comes again, and never lost. */
function createHandling(parts: MemberParts, stopping: AbortSignal) {
  const { subscription, sleep, redeliver, logger } = parts;
  const slots = createAdaptiveSlots({
    most: subscription.atOnce ?? atOnce.handlers,
    isAway: isUnavailable,
    sleep,
    stopping,
  });
  const delivery: DeliveryParts = {
    ...parts,
    stopping,
    subscription: {
      ...subscription,
      handle: (message) =>
        slots.use(async () => {
          // Its turn came because everything ends: it comes again to whoever has the partition next.
          if (stopping.aborted) throw new AppError('unavailable', 'CONSUMER.ENDING', 'Ending.');
          await subscription.handle(message);
        }),
    },
    storeDeadLetter: (deadLetter) => parts.publish([deadLetter]),
  };
  return async (message: StoredMessage): Promise<'done' | 'stopped'> => {
    for (let failures = 1; !stopping.aborted; failures++) {
      try {
        let outcome = await deliver(message, delivery);
        if (outcome === 'handled' && redeliver(message)) outcome = await deliver(message, delivery);
        return outcome === 'stopped' ? 'stopped' : 'done';
      } catch (error) {
        const { group } = subscription;
        logger.error({ group, why: errorFacts(error) }, 'no dead letter stored, will try again');
        await sleep(backoff(failures, again), stopping);
      }
    }
    return 'stopped';
  };
}

function tellEnd(logger: KafkaLogger, group: string, why: unknown): void {
  const root = rootOf(why);
  const { type } = root as { type?: string };
  const text =
    type === 'UNKNOWN_TOPIC_OR_PARTITION'
      ? 'a topic of this consumer is missing ("npm run topics -- create" makes it), will try again'
      : 'consumer ended, will start again';
  logger.warn({ group, kafka: type, why: errorFacts(root) }, text);
}
