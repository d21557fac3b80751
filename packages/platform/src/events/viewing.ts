/** Events for human eyes: personal data and secrets stay out unless asked for (`debug_redact` in the proto says which). */
import type { DescField, DescMessage } from '@bufbuild/protobuf';
import type { StoredMessage } from './bus.ts';
import { errorFacts } from './dead-letter.ts';
import type { EventDef } from './define.ts';

export interface EventView {
  time: string;
  /** Short name: `LeadCaptured`. */
  type: string;
  topic: string;
  partition: number;
  offset: number;
  key: string;
  id: string;
  actor: string;
  correlationId: string;
  causationId?: string;
  /** For dead letters: why, after how many tries. */
  failure?: string;
  data: unknown;
}

export const hidden = '[personal]';

/** @param full shows personal data and secrets too. Events of unknown types show nothing of their data otherwise. */
export function viewEvent(
  message: StoredMessage,
  defs: ReadonlyMap<string, EventDef>,
  full = false,
): EventView {
  const { headers, topic, partition, offset, key } = message;
  const type = headers.ce_type ?? '';
  const value = parse(message.value);
  const { ce_causationid: causationId, dlq_error: failure, dlq_attempts: attempts } = headers;
  return {
    time: headers.ce_time ?? new Date(message.storedAt).toISOString(),
    type: shortType(type),
    topic,
    partition,
    offset,
    key,
    id: headers.ce_id ?? '',
    actor: `${headers.ce_actorkind ?? '?'}:${headers.ce_actorid ?? '?'}`,
    correlationId: headers.ce_correlationid ?? '',
    ...(causationId === undefined ? {} : { causationId }),
    ...(failure === undefined ? {} : { failure: `${failure}, ${attempts} tries` }),
    data: full ? value : withoutPersonalData(value, defs.get(type)?.schema),
  };
}

export function shortType(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (error) {
    return `[unreadable: ${errorFacts(error)}]`;
  }
}

/** Keeps what the schema knows and does not mark; what a newer producer added may be personal as well. */
function withoutPersonalData(value: unknown, schema: DescMessage | undefined): unknown {
  if (schema === undefined || typeof value !== 'object' || value === null) return hidden;
  const known = new Map(schema.fields.map((field) => [field.jsonName, field]));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shown(inner, known.get(name))]),
  );
}

function shown(value: unknown, field: DescField | undefined): unknown {
  if (field === undefined || field.proto.options?.debugRedact) return hidden;
  if (field.message === undefined || field.message.typeName.startsWith('google.')) return value;
  const { message } = field;
  return Array.isArray(value)
    ? value.map((each) => withoutPersonalData(each, message))
    : withoutPersonalData(value, message);
}
