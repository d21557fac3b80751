import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { openCollection } from '../src/collection.ts';
import { flushesOf } from '../src/drivers/flush.ts';
import { openSqlite } from '../src/drivers/sqlite.ts';
import { connectSqlite } from '../src/index.ts';
import { openStore } from '../src/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'mongoose-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = new mongoose.Schema({ k: { type: String, unique: true }, tags: [String] });
schema.index({ tags: 1 });

it('keeps documents and indexes over a close, in one file without a log left', async () => {
  const file = join(folder, 'kept.db');
  const first = await connectSqlite({ file });
  const model = first.model('Thing', schema);
  await model.init();
  await model.create({ k: 'a', tags: ['x', 'y'] });
  await first.close();

  const second = await connectSqlite({ file });
  const again = second.model('Thing', schema);
  await expect(again.create({ k: 'a' })).rejects.toMatchObject({ code: 11000 });
  expect(await again.countDocuments({ tags: 'y' })).toBe(1);
  expect(await again.listIndexes()).toHaveLength(3);
  await second.close();
});

it('leaves the flush of a commit to the driver, which asks the disk beside the loop', () => {
  const sqlite = openSqlite(join(folder, 'settings.db'), 0);
  expect(sqlite.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  // 1 is NORMAL: SQLite flushes when it folds its log into the file.
  expect(sqlite.get('PRAGMA synchronous')).toEqual({ synchronous: 1 });
  sqlite.close();
});

it('answers a write when it is flushed, also where a part of it failed, unless the write concern asks for less', async () => {
  const file = join(folder, 'concern.db');
  const store = openStore({ file, name: 'concern', now: () => new Date(), busyTimeoutMs: 0 });
  const flush = Promise.withResolvers<void>();
  const things = openCollection({ ...store, flushed: () => flush.promise }, 'things');
  const writes = (options: Record<string, unknown>) => [
    things.insertOne({}, options),
    things.insertMany([{ n: 1 }], options),
    things.insertMany([{ _id: 1 }, { _id: 1 }], { ordered: false, ...options }).catch(() => {}),
    things.bulkWrite([{ updateOne: { filter: {}, update: { $inc: { n: 1 } } } }], options),
    things.updateOne({}, { $inc: { n: 1 } }, options),
    things.updateMany({}, { $inc: { n: 1 } }, options),
    things.replaceOne({ n: 3 }, { n: 4 }, options),
    things.findOneAndUpdate({}, { $inc: { n: 1 } }, options),
    things.findOneAndReplace({ n: 3 }, { n: 4 }, options),
    things.findOneAndDelete({ n: 4 }, options),
    things.deleteOne({ n: 4 }, options),
    things.deleteMany({ n: 4 }, options),
  ];
  await Promise.all(writes({ writeConcern: { j: false } }));
  let answered = 0;
  const concerns = [undefined, { j: true }, { w: 1 }];
  const waiting = concerns.flatMap((writeConcern) => writes({ writeConcern }));
  for (const each of waiting) void each.then(() => (answered += 1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toBe(0);
  flush.resolve();
  await Promise.all(waiting);
  store.close();
});

it('refuses a write that the disk does not take', async () => {
  const file = join(folder, 'refused.db');
  const store = openStore({ file, name: 'refused', now: () => new Date(), busyTimeoutMs: 0 });
  const failing = { ...store, flushed: () => Promise.reject(new Error('EIO')) };
  await expect(openCollection(failing, 'things').insertOne({ n: 1 })).rejects.toThrow('EIO');
  store.close();
});

it('flushes once for all who ask together, and again for who asks while it does', async () => {
  const file = join(folder, 'flushed.bin');
  const flushes = flushesOf(file);
  await expect(flushes.flushed()).rejects.toThrow('ENOENT');
  writeFileSync(file, 'log');
  const first = flushes.flushed();
  const [second, third] = [flushes.flushed(), flushes.flushed()];
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  await Promise.all([first, second]);
  const last = flushes.flushed();
  flushes.close();
  await last;
});

it('says that the disk is full, keeps what was there and goes on when there is room', async () => {
  const file = join(folder, 'full.db');
  const store = openStore({ file, name: 'full', now: () => new Date(), busyTimeoutMs: 0 });
  const things = openCollection(store, 'things');
  await things.createIndex({ n: 1 });
  await things.insertOne({ _id: 1, n: 1 });
  const pages = Number(store.sqlite.get('PRAGMA page_count')?.page_count);
  store.sqlite.get(`PRAGMA max_page_count = ${pages + 2}`);
  const big = things.insertOne({ _id: 2, n: 2, text: 'x'.repeat(100_000) });
  await expect(big).rejects.toThrow('database or disk is full');
  const many = Array.from({ length: 50 }, (_, i) => ({ _id: 10 + i, text: 'x'.repeat(1_000) }));
  await expect(things.insertMany(many)).rejects.toThrow('database or disk is full');
  expect(await things.find({}).toArray()).toEqual([{ _id: 1, n: 1 }]);
  store.sqlite.get('PRAGMA max_page_count = 100000');
  await things.insertMany(many);
  expect(await things.countDocuments({ n: 1 })).toBe(1);
  expect(await things.countDocuments({})).toBe(51);
  store.close();
});

it('sees what another connection to the file wrote, its collections and indexes too', async () => {
  const file = join(folder, 'shared.db');
  const [one, two] = [await connectSqlite({ file }), await connectSqlite({ file })];
  await one.collection('things').insertOne({ _id: 1 as never, tags: ['a'] });
  expect(await two.collection('things').findOne({ tags: 'a' })).toEqual({ _id: 1, tags: ['a'] });
  await two.collection('things').createIndex({ tags: 1 }, { unique: true });
  await expect(one.collection('things').insertOne({ tags: ['a'] })).rejects.toMatchObject({
    code: 11000,
  });
  await one.collection('things').insertOne({ _id: 2 as never, tags: ['b', 'c'] });
  const both = { tags: { $gt: 'b', $lt: 'c' } };
  expect(await two.collection('things').find(both).toArray()).toHaveLength(1);
  await one.dropCollection('things');
  expect(await two.collection('things').countDocuments({})).toBe(0);
  await one.close();
  await two.close();
});

it('fails with a clear error when another process holds the write for too long', async () => {
  const file = join(folder, 'busy.db');
  const connection = await connectSqlite({ file, busyTimeoutMs: 20 });
  await connection.collection('things').insertOne({ _id: 1 as never });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const write = connection.collection('things').insertOne({ _id: 2 as never });
  await expect(write).rejects.toThrow('database is locked');
  expect(await connection.collection('things').countDocuments({})).toBe(1);
  other.exec('COMMIT');
  other.close();
  await connection.collection('things').insertOne({ _id: 2 as never });
  await connection.close();
});

it('reports an expiry sweep that fails, and sweeps again', async () => {
  const file = join(folder, 'sweep.db');
  const failures: unknown[] = [];
  const connection = await connectSqlite({
    file,
    busyTimeoutMs: 1,
    ttlSweepMs: 5,
    onSweepError: (error) => failures.push(error),
  });
  const things = connection.collection('things');
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect.poll(() => String(failures[0])).toContain('database is locked');
  other.exec('COMMIT');
  other.close();
  await things.insertOne({ at: new Date(0) });
  await expect.poll(() => things.countDocuments({})).toBe(0);
  await connection.close();
});

it('changes nothing global: the driver of mongoose stays and schemas are shared', async () => {
  const [one, two] = [
    await connectSqlite({ file: ':memory:' }),
    await connectSqlite({ file: ':memory:' }),
  ];
  await one.model('Thing', schema).create({ k: 'a' });
  expect(await two.model('Thing', schema).countDocuments()).toBe(0);
  expect(mongoose.connection.constructor.name).toBe('NativeConnection');
  expect(mongoose.connections).toHaveLength(1);
  await one.close();
  await two.close();
});

it('refuses a file of a newer layout', async () => {
  const file = join(folder, 'newer.db');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(connectSqlite({ file })).rejects.toThrow('layout 99');
});

it('undoes a write that fails half way, indexes included', async () => {
  const connection = await connectSqlite({ file: ':memory:' });
  const things = connection.collection('things');
  await things.createIndex({ k: 1 }, { unique: true });
  await things.insertMany([1, 2, 3].map((n) => ({ _id: n as never, k: n })));
  // The second document meets the first one's new key.
  await expect(things.updateMany({}, { $set: { k: 9 } })).rejects.toMatchObject({ code: 11000 });
  expect((await things.find({}).toArray()).map(({ k }) => k)).toEqual([1, 2, 3]);
  expect(await things.countDocuments({ k: 9 })).toBe(0);
  await connection.close();
});
