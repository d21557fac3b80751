/** An event beside the fact that is kept of it. */
import type { DescMessage } from '@bufbuild/protobuf';
import type { StoredMessage } from '@muqarin/platform/events/bus';
import type { EventDef } from '@muqarin/platform/events/define';
import { type ReceivedEvent, readEvent } from '@muqarin/platform/events/envelope';
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
  return {
    def,
    read: (message) => {
      const event = readEvent(def, message);
      const fact = factOf(event, event.time.toISOString());
      return { journeyId: event.context.correlationId, eventId: event.id, fact };
    },
  };
}

export function filsOrNull(fils: bigint | undefined): number | null {
  return fils === undefined ? null : Number(fils);
}
