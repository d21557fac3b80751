/** What leads publishes of people who are to be forgotten: the orders of their journeys go as well. */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { causedBy } from '@muqarin/platform/events/envelope';
import { LeadErasedSchema, PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import type { OrdersParts } from './parts.ts';
import { eraseJourneys, type LineOfPeople } from './use-cases/held-of-person.ts';

const group = 'orders';

export function hearErasures(
  bus: EventBus,
  lines: readonly LineOfPeople[],
  { logger, telemetry }: Pick<OrdersParts, 'logger' | 'telemetry'>,
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
    ],
  });
}
