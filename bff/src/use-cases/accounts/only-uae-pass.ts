/** People whose one way in is UAE PASS: told themselves, and counted for whoever runs us while it is off. */
import type { Factors } from '@muqarin/accounts/contract/factors';
import type { CallContext } from '@muqarin/platform/context';
import { everyHour } from '@muqarin/platform/every-hour';
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../parts.ts';

export function hasOnlyUaePass({ password, link, passkeys, uaePass }: Factors): boolean {
  return uaePass !== null && password === null && !link && passkeys.length === 0;
}

/** Soon after a start, then every hour: each copy says it, since each is started with settings of its own. */
export function tellOfUaePassOff(app: FastifyInstance, bff: Bff): void {
  if (bff.uaePass !== null) return;
  const stop = everyHour(() => {
    warnOfUaePassOff(bff).catch((err: unknown) => {
      bff.logger.warn({ err }, 'could not count who depends on UAE PASS; it tries again');
    });
  });
  app.addHook('onClose', async () => stop());
}

const reader: CallContext = {
  actor: { kind: 'system', id: 'bff-uae-pass' },
  correlationId: 'bff-uae-pass',
};

export async function warnOfUaePassOff({
  accounts,
  logger,
}: Pick<Bff, 'accounts' | 'logger'>): Promise<void> {
  const { count } = await accounts.countOnlyUaePass({}, reader);
  if (count === 0) return;
  logger.warn(
    { accounts: count },
    'UAE PASS is off (UAE_PASS_CLIENT_ID), and these accounts have no other way in but a new password by mail',
  );
}
