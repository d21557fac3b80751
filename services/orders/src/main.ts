/** The process of the orders service: its database, and the relay that publishes what happened there. */
import { randomBytes } from 'node:crypto';
import { runProcess } from '@muqarin/platform/process';
import { openDatabase, openEventBus, relayOutboxes } from '@muqarin/platform/process/engines';
import { readOrdersConfig } from './config.ts';
import { createOrdersService } from './orders-service.ts';

await runProcess('orders', readOrdersConfig, async (parts) => {
  const connection = await openDatabase(parts, 'orders');
  const { DATA_DIR: dataDir, INSURER_STAND_IN: insurerStandIn } = parts.config;
  const own = { connection, randomBytes, dataDir, insurerStandIn };
  const orders = await createOrdersService({ ...parts, ...own });
  const bus = openEventBus(parts);
  relayOutboxes(parts, orders.outboxes, bus);
  // Not waited for: calls are answered without a broker.
  const hearing = orders.hear(bus);
  parts.onEnd(async () => (await hearing).stop());
  return orders.app;
});
