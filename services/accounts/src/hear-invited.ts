/** Hears who bought something: the mail that confirms it holds an invitation, and this is its other end. */
import { hash } from 'node:crypto';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, on } from '@muqarin/platform/events/consume';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import type { Telemetry } from '@muqarin/platform/telemetry';
import { isEmail } from '@muqarin/rules/email';
import { inviteLinkOf } from '@muqarin/rules/mailed-links';
import { loginOf } from './domain/account.ts';
import { motorOrderConfirmed, personErased, policyConfirmed } from './events.ts';
import type { AccountsContext } from './parts.ts';

export function hearInvited(
  bus: EventBus,
  { links, now, logger }: Pick<AccountsContext, 'links' | 'now' | 'logger'>,
  telemetry: Telemetry | undefined,
): Promise<RunningSubscription> {
  const invite = async ({ id, time }: Pick<ReceivedEvent, 'id' | 'time'>, email = '') => {
    const { id: _id, until } = inviteLinkOf(id, time);
    const end = new Date(Number(until) * 1000);
    // Heard again from the start of the log, most are long past.
    if (!isEmail(email, { longSuffix: true }) || end <= now()) return;
    const emailHash = hashOf(email);
    const link = { _id, idempotencyKey: _id, purpose: 'sign_up' as const, email, emailHash };
    await links.insert({ ...link, accountId: null, epoch: 0, until: end, usedAt: null }, null);
  };
  return consume(bus, {
    group: 'accounts-invited',
    logger,
    telemetry,
    // Nobody waits for it but whoever reads a mail.
    batched: true,
    atOnce: 4,
    on: [
      on(policyConfirmed, (event) => invite(event, event.data.contact?.email)),
      on(motorOrderConfirmed, (event) => invite(event, event.data.contact?.email)),
      on(personErased, async ({ data }) => {
        await links.forgetInvited(data.emailHash);
      }),
    ],
  });
}

function hashOf(email: string): string {
  return hash('sha256', loginOf(email));
}
