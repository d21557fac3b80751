/** One member of a consumer group: one delivery loop per partition, retries, dead letters. */
import type { EventMessage, StoredMessage, Subscription } from '../events/bus.ts';
import { errorFacts, replayTopic } from '../events/dead-letter.ts';
import type { RetryPolicy, Sleep } from '../events/retry.ts';
import { type BatchParts, deliverBatch } from './sqlite-event-log-batch.ts';
import { createLease } from './sqlite-event-log-lease.ts';
import type {
  EncodedMessage,
  EventLogTables,
  PartitionProgress,
} from './sqlite-event-log-tables.ts';

export interface MemberOptions {
  tables: EventLogTables;
  subscription: Subscription;
  encode: (message: EventMessage) => EncodedMessage;
  /** Tells the other members of the process that the log has grown. */
  grown: () => void;
  memberId: string;
  now: () => Date;
  retry: RetryPolicy;
  sleep: Sleep;
  /** Between messages and the next: lets what somebody waits for go first. */
  rest: () => Promise<void>;
  redeliver: (message: StoredMessage) => boolean;
  logger: { error(facts: object, text: string): void };
}

export interface Member {
  /** Looks for new messages in a turn of its own, never in the caller's stack. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Few, as what else this process does has its turn only in between. */
const batchSize = 8;

export function createMember(options: MemberOptions): Member {
  const { tables, subscription, memberId, now } = options;
  const { group } = subscription;
  const topics = subscription.topics.flatMap((topic) => [topic, replayTopic(topic, group)]);
  const lease = createLease(tables.withProgress, { group, owner: memberId, now });
  const stopping = new AbortController();
  const delivery: Delivery = {
    ...options,
    stopping: stopping.signal,
    storeDeadLetter: storeDeadLetterIn(options),
    hold: lease.hold,
  };
  const loops = new Map<string, Promise<void>>();
  let woken = false;

  const scan = () => {
    woken = false;
    if (stopping.signal.aborted || !lease.hold()) return;
    for (const place of tables.lagOf(group)) {
      const loop = `${place.topic}/${place.partition}`;
      if (place.committed >= place.end || loops.has(loop)) continue;
      if (!topics.includes(place.topic)) continue;
      const run = deliverSafely(delivery, place).finally(() => {
        loops.delete(loop);
        wake();
      });
      loops.set(loop, run);
    }
  };
  const wake = () => {
    if (woken || stopping.signal.aborted) return;
    woken = true;
    setImmediate(() => tellFailure(delivery, scan));
  };
  const stop = async () => {
    stopping.abort();
    await Promise.all(loops.values());
    lease.release();
  };

  tables.join(group, topics);
  wake();
  return { wake, stop };
}

type Delivery = MemberOptions & BatchParts;

/** The log itself may fail (a full disk, a lock): nothing was committed then, so nothing is lost. */
async function deliverSafely(delivery: Delivery, place: PartitionProgress): Promise<void> {
  try {
    await deliverAll(delivery, place);
  } catch (error) {
    tellFailure(delivery, () => {
      throw error;
    });
    await delivery.sleep(delivery.retry.maxMilliseconds, delivery.stopping);
  }
}

function tellFailure({ logger, subscription }: Delivery, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { group } = subscription;
    logger.error({ group, why: errorFacts(error) }, 'the event log failed, will try again');
  }
}

/** Until the partition's end, a few messages at a time. */
async function deliverAll(delivery: Delivery, place: PartitionProgress): Promise<void> {
  const { tables, subscription, stopping } = delivery;
  const { topic, partition } = place;
  let next = place.committed;
  while (!stopping.aborted) {
    const messages = tables.batch(topic, partition, next, batchSize);
    if (messages.length === 0) return;
    const reached = await deliverBatch(messages, delivery);
    if (reached > next) tables.commit(subscription.group, topic, partition, reached);
    if (reached <= (messages.at(-1)?.offset ?? 0)) return;
    next = reached;
    await delivery.rest();
  }
}

/** One step: the dead letter is stored and, where nothing before it is open, its original counts as done. */
function storeDeadLetterIn(options: MemberOptions): BatchParts['storeDeadLetter'] {
  const { tables, encode, grown, now, subscription } = options;
  return (deadLetter, { topic, partition }, next) => {
    const done = { group: subscription.group, topic, partition, next };
    tables.appendAndCommit(encode(deadLetter), now().getTime(), done);
    grown();
  };
}
