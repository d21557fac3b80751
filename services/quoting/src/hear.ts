/**
 * What quoting hears: leads publishes who is to be forgotten, and the quotes of their journeys go as well; orders publishes
 * what was bought, and what was given up again.
 */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, type Handler } from '@muqarin/platform/events/consume';
import { onForgottenJourneys } from '@muqarin/platform/events/forgotten-journeys';
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
      ...onForgottenJourneys(group, (draftIds, call) => eraseJourneys(lines, draftIds, call)),
      ...oneForEach(lines.flatMap(({ sales = [] }) => sales)),
    ],
  });
}

/** Two lines may hear the same event; each looks among its own quotes. All of it happens again where a part of it fails. */
function oneForEach(handlers: readonly Handler[]): Handler[] {
  const byType = Map.groupBy(handlers, ({ def }) => def.type);
  return [...byType.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const handle: Handler['handle'] = async (message) => {
      for (const each of alike) await each.handle(message);
    };
    return [{ ...first, handle }];
  });
}
