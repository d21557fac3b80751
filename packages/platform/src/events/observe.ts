/** What is seen of an event on its way: a span for publishing it and for each try of handling it, and their figures. */

import { type Attributes, attr } from '../telemetry/attributes.ts';
import { parseTraceparent } from '../telemetry/trace-context.ts';
import { errorType, type Span } from '../telemetry/tracer.ts';
import { noTelemetry, type Telemetry } from '../telemetry.ts';
import type { EventMessage, StoredMessage } from './bus.ts';

/** Publishing is a child of the event's own place in its trace, one span for each event of the batch that is sampled. */
export async function observePublishing(
  telemetry: Telemetry | undefined,
  owner: string,
  messages: readonly EventMessage[],
  publish: () => Promise<void>,
): Promise<void> {
  if (telemetry === undefined) return publish();
  const spans = messages.flatMap((message) => publishSpan(telemetry, message));
  try {
    await publish();
  } catch (error) {
    telemetry.metrics?.count('publishFailures', { relay: relayName(owner) });
    for (const span of spans) span.fail(errorType(error));
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
}

/** `leads-1.<life>` is counted as `leads-1`: a series for each life would be one too many. */
export function relayName(owner: string): string {
  return owner.split('.')[0] ?? owner;
}

function publishSpan({ tracer }: Telemetry, message: EventMessage): Span[] {
  const { traceparent } = message.headers;
  if (!parseTraceparent(traceparent)?.sampled) return [];
  const attributes = { ...attributesOf(message), [attr.messagingOperation]: 'send' };
  const start = { name: `publish ${message.topic}`, kind: 'producer', attributes } as const;
  return [tracer.start(start, traceparent)];
}

export interface Handling {
  telemetry: Telemetry | undefined;
  group: string;
  message: StoredMessage;
}

/** The work gets the message as a child of this try: what it does goes on from here. */
export async function observeHandling(
  { telemetry = noTelemetry, group, message }: Handling,
  work: (message: StoredMessage) => Promise<void>,
): Promise<void> {
  const { tracer, metrics } = telemetry;
  const type = message.headers.ce_type ?? '';
  const attributes = { ...attributesOf(message), ...placeOf(group, message) };
  const span = tracer.start(
    { name: `process ${type}`, kind: 'consumer', attributes },
    message.headers.traceparent,
  );
  const began = performance.now();
  let outcome = 'handled';
  try {
    await work(continued(message, span));
    metrics?.time('deliverySeconds', { group, type }, secondsSince(message.headers.ce_time));
  } catch (error) {
    outcome = 'failed';
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
    metrics?.time('handlingSeconds', { group, type, outcome }, (performance.now() - began) / 1000);
  }
}

/** Between two clocks, as the event may come from another machine. */
function secondsSince(time: string | undefined): number {
  const milliseconds = Date.now() - Date.parse(time ?? '');
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds / 1000);
}

/** The counter appears with the subscription, so that its first step is seen as one. */
export function deadLetterCounter(
  telemetry: Telemetry | undefined,
  group: string,
  topics: readonly string[],
): (message: StoredMessage) => void {
  const { metrics } = telemetry ?? noTelemetry;
  for (const topic of topics) metrics?.count('deadLetters', { group, topic }, 0);
  return ({ topic, headers }) => {
    metrics?.count('deadLetters', { group, topic: headers.dlq_topic ?? topic });
  };
}

function continued(message: StoredMessage, { traceparent }: Span): StoredMessage {
  if (traceparent === undefined || traceparent === message.headers.traceparent) return message;
  return { ...message, headers: { ...message.headers, traceparent } };
}

function attributesOf({ topic, headers }: EventMessage): Attributes {
  return {
    [attr.messagingDestination]: topic,
    [attr.messagingMessageId]: headers.ce_id ?? '',
    [attr.eventType]: headers.ce_type ?? '',
    [attr.correlationId]: headers.ce_correlationid ?? '',
  };
}

function placeOf(group: string, { partition, offset }: StoredMessage): Attributes {
  return {
    [attr.messagingOperation]: 'process',
    [attr.messagingGroup]: group,
    [attr.messagingPartition]: String(partition),
    [attr.messagingOffset]: offset,
  };
}
