/**
 * Events as CloudEvents 1.0 in Kafka's binary mode: attributes are headers named `ce_…`, the value is proto3 JSON.
 * Who, in which journey and because of what travel as extension attributes.
 */
import {
  create,
  type DescMessage,
  fromJson,
  type JsonValue,
  type MessageInitShape,
  type MessageShape,
  toJsonString,
} from '@bufbuild/protobuf';
import type { Actor, CallContext, NewId } from '../context.ts';
import { AppError } from '../errors.ts';
import { attr } from '../telemetry/attributes.ts';
import type { Tracer } from '../telemetry/tracer.ts';
import { wholeCharacters } from '../whole-characters.ts';
import type { EventMessage } from './bus.ts';
import type { EventDef } from './define.ts';

export interface EventParts {
  /** Time-ordered (UUIDv7), so that ids sort as events happened. */
  newId: NewId;
  now: () => Date;
  /** URI-reference of the producer, for example `/services/leads`. */
  source: string;
  /** The event then begins where its raising is a span of the call's trace. */
  tracer?: Tracer | undefined;
}

export interface ReceivedEvent<S extends DescMessage = DescMessage> {
  id: string;
  type: string;
  source: string;
  time: Date;
  /** The aggregate's id. */
  key: string;
  data: MessageShape<S>;
  /** Of the call that caused the event. For what a consumer does about it, see `causedBy`. */
  context: CallContext;
}

/** Will not become readable by trying again: the bus puts it among the dead letters at once. */
export class UnreadableEvent extends AppError {
  constructor(reason: string, cause?: unknown) {
    super('invalid', 'EVENTS.UNREADABLE', reason, { cause });
    this.name = 'UnreadableEvent';
  }
}

/** Throws when the key field is empty: such an event would have no place in any order. */
export function createEvent<S extends DescMessage>(
  def: EventDef<S>,
  data: MessageInitShape<S>,
  context: CallContext,
  parts: EventParts,
): EventMessage {
  const message = create(def.schema, data);
  const key = (message as Record<string, unknown>)[def.keyField.localName];
  if (typeof key !== 'string' || key === '')
    throw new Error(`${def.type} without ${def.keyField.name}`);
  const id = parts.newId();
  const traceparent = raised(def, id, context, parts.tracer);
  return {
    topic: def.topic,
    key,
    headers: {
      'content-type': 'application/json',
      ce_specversion: '1.0',
      ce_id: id,
      ce_type: def.type,
      ce_source: parts.source,
      ce_time: parts.now().toISOString(),
      ce_subject: key,
      ce_actorkind: context.actor.kind,
      ce_actorid: context.actor.id,
      ce_correlationid: context.correlationId,
      ...(context.causationId === undefined ? {} : { ce_causationid: context.causationId }),
      ...(traceparent === undefined ? {} : { traceparent }),
      ...(context.locale === undefined ? {} : { ce_locale: context.locale }),
    },
    value: wholeCharacters(toJsonString(def.schema, message)),
  };
}

/** A span without length: the place in the trace from which publishing and handling go on. */
function raised(
  def: EventDef,
  id: string,
  { traceparent }: CallContext,
  tracer: Tracer | undefined,
): string | undefined {
  if (tracer === undefined) return traceparent;
  const attributes = {
    [attr.messagingOperation]: 'create',
    [attr.messagingDestination]: def.topic,
    [attr.messagingMessageId]: id,
    [attr.eventType]: def.type,
  };
  const name = `create ${def.type}`;
  const span = tracer.start({ name, kind: 'producer', attributes }, traceparent);
  span.end();
  return span.traceparent;
}

/** Fields that a newer producer added are ignored. Throws `UnreadableEvent`; its text holds no data of the event. */
export function readEvent<S extends DescMessage>(
  def: EventDef<S>,
  message: EventMessage,
): ReceivedEvent<S> {
  const { headers } = message;
  const time = new Date(required(headers, 'ce_time'));
  if (required(headers, 'ce_specversion') !== '1.0') throw new UnreadableEvent('not CloudEvents 1');
  if (required(headers, 'ce_type') !== def.type) throw new UnreadableEvent(`not a ${def.type}`);
  if (Number.isNaN(time.getTime())) throw new UnreadableEvent('ce_time is no time');
  return {
    id: required(headers, 'ce_id'),
    type: def.type,
    source: required(headers, 'ce_source'),
    time,
    key: message.key,
    data: parse(def.schema, message.value),
    context: contextOf(headers),
  };
}

/** The context of what a consumer does because of an event: same journey, the event as its cause. */
export function causedBy(event: ReceivedEvent, consumer: string): CallContext {
  return {
    ...event.context,
    actor: { kind: 'system', id: consumer },
    causationId: event.id,
  };
}

function contextOf(headers: EventMessage['headers']): CallContext {
  const kind = required(headers, 'ce_actorkind');
  if (!isActorKind(kind)) throw new UnreadableEvent('unknown kind of actor');
  const { ce_causationid: causationId, ce_locale: locale, traceparent } = headers;
  return {
    actor: { kind, id: required(headers, 'ce_actorid') },
    correlationId: required(headers, 'ce_correlationid'),
    ...(causationId === undefined ? {} : { causationId }),
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(locale === undefined ? {} : { locale }),
  };
}

function isActorKind(kind: string): kind is Actor['kind'] {
  return kind === 'visitor' || kind === 'agent' || kind === 'system';
}

function required(headers: EventMessage['headers'], name: string): string {
  const value = headers[name];
  if (value === undefined || value === '') throw new UnreadableEvent(`header ${name} is missing`);
  return value;
}

function parse<S extends DescMessage>(schema: S, value: string): MessageShape<S> {
  try {
    // Not fromJsonString: its own parser, which also looks for keys that stand twice, takes longer than all the rest.
    return fromJson(schema, JSON.parse(value) as JsonValue, { ignoreUnknownFields: true });
  } catch (cause) {
    throw new UnreadableEvent(`value is no ${schema.typeName}`, cause);
  }
}
