/**
 * Where messages go that a group could not handle, and how they come back.
 *
 * A dead letter keeps key, value and headers of the original, `ce_id` included, and says in `dlq_…` headers where it
 * came from. It leaves a gap: later events of its key go on without it. Replay publishes it to a topic which only the
 * group that failed reads, so that no other consumer sees the event twice.
 */
import type { EventMessage, StoredMessage } from './bus.ts';
import { UnreadableEvent } from './envelope.ts';

export interface Failure {
  group: string;
  error: unknown;
  attempts: number;
  at: Date;
}

export function deadLetterTopic(topic: string, group: string): string {
  return `${topic}.dlq.${group}`;
}

/** Every driver subscribes a group to these besides its own topics. */
export function replayTopic(topic: string, group: string): string {
  return `${topic}.replay.${group}`;
}

export function toDeadLetter(message: StoredMessage, failure: Failure): EventMessage {
  const topic = message.headers.dlq_topic ?? message.topic;
  return {
    topic: deadLetterTopic(topic, failure.group),
    key: message.key,
    headers: {
      ...message.headers,
      dlq_topic: topic,
      dlq_group: failure.group,
      dlq_partition: message.headers.dlq_partition ?? String(message.partition),
      dlq_offset: message.headers.dlq_offset ?? String(message.offset),
      dlq_attempts: String(failure.attempts),
      dlq_error: reasonOf(failure.error),
      dlq_at: failure.at.toISOString(),
    },
    value: message.value,
  };
}

export function isDeadLetter(message: EventMessage): boolean {
  const { dlq_topic: topic, dlq_group: group } = message.headers;
  return (
    topic !== undefined && group !== undefined && message.topic === deadLetterTopic(topic, group)
  );
}

/** `replayed_from` names the dead letter, so that a second replay can leave out what already went. */
export function toReplay(deadLetter: StoredMessage): EventMessage {
  const { dlq_topic: topic, dlq_group: group } = deadLetter.headers;
  if (topic === undefined || group === undefined) throw new Error('not a dead letter');
  const { key, value, headers } = deadLetter;
  const replayed = { ...headers, replayed_from: placeOf(deadLetter) };
  return { topic: replayTopic(topic, group), key, value, headers: replayed };
}

/** Unique within one dead letter topic. */
export function placeOf(message: StoredMessage): string {
  return `${message.partition}:${message.offset}`;
}

/** Why an event cannot be read is said without its data, so it may be logged in full. */
function reasonOf(error: unknown): string {
  const facts = errorFacts(error);
  return error instanceof UnreadableEvent ? `${facts}: ${error.message}` : facts;
}

/** Kind, code and place of an error. Never its message, which may quote what a person typed. */
export function errorFacts(error: unknown): string {
  if (!(error instanceof Error)) return `thrown ${typeof error}`;
  const { code } = error as { code?: unknown };
  const frame = /^\s+at .*?([\w.-]+\.[cm]?[jt]sx?:\d+)/m.exec(error.stack ?? '')?.[1];
  return [
    error.name,
    typeof code === 'number' || (typeof code === 'string' && /^[\w.-]{1,64}$/.test(code))
      ? String(code)
      : undefined,
    frame === undefined ? undefined : `at ${frame}`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
