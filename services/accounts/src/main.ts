/** The process of the accounts service: its database, the relay of what happened there, and the audit trail. */
import { randomBytes } from 'node:crypto';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { runProcess } from '@muqarin/platform/process';
import { openDatabase, openEventBus, relayOutboxes } from '@muqarin/platform/process/engines';
import { createAccountsService } from './accounts-service.ts';
import { readAccountsConfig } from './config.ts';
import { partsOf } from './settings.ts';

await runProcess('accounts', readAccountsConfig, async (parts) => {
  const connection = await openDatabase(parts, 'accounts');
  const marks = createMailedMarks(parts.config.LINK_KEYS);
  const own = { connection, randomBytes, marks, ...partsOf(parts.config) };
  const accounts = await createAccountsService({ ...parts, ...own });
  const bus = openEventBus(parts);
  relayOutboxes(parts, accounts.outboxes, bus);
  // Not waited for: calls are answered without a broker.
  const hearing = accounts.hear(bus);
  parts.onEnd(async () => (await hearing).stop());
  return accounts.app;
});
