/** An event beside the fact that is kept of it. */
import type { DescMessage } from '@bufbuild/protobuf';
import type { StoredMessage } from '@muqarin/platform/events/bus';
import type { EventDef } from '@muqarin/platform/events/define';
import { type ReceivedEvent, readEvent } from '@muqarin/platform/events/envelope';
import { readersOf } from '@muqarin/platform/events/forms';
import type { EventForms } from '@muqarin/proto/quotes';
import type { Fact } from './domain/facts.ts';

export interface JourneyFact {
  /** The draft's id: events of one journey share their correlation id. */
  journeyId: string;
  eventId: string;
  fact: Fact;
}

export interface FactSource {
  def: EventDef;
  /** Throws `UnreadableEvent` for what is no such event. */
  read: (message: StoredMessage) => JourneyFact;
}

export function source<S extends DescMessage>(
  def: EventDef<S>,
  factOf: (event: ReceivedEvent<S>, at: string) => Fact,
): FactSource {
  return { def, read: (message) => journeyFact(readEvent(def, message), factOf) };
}

/** One for each form of the event: what was raised before comes to the same facts. */
export function sources<S extends DescMessage>(
  forms: EventForms<S>,
  factOf: (event: ReceivedEvent<S>, at: string) => Fact,
): FactSource[] {
  return readersOf(forms).map(({ def, read }) => {
    return { def, read: (message) => journeyFact(read(message), factOf) };
  });
}

function journeyFact<S extends DescMessage>(
  event: ReceivedEvent<S>,
  factOf: (event: ReceivedEvent<S>, at: string) => Fact,
): JourneyFact {
  const fact = factOf(event, event.time.toISOString());
  return { journeyId: event.context.correlationId, eventId: event.id, fact };
}

export function filsOrNull(fils: bigint | undefined): number | null {
  return fils === undefined ? null : Number(fils);
}
