/**
 * The event bus in one SQLite file: durable, ordered per key, at least once, groups with stored offsets, as on Kafka.
 * Several processes may read, publish and subscribe on the same file at once.
 */
import type { NewId } from '../context.ts';
import type { EventBus, EventMessage, StoredMessage, Subscription } from '../events/bus.ts';
import { type RetryPolicy, realSleep, type Sleep } from '../events/retry.ts';
import { createMember, type Member } from './sqlite-event-log-member.ts';
import { type EncodedMessage, openTables } from './sqlite-event-log-tables.ts';

export interface SqliteEventLogOptions {
  file: string;
  now: () => Date;
  newId: NewId;
  logger: { error(facts: object, text: string): void };
  /** For topics made from now on; a topic keeps the number it was made with. */
  partitions?: number;
  retry?: RetryPolicy;
  sleep?: Sleep;
  /** How often to look for messages that another process published. */
  pollMilliseconds?: number;
  /** For tests: handle a message a second time although it succeeded. */
  redeliver?: (message: StoredMessage) => boolean;
}

const patientRetry: RetryPolicy = { attempts: 5, baseMilliseconds: 200, maxMilliseconds: 5_000 };

export function createSqliteEventLog(options: SqliteEventLogOptions): EventBus {
  const { file, now, partitions = 6, pollMilliseconds = 100 } = options;
  const tables = openTables(file, partitions);
  const members = new Set<Member>();
  const wakeAll = () => {
    for (const member of members) member.wake();
  };
  const publisher = createPublisher(
    (messages) => tables.append(messages, now().getTime()),
    wakeAll,
  );
  const poll = createPoll(pollMilliseconds, tables.dataVersion, wakeAll);
  let closed = false;

  const subscribe = async (subscription: Subscription) => {
    if (closed) throw new Error('the event log is closed');
    const member = createMember({
      retry: patientRetry,
      sleep: realSleep,
      redeliver: () => false,
      ...options,
      tables,
      subscription,
      encode,
      grown: wakeAll,
      memberId: options.newId(),
    });
    members.add(member);
    poll.start();
    const stop = async () => {
      await member.stop();
      members.delete(member);
      if (members.size === 0) poll.stop();
    };
    return { stop };
  };

  return {
    publish: async (messages) => {
      if (closed) throw new Error('the event log is closed');
      if (messages.length > 0) await publisher.publish(messages.map(encode));
    },
    subscribe,
    read: async (query) => tables.read(query),
    topics: async () => tables.topics(),
    groups: async () => tables.lags(),
    close: async () => {
      if (closed) return;
      closed = true;
      poll.stop();
      await publisher.idle();
      await Promise.all([...members].map((member) => member.stop()));
      tables.close();
    },
  };
}

/** Publishes of one turn share one transaction and so one disk flush; each succeeds or fails as a whole. */
function createPublisher(append: (messages: EncodedMessage[]) => void, appended: () => void) {
  interface Waiting {
    messages: EncodedMessage[];
    resolve(): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let flushed: Promise<void> = Promise.resolve();

  const flush = () => {
    const batch = waiting;
    waiting = [];
    try {
      append(batch.flatMap((each) => each.messages));
      for (const each of batch) each.resolve();
      appended();
    } catch (error) {
      for (const each of batch) each.reject(error);
    }
  };
  return {
    publish: (messages: EncodedMessage[]) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ messages, resolve, reject });
        if (waiting.length > 1) return;
        flushed = new Promise((done) => {
          setImmediate(() => {
            flush();
            done();
          });
        });
      }),
    idle: () => flushed,
  };
}

/** The log's members in this process are woken directly; this notices what other processes wrote. */
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
