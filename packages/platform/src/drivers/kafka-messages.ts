/** Events as Kafka's records, and back. */
import type { KafkaMessage } from 'kafkajs';
import type { EventMessage, StoredMessage } from '../events/bus.ts';

/** Taken the moment it was published: nothing the publisher still holds can change it. */
export interface EncodedMessage {
  topic: string;
  key: string;
  value: string;
  headers: Record<string, string>;
}

export function encode(message: EventMessage): EncodedMessage {
  const { topic, key, value, headers } = message;
  for (const part of [topic, key, value, ...Object.values(headers)]) {
    if (typeof part !== 'string') throw new TypeError('topic, key, headers and value are text');
  }
  if (!/^[\w.-]{1,249}$/.test(topic)) throw new TypeError('no name for a topic');
  return { topic, key, value, headers: { ...headers } };
}

export interface Place {
  topic: string;
  partition: number;
}

/** A record of another hand may lack key, value or text: it becomes empty, and so no event that anybody can read. */
export function decode({ topic, partition }: Place, record: KafkaMessage): StoredMessage {
  const offset = Number(record.offset);
  const storedAt = Number(record.timestamp);
  const headers = Object.entries(record.headers ?? {}).map(([name, value]) => [
    name,
    String(Array.isArray(value) ? (value[0] ?? '') : (value ?? '')),
  ]);
  return {
    topic,
    partition,
    offset,
    sequence: sequenceOf(storedAt, offset),
    storedAt,
    key: record.key?.toString() ?? '',
    headers: Object.fromEntries(headers) as Record<string, string>,
    value: record.value?.toString() ?? '',
  };
}

/** Above the messages that one append of one partition can hold. */
const perMillisecond = 4_096;

/** Grows with the time at which the log took the message; within a partition also among those of one millisecond. */
export function sequenceOf(storedAt: number, offset: number): number {
  return storedAt * perMillisecond + (offset % perMillisecond);
}

/** The millisecond of a sequence: where to start reading after it. */
export function timeOfSequence(sequence: number): number {
  return Math.max(0, Math.floor(sequence / perMillisecond));
}
