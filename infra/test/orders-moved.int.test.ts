/** The move of orders between two databases of a MongoDB-wire server, as the distributed start makes it. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import { createLogger } from '@muqarin/platform/logger';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveOrdersFirst } from '../launch/distributed/move-orders.ts';
import { folderFromBefore, removeFolder } from './support/moved-product.ts';
import { documentsIn } from './support/orders-before.ts';

const prefix = `t${randomBytes(4).toString('hex')}_`;
const env = { ...process.env, MONGO_PREFIX: prefix };
const logger = createLogger({ level: 'silent' });
const names = ['motor_orders', 'motor_promo_uses', 'quotes'];

type Row = { _id: string } & Record<string, unknown>;
let dataDir: string;
let quoting: Connection;
let orders: Connection;
let before: Record<string, Row[]>;

const open = (name: string) =>
  connectMongo({ url: process.env.MONGO_URL ?? '', database: `${prefix}${name}`, logger });
const rowsOf = (connection: Connection, name: string) =>
  connection.collection<Row>(name).find().sort({ _id: 1 }).toArray();

beforeAll(async () => {
  dataDir = folderFromBefore();
  before = await documentsIn(
    dataDir,
    names.map((name) => `quoting/${name}`),
  );
  [quoting, orders] = await Promise.all([open('quoting'), open('orders')]);
  for (const name of names)
    await quoting.collection<Row>(name).insertMany(before[`quoting/${name}`] ?? []);
});
afterAll(async () => {
  for (const connection of [quoting, orders]) {
    await connection?.dropDatabase();
    await connection?.close();
  }
  removeFolder(dataDir);
});

const first = () => moveOrdersFirst({ env, logger, dataDir, signal: new AbortController().signal });

it('is made before the first start, and not again at the next', async () => {
  await first();
  const moved = await rowsOf(orders, 'motor_orders');
  const old = before['quoting/motor_orders'] ?? [];
  expect(moved.map(({ offer: _offer, ...order }) => order)).toEqual(old);
  expect(moved.filter(({ offer }) => offer === null)).toEqual(
    moved.filter(({ erasedAt }) => erasedAt !== null),
  );
  expect(await rowsOf(orders, 'motor_promo_uses')).toEqual(before['quoting/motor_promo_uses']);
  const policies = await rowsOf(orders, 'policies');
  expect(policies).toHaveLength(5);
  expect(policies.map(({ offer }) => offer)).not.toContain(null);
  for (const name of ['motor_orders', 'motor_promo_uses'])
    expect(await rowsOf(quoting, name)).toEqual([]);
  expect((await rowsOf(quoting, 'quotes')).filter(({ policy }) => policy)).toEqual([]);
  await first();
  expect(await rowsOf(orders, 'motor_orders')).toEqual(moved);
  expect(await rowsOf(orders, 'policies')).toEqual(policies);
});

it('goes back by the command', async () => {
  const script = path.join(import.meta.dirname, '../launch/orders.ts');
  const flags = ['--disable-warning=ExperimentalWarning', script, 'move-back'];
  const options = { env: { ...env, DATA_DIR: dataDir }, timeout: 30_000 };
  const { stdout } = await promisify(execFile)(process.execPath, flags, options);
  expect(JSON.parse(stdout)).toMatchObject({ orders: 21, promoCodes: 3, policies: 5 });
  for (const name of names)
    expect(await rowsOf(quoting, name), name).toEqual(before[`quoting/${name}`]);
  expect(await rowsOf(orders, 'policies')).toEqual([]);
});
