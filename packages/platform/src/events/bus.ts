/**
 * The event bus as services see it. Kafka's habits are the contract: a message is bytes and headers, order holds per key,
 * delivery is at least once and outside the publisher's stack, a consumer group remembers its offsets, a late group
 * starts at the beginning. Drivers live in `../drivers`; one contract suite runs on all of them.
 */

/** CloudEvents 1.0 in Kafka's binary mode: attributes are headers, the value is proto3 JSON. */
export interface EventMessage {
  topic: string;
  /** The aggregate's id: order holds within it. */
  key: string;
  headers: Readonly<Record<string, string>>;
  /** proto3 JSON text. */
  value: string;
}

export interface StoredMessage extends EventMessage {
  partition: number;
  /** Grows within a partition. */
  offset: number;
  /** Log position, to page on with `afterSequence`: driver-wide in the embedded log; on Kafka `storedAt` serves. */
  sequence: number;
  /** Milliseconds since the epoch at which the log took it. */
  storedAt: number;
}

export interface Subscription {
  group: string;
  topics: readonly string[];
  /** Rejecting means retry, a bounded number of times, then the dead letter topic `<topic>.dlq.<group>`. */
  handle(message: StoredMessage): Promise<void>;
  /** Nobody waits for the effects: a driver may fetch them in batches, up to half a second late. */
  batched?: boolean | undefined;
  /** How many messages it handles at once at most, where calls lean on the same database; else what the database bears. */
  atOnce?: number | undefined;
  /** Called when a message lies among the dead letters. */
  deadLettered?(message: StoredMessage): void;
}

export interface RunningSubscription {
  /** Lets the message under way finish, stores offsets, ends. What hangs may be left: it comes again. */
  stop(): Promise<void>;
}

export interface GroupLag {
  group: string;
  topic: string;
  partition: number;
  committed: number;
  end: number;
}

export interface EventBus {
  /** Resolves when every message is durable; messages of one key keep their order. */
  publish(messages: readonly EventMessage[]): Promise<void>;
  subscribe(subscription: Subscription): Promise<RunningSubscription>;
  /** Reads stored messages in log order without a group: for tail, list and viewers. */
  read(query: ReadQuery): Promise<StoredMessage[]>;
  /**
   * Every message that was stored when it began, page by page, each once and in the order of its key; partitions may come
   * one after the other. For making again what was made of the log.
   */
  scan(query: ScanQuery): AsyncIterable<readonly StoredMessage[]>;
  topics(): Promise<string[]>;
  groups(): Promise<GroupLag[]>;
  close(): Promise<void>;
}

export interface ReadQuery {
  topics?: readonly string[];
  /** CloudEvents `ce_type`. */
  type?: string;
  /** Any of these. */
  types?: readonly string[];
  key?: string;
  /** Log position (driver-wide sequence in the embedded log, time on Kafka): only messages stored after it. */
  afterStoredAt?: number;
  afterSequence?: number;
  /** Newest first when true. */
  newest?: boolean;
  limit: number;
}

export interface ScanQuery {
  topics: readonly string[];
  /** CloudEvents `ce_type`. */
  type?: string;
  /** Only what the log took after it. */
  afterStoredAt?: number;
}
