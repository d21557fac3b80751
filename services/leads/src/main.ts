/** The process of the leads service: its database, and the relay that publishes what happened there. */
import { randomBytes } from 'node:crypto';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { runProcess } from '@muqarin/platform/process';
import { openDatabase, openEventBus, relayOutboxes } from '@muqarin/platform/process/engines';
import { readLeadsConfig } from './config.ts';
import { createLeadsService } from './leads-service.ts';
import { partsOf } from './settings.ts';

await runProcess('leads', readLeadsConfig, async (parts) => {
  const connection = await openDatabase(parts, 'leads');
  const marks = createMailedMarks(parts.config.LINK_KEYS);
  const leads = await createLeadsService({
    ...parts,
    ...partsOf(parts.config),
    connection,
    randomBytes,
    marks,
    deskGatherMilliseconds: 200,
  });
  const bus = openEventBus(parts);
  relayOutboxes(parts, leads.outboxes, bus);
  // Not waited for: calls are answered without a broker.
  const hearing = leads.hear(bus);
  parts.onEnd(async () => (await hearing).stop());
  return leads.app;
});
