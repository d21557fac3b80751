/**
 * kafkajs, set up: short retries of its own, so that a failure is seen at once by whoever has the patience (the relay, the
 * supervising loop of a consumer), and every line it logs in our logger. Figures behind the times: ADR 0018.
 */
import { Kafka, type KafkaConfig, logLevel } from 'kafkajs';
import { patchFetching } from './kafka-fetch-sessions.ts';
import { patchKafkajs } from './kafka-patches.ts';

export interface KafkaLogger {
  debug(facts: object, text: string): void;
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export interface KafkaAddress {
  /** `host:port` each. */
  brokers: readonly string[];
  clientId: string;
  logger: KafkaLogger;
}

export const kafkaTimes = {
  connectMilliseconds: 1_000,
  /** A broker that takes longer counts as away: below the relay's lease. */
  requestMilliseconds: 3_000,
  /** The least a broker allows by default: what a killed member held is handed on after it. */
  sessionMilliseconds: 6_000,
  heartbeatMilliseconds: 500,
  /**
   * How long members have to join again: handlers run beside the fetching, so that each answers within a heartbeat. After a broker
   * has come back a group is dealt two to four times, and each time waits so long for members who will not come.
   */
  rebalanceMilliseconds: 3_000,
  /** One fetch waits so long for messages; stopping waits for it. */
  fetchWaitMilliseconds: 500,
  /** Each commit is a write of the broker's; what a killed member had done in this time is handled again by the next. */
  commitMilliseconds: 200,
  /** A consumer that fetched nothing for so long, not even nothing, has dropped out and is started again. */
  silenceMilliseconds: 20_000,
} as const;

export function createKafka({ brokers, clientId, logger }: KafkaAddress): Kafka {
  patchKafkajs();
  patchFetching();
  const config: KafkaConfig = {
    brokers: [...brokers],
    clientId,
    connectionTimeout: kafkaTimes.connectMilliseconds,
    requestTimeout: kafkaTimes.requestMilliseconds,
    retry: { retries: 1, initialRetryTime: 100, maxRetryTime: 300 },
    logLevel: logLevel.INFO,
    logCreator: () => toLogger(logger),
  };
  return new Kafka(config);
}

type LogEntry = Parameters<ReturnType<NonNullable<KafkaConfig['logCreator']>>>[0];

/**
 * kafkajs calls everything an error that we try again: a warning. Its daily business is for debugging, and so is each of
 * its tries to connect, many in a second of an outage: whoever wanted the connection says once that there is none.
 */
function toLogger(logger: KafkaLogger): (entry: LogEntry) => void {
  return ({ level, namespace, log }) => {
    const { message, timestamp: _, logger: __, stack: ___, ...facts } = log;
    const text = `kafkajs ${namespace}: ${message}`;
    const serious = level === logLevel.ERROR || level === logLevel.WARN;
    const ours = loggedByUs.has(namespace) || loggedByUs.has(message);
    if (serious && !ours) logger.warn(facts, text);
    else logger.debug(facts, text);
  };
}

const loggedByUs = new Set([
  'BrokerPool',
  'Connection',
  'Consumer',
  // By the dozen while members come and go; a member says it once for each dealing.
  'The group is rebalancing, re-joining',
]);
