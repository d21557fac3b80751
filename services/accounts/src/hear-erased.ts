/** Hears who was forgotten: invitations that were mailed to that address before have ended. */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, on } from '@muqarin/platform/events/consume';
import type { Telemetry } from '@muqarin/platform/telemetry';
import { personErased } from './events.ts';
import type { AccountsContext } from './parts.ts';

export function hearErased(
  bus: EventBus,
  { links, logger }: Pick<AccountsContext, 'links' | 'logger'>,
  telemetry: Telemetry | undefined,
): Promise<RunningSubscription> {
  return consume(bus, {
    group: 'accounts-invited',
    logger,
    telemetry,
    on: [
      on(personErased, async ({ data, time }) => {
        if (data.emailHash !== '') await links.noteErased(data.emailHash, time);
      }),
    ],
  });
}
