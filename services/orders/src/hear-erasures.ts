/** What leads publishes of people who are to be forgotten: the orders of their journeys go as well. */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume } from '@muqarin/platform/events/consume';
import { onForgottenJourneys } from '@muqarin/platform/events/forgotten-journeys';
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
    on: onForgottenJourneys(group, (draftIds, call) => eraseJourneys(lines, draftIds, call)),
  });
}
