/** An event beside the fact that the desk keeps of it. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import type { defineEvent, EventDef } from '@muqarin/platform/events/define';
import type { DeskFact, JourneyFact } from '../domain/desk/facts.ts';

export type AnyMessage = Parameters<typeof defineEvent>[0];

export interface Kept {
  eventId: string;
  /** What the fact belongs to. */
  of: { leadId: string; fact: DeskFact } | { journeyId: string; fact: JourneyFact };
}

export interface DeskSource {
  def: EventDef;
  /** Null where nothing is kept of it. Throws `UnreadableEvent` for what is no such event. */
  read: (message: StoredMessage) => Kept | null;
}
