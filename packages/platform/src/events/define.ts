/** Binds an event's protobuf schema to the bus. Topic and key stand in the proto itself (proto/muqarin/event/v1). */
import { type DescField, type DescFile, type DescMessage, getOption } from '@bufbuild/protobuf';
import { key as keyOption, topic as topicOption } from '@muqarin/proto/muqarin/event/v1/options_pb';

export interface EventDef<S extends DescMessage = DescMessage> {
  /** The proto's full name: CloudEvents `type`. */
  type: string;
  topic: string;
  /** The `v1` of the proto package. */
  version: number;
  schema: S;
  /** Holds the aggregate's id, which is the message's key. */
  keyField: DescField;
}

/** Throws when the schema is no event (no topic) or does not name its key: both are mistakes of the contract. */
export function defineEvent<S extends DescMessage>(schema: S): EventDef<S> {
  const topic = getOption(schema, topicOption);
  const keyField = schema.fields.find((field) => getOption(field, keyOption));
  const version = /\.v(\d+)\.[^.]+$/.exec(schema.typeName)?.[1];
  if (topic === '' || keyField === undefined || version === undefined) {
    throw new Error(`${schema.typeName} is no event: it needs a topic, a key field and a version`);
  }
  return { type: schema.typeName, topic, version: Number(version), schema, keyField };
}

/** Every event that the given proto files declare: for viewers, which know no single event. */
export function eventsIn(...files: DescFile[]): EventDef[] {
  return files
    .flatMap((file) => file.messages)
    .filter((schema) => getOption(schema, topicOption) !== '')
    .map((schema) => defineEvent(schema));
}
