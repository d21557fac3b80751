/** What leads publishes of people who are to be forgotten, as every service hears it that keeps something of their journeys. */
import { LeadErasedSchema, PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import type { CallContext } from '../context.ts';
import { type Handler, on } from './consume.ts';
import { defineEvent } from './define.ts';
import { causedBy, type ReceivedEvent } from './envelope.ts';

/** Called with the drafts of their journeys, one at least. Again changes nothing. */
export type ForgetJourneys = (draftIds: readonly string[], call: CallContext) => Promise<void>;

export function onForgottenJourneys(consumer: string, forget: ForgetJourneys): Handler[] {
  const hear = async (draftIds: readonly string[], event: ReceivedEvent) => {
    // A lead that came by a form of the site has no journey.
    const journeys = draftIds.filter((draftId) => draftId !== '');
    if (journeys.length > 0) await forget(journeys, causedBy(event, consumer));
  };
  return [
    on(defineEvent(LeadErasedSchema), (event) => hear([event.data.draftId], event)),
    on(defineEvent(PersonErasedSchema), (event) => hear(event.data.draftIds, event)),
  ];
}
