/**
 * The event bus in one SQLite file: durable, ordered per key, at least once, groups with stored offsets, as on Kafka.
 * Several processes may read, publish and subscribe on the same file at once. Topics that are not kept for ever lose what is
 * older than they say; nothing else is ever deleted from it.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sync } from '@muqarin/mongoose-sqlite/flushes';
import type { NewId } from '../context.ts';
import type { EventBus, EventMessage, StoredMessage, Subscription } from '../events/bus.ts';
import { deadLetterTopic, errorFacts } from '../events/dead-letter.ts';
import { type RetryPolicy, realSleep, type Sleep } from '../events/retry.ts';
import type { TopicSpec } from '../events/topics.ts';
import { createMember, type Member } from './sqlite-event-log-member.ts';
import { createPublisher } from './sqlite-event-log-publisher.ts';
import { type EncodedMessage, type EventLogTables, openTables } from './sqlite-event-log-tables.ts';
import type { Commit } from './sqlite-event-log-transaction.ts';

export interface SqliteEventLogOptions {
  file: string;
  now: () => Date;
  newId: NewId;
  logger: { error(facts: object, text: string): void };
  /** What may be published on and subscribed to, and in how many partitions; anything when absent. */
  topics?: readonly TopicSpec[];
  /** For topics made from now on, where `topics` does not say it; a topic keeps the number it was made with. */
  partitions?: number;
  retry?: RetryPolicy;
  sleep?: Sleep;
  /** Between messages and the next; the next turn of the loop by default. */
  rest?: () => Promise<void>;
  /** How long after the start to look for what retention ends, the first time. */
  retainAfterMilliseconds?: number;
  /** How often to look for messages that another process published. */
  pollMilliseconds?: number;
  /** For tests: handle a message a second time although it succeeded. */
  redeliver?: (message: StoredMessage) => boolean;
  /** For tests: a disk that does not keep what is published. */
  commit?: Commit;
  sync?: Sync;
}

const patientRetry: RetryPolicy = { attempts: 5, baseMilliseconds: 200, maxMilliseconds: 5_000 };

export function createSqliteEventLog(options: SqliteEventLogOptions): EventBus {
  const declared = createDeclared(options);
  const { file, commit, sync } = options;
  const tables = openTables(file, declared.partitionsOf, { commit, sync });
  const members = createMembers(options, tables);
  const append = (messages: readonly EncodedMessage[]) =>
    tables.append(messages, options.now().getTime());
  const { flushed } = tables;
  const publisher = createPublisher({ append, flushed, appended: members.wakeAll });
  const retention = retain(options, tables);
  let closed = false;
  const assertOpen = () => {
    if (closed) throw new Error('the event log is closed');
  };

  return {
    publish: async (messages) => {
      assertOpen();
      for (const { topic } of messages) declared.assert(topic);
      if (messages.length > 0) await publisher.publish(messages.map(encode));
    },
    subscribe: async (subscription) => {
      assertOpen();
      const { group, topics } = subscription;
      for (const topic of topics) {
        declared.assert(topic);
        declared.assert(deadLetterTopic(topic, group));
      }
      return members.add(subscription);
    },
    read: async (query) => tables.read(query),
    scan: (query) => tables.scan(query),
    topics: async () => tables.topics(),
    groups: async () => tables.lags(),
    close: async () => {
      if (closed) return;
      closed = true;
      await publisher.idle();
      retention.stop();
      await members.stopAll();
      tables.close();
    },
  };
}

const firstLookMilliseconds = 1_000;
const lookEveryMilliseconds = 60_000;
/** A large backlog goes step by step; whoever publishes comes in between. */
const betweenStepsMilliseconds = 20;

/** As a broker does by itself. Looking costs next to nothing: the oldest message of each partition says whether there is something. */
function retain(options: SqliteEventLogOptions, tables: EventLogTables) {
  const { topics = [], now, logger, retainAfterMilliseconds = firstLookMilliseconds } = options;
  const ending = topics.filter(({ retentionMilliseconds }) => retentionMilliseconds >= 0);
  let timer: NodeJS.Timeout;
  const again = (milliseconds: number) => {
    timer = setTimeout(look, milliseconds).unref();
  };
  const look = () => {
    let deleted = 0;
    try {
      const time = now().getTime();
      for (const { name, retentionMilliseconds } of ending)
        deleted += tables.endBefore(name, time - retentionMilliseconds);
    } catch (error) {
      // A full disk, or a long write of another process: its turn comes again.
      logger.error({ why: errorFacts(error) }, 'retention of the event log could not finish');
    }
    again(deleted > 0 ? betweenStepsMilliseconds : lookEveryMilliseconds);
  };
  if (ending.length > 0) again(retainAfterMilliseconds);
  return { stop: () => clearTimeout(timer) };
}

/** As strict as a broker that makes no topic by itself, so that what runs here runs there. */
function createDeclared({ topics, partitions = 6 }: SqliteEventLogOptions) {
  const known = new Map(topics?.map((spec) => [spec.name, spec.partitions]));
  return {
    partitionsOf: (topic: string) => known.get(topic) ?? partitions,
    assert: (topic: string) => {
      if (topics === undefined || known.has(topic)) return;
      throw new TypeError(`the topic ${topic} is not declared: see proto/topics.ts`);
    },
  };
}

/** The members in this process: woken directly by what is published here, by polling for what others publish. */
function createMembers(options: SqliteEventLogOptions, tables: EventLogTables) {
  const members = new Set<Member>();
  const wakeAll = () => {
    for (const member of members) member.wake();
  };
  const poll = createPoll(options.pollMilliseconds ?? 100, tables.dataVersion, wakeAll);
  const defaults = {
    retry: patientRetry,
    sleep: realSleep,
    rest: nextTurn,
    redeliver: () => false,
  };
  const remove = async (member: Member) => {
    await member.stop();
    members.delete(member);
    if (members.size === 0) poll.stop();
  };
  return {
    wakeAll,
    add: (subscription: Subscription) => {
      const memberId = options.newId();
      const parts = { tables, subscription, encode, grown: wakeAll, memberId };
      const member = createMember({ ...defaults, ...options, ...parts });
      members.add(member);
      poll.start();
      return { stop: () => remove(member) };
    },
    stopAll: () => Promise.all([...members].map(remove)),
  };
}

function createPoll(everyMilliseconds: number, version: () => number, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  let seen = version();
  const look = () => {
    const current = version();
    ticks += 1;
    // Every so often without a change too: a lease may have run out.
    if (current === seen && ticks % 10 !== 0) return;
    seen = current;
    changed();
  };
  return {
    start: () => {
      timer ??= setInterval(look, everyMilliseconds);
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

function encode(message: EventMessage): EncodedMessage {
  const { topic, key, headers, value } = message;
  for (const part of [topic, key, value, ...Object.values(headers)]) {
    if (typeof part !== 'string') throw new TypeError('topic, key, headers and value are text');
  }
  if (!/^[\w.-]{1,249}$/.test(topic)) throw new TypeError('no name for a topic');
  return { topic, key, type: headers.ce_type ?? '', headers: JSON.stringify(headers), value };
}
