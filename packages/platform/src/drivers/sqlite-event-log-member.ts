/** One member of a consumer group: one delivery loop per partition, retries, dead letters. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredMessage, Subscription } from '../events/bus.ts';
import { errorFacts, replayTopic, toDeadLetter } from '../events/dead-letter.ts';
import { UnreadableEvent } from '../events/envelope.ts';
import { backoff, type RetryPolicy, type Sleep } from '../events/retry.ts';
import { createLease } from './sqlite-event-log-lease.ts';
import type { EncodedMessage, EventLogTables } from './sqlite-event-log-tables.ts';

export interface MemberOptions {
  tables: EventLogTables;
  subscription: Subscription;
  encode(message: StoredMessage | ReturnType<typeof toDeadLetter>): EncodedMessage;
  /** Tells the other members of the process that the log has grown. */
  grown(): void;
  memberId: string;
  now: () => Date;
  retry: RetryPolicy;
  sleep: Sleep;
  redeliver: (message: StoredMessage) => boolean;
  logger: { error(facts: object, text: string): void };
}

export interface Member {
  /** Looks for new messages in a turn of its own, never in the caller's stack. */
  wake(): void;
  stop(): Promise<void>;
}

const batchSize = 100;

export function createMember(options: MemberOptions): Member {
  const { tables, subscription, memberId, now } = options;
  const { group } = subscription;
  const topics = subscription.topics.flatMap((topic) => [topic, replayTopic(topic, group)]);
  const lease = createLease(tables.progressDatabase, { group, owner: memberId, now });
  const stopping = new AbortController();
  const loops = new Map<string, Promise<void>>();
  let woken = false;

  const scan = () => {
    woken = false;
    if (stopping.signal.aborted || !lease.hold()) return;
    for (const { topic, partition, committed, end } of tables.lagOf(group)) {
      const loop = `${topic}/${partition}`;
      if (committed >= end || loops.has(loop) || !topics.includes(topic)) continue;
      loops.set(
        loop,
        run(topic, partition, committed).finally(() => ended(loop)),
      );
    }
  };
  const scanSafely = () => {
    try {
      scan();
    } catch (error) {
      options.logger.error({ group, why: errorFacts(error) }, 'event log not readable');
    }
  };
  const wake = () => {
    if (woken || stopping.signal.aborted) return;
    woken = true;
    setImmediate(scanSafely);
  };
  const ended = (loop: string) => {
    loops.delete(loop);
    wake();
  };
  const run = async (topic: string, partition: number, from: number) => {
    try {
      await deliverAll(options, topic, partition, from, stopping.signal, lease.hold);
    } catch (error) {
      // The log itself failed (a full disk, a lock): nothing was committed, so nothing is lost.
      options.logger.error({ group, topic, partition, why: errorFacts(error) }, 'delivery failed');
      await options.sleep(options.retry.maxMilliseconds, stopping.signal);
    }
  };

  tables.join(group, topics);
  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      await Promise.all(loops.values());
      lease.release();
    },
  };
}

/** Until the partition's end. An offset is stored after its message was handled or put among the dead letters. */
async function deliverAll(
  options: MemberOptions,
  topic: string,
  partition: number,
  from: number,
  stopping: AbortSignal,
  hold: () => boolean,
): Promise<void> {
  const { tables, subscription, redeliver } = options;
  let next = from;
  for (;;) {
    const messages = tables.batch(topic, partition, next, batchSize);
    if (messages.length === 0) return;
    for (const message of messages) {
      if (stopping.aborted || !hold()) return;
      let settled = await deliver(options, message, stopping);
      if (settled === 'handled' && redeliver(message)) {
        settled = await deliver(options, { ...message, headers: { ...message.headers } }, stopping);
      }
      if (settled === 'stopped') return;
      next = message.offset + 1;
      if (settled === 'handled') tables.commit(subscription.group, topic, partition, next);
    }
    await nextTurn();
  }
}

async function deliver(
  options: MemberOptions,
  message: StoredMessage,
  stopping: AbortSignal,
): Promise<'handled' | 'buried' | 'stopped'> {
  const { retry, sleep, subscription } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      await subscription.handle(message);
      return 'handled';
    } catch (error) {
      if (attempt >= retry.attempts || error instanceof UnreadableEvent) {
        bury(options, message, error, attempt);
        return 'buried';
      }
    }
    await sleep(backoff(attempt, retry), stopping);
    if (stopping.aborted) return 'stopped';
  }
}

function bury(options: MemberOptions, message: StoredMessage, error: unknown, attempts: number) {
  const { tables, encode, now, subscription, logger } = options;
  const { group } = subscription;
  const { topic, partition, offset } = message;
  const deadLetter = toDeadLetter(message, { group, error, attempts, at: now() });
  const done = { group, topic, partition, next: offset + 1 };
  tables.appendAndCommit(encode(deadLetter), now().getTime(), done);
  options.grown();
  const facts = { group, event: message.headers.ce_id, topic, partition, offset, attempts };
  logger.error({ ...facts, why: errorFacts(error) }, 'event put among the dead letters');
}
