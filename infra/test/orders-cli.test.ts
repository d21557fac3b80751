/** `npm run orders` on a data folder from before: there, and back for the version that wrote it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderFromBefore, removeFolder } from './support/moved-product.ts';
import { documentsIn } from './support/orders-before.ts';

const script = path.join(import.meta.dirname, '../launch/orders.ts');
const counts = { orders: 21, promoCodes: 3, policies: 5 };
const inQuoting = ['quoting/motor_orders', 'quoting/motor_promo_uses', 'quoting/quotes'];
const inOrders = ['orders/motor_orders', 'orders/motor_promo_uses', 'orders/policies'];

let dataDir: string;
beforeAll(() => {
  dataDir = folderFromBefore();
});
afterAll(() => removeFolder(dataDir));

async function run(...args: string[]): Promise<Record<string, unknown>> {
  const flags = ['--disable-warning=ExperimentalWarning', script, ...args, '--data', dataDir];
  const { MONGO_URL: _mongo, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, flags, { env });
  return JSON.parse(stdout) as Record<string, unknown>;
}

it('moves, and back again to the document', async () => {
  const before = await documentsIn(dataDir, inQuoting);
  expect(await run('move', '--dry-run')).toEqual({ command: 'move', dryRun: true, ...counts });
  expect(await documentsIn(dataDir, inQuoting)).toEqual(before);
  expect(await run('move')).toMatchObject({ ...counts, withoutOffer: 0 });
  const moved = await documentsIn(dataDir, inOrders);
  expect(moved['orders/policies']).toHaveLength(counts.policies);
  expect(await run('move-back', '--dry-run')).toMatchObject(counts);
  expect(await documentsIn(dataDir, inOrders)).toEqual(moved);
  expect(await run('move-back')).toMatchObject(counts);
  expect(await documentsIn(dataDir, inQuoting)).toEqual(before);
  for (const rows of Object.values(await documentsIn(dataDir, inOrders))) expect(rows).toEqual([]);
});

it('says how it is used', async () => {
  await expect(run('sell')).rejects.toMatchObject({ code: 2 });
});
