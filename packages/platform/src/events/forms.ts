/** Reading an event whatever form a log holds it in: what was raised before is lifted to what is raised now. */
import type { DescMessage } from '@bufbuild/protobuf';
import type { EventForms } from '@muqarin/proto/quotes';
import type { StoredMessage } from './bus.ts';
import type { Handler } from './consume.ts';
import { defineEvent, type EventDef } from './define.ts';
import { type ReceivedEvent, readEvent } from './envelope.ts';

interface FormReader<S extends DescMessage> {
  /** Of the form: its type and the topic that it stands on. */
  def: EventDef;
  /** As it is raised now; id, time and `type` stay those of the message. Throws `UnreadableEvent`. */
  read: (message: StoredMessage) => ReceivedEvent<S>;
}

/** One for each form, the present one first. */
export function readersOf<S extends DescMessage>({
  schema,
  earlier,
}: EventForms<S>): FormReader<S>[] {
  const now = defineEvent(schema);
  return [
    { def: now, read: (message) => readEvent(now, message) },
    ...earlier.map((form) => {
      const def = defineEvent(form.schema);
      const read = (message: StoredMessage) => {
        const event = readEvent(def, message);
        return { ...event, data: form.lift(event.data) };
      };
      return { def, read };
    }),
  ];
}

/** `on` for every form of an event. */
export function onEach<S extends DescMessage>(
  forms: EventForms<S>,
  handle: (event: ReceivedEvent<S>) => Promise<void>,
): Handler[] {
  return readersOf(forms).map(({ def, read }) => {
    return { def, handle: (message) => handle(read(message)) };
  });
}
