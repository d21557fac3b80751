/** The process of the quoting service: its database and catalogues, and the relay that publishes what happened there. */
import { randomBytes } from 'node:crypto';
import { runProcess } from '@muqarin/platform/process';
import { openDatabase, openEventBus, relayOutboxes } from '@muqarin/platform/process/engines';
import { readQuotingConfig } from './config.ts';
import { createQuotingService } from './quoting-service.ts';

await runProcess('quoting', readQuotingConfig, async (parts) => {
  const connection = await openDatabase(parts, 'quoting');
  const { DATA_DIR: dataDir } = parts.config;
  const own = { connection, randomBytes, dataDir };
  const quoting = await createQuotingService({ ...parts, ...own });
  const bus = openEventBus(parts);
  relayOutboxes(parts, quoting.outboxes, bus);
  // Not waited for: calls are answered without a broker.
  const hearing = quoting.hear(bus);
  parts.onEnd(async () => (await hearing).stop());
  return quoting.app;
});
