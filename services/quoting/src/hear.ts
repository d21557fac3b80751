/**
 * What quoting hears: leads publishes who is to be forgotten, and the quotes of their journeys go as well; orders publishes
 * what was bought, and what was given up again.
 */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, type Handler, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { causedBy } from '@muqarin/platform/events/envelope';
import { LeadErasedSchema, PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import type { QuotingParts } from './parts.ts';
import { eraseJourneys, type LineOfPeople } from './use-cases/held-of-person.ts';

const group = 'quoting';

interface HearingLine extends LineOfPeople {
  sales?: readonly Handler[];
}

export function hear(
  bus: EventBus,
  lines: readonly HearingLine[],
  { logger, telemetry }: Pick<QuotingParts, 'logger' | 'telemetry'>,
): Promise<RunningSubscription> {
  return consume(bus, {
    group,
    logger,
    telemetry,
    batched: true,
    on: [
      on(defineEvent(LeadErasedSchema), (event) =>
        eraseJourneys(lines, [event.data.draftId], causedBy(event, group)),
      ),
      on(defineEvent(PersonErasedSchema), (event) =>
        eraseJourneys(lines, event.data.draftIds, causedBy(event, group)),
      ),
      ...lines.flatMap(({ sales = [] }) => sales),
    ],
  });
}
