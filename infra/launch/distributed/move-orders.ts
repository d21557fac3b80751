/** Before the processes of a distributed start: orders from before they had a database of their own, on MongoDB. */
import { wasMoved } from '@muqarin/orders/migrate/move-from-quoting';
import { readConfig } from '@muqarin/platform/config';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import { connectForEver } from '@muqarin/platform/process/connect';
import { mongoSettings } from '@muqarin/platform/process/settings';
import { z } from 'zod';
import { moveBetween } from '../move-orders.ts';
import type { Preparing } from './prepare.ts';

export async function moveOrdersFirst(preparing: Preparing & { dataDir: string }): Promise<void> {
  const { env, logger, signal, dataDir } = preparing;
  const { MONGO_URL: url, MONGO_PREFIX } = readConfig(z.object({ ...mongoSettings }), env);
  const open = (name: string) =>
    connectForEver({
      engine: 'MongoDB',
      setting: 'MONGO_URL',
      logger,
      signal,
      open: () => connectMongo({ url, database: `${MONGO_PREFIX}${name}`, logger }),
    });
  const to = await open('orders');
  try {
    if (await wasMoved(to)) return;
    const from = await open('quoting');
    try {
      await moveBetween({ from, to, logger, dataDir });
    } finally {
      await from.close();
    }
  } finally {
    await to.close();
  }
}
