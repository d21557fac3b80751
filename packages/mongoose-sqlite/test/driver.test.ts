import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { createSqliteDriver } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'mongoose-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = new mongoose.Schema({ name: { type: String, unique: true } });

function instance(): mongoose.Mongoose {
  const made = new mongoose.Mongoose();
  made.setDriver(createSqliteDriver());
  return made;
}

it('connects the default connection, with models made before', async () => {
  const own = instance();
  const model = own.model('Thing', schema);
  const early = model.create({ name: 'waits for the connection' });
  await own.connect('sqlite::memory:');
  await early;
  expect(await model.countDocuments()).toBe(1);
  expect(own.connection.readyState).toBe(1);
  expect(own.connection.name).toBe('memory');
  await own.disconnect();
  expect(own.connection.readyState).toBe(0);
});

it('opens again after a close', async () => {
  const uri = `sqlite:${join(folder, 'again.db')}`;
  const connection = await instance().createConnection(uri).asPromise();
  const model = connection.model('Thing', schema);
  await model.create({ name: 'a' });
  await connection.close();
  await expect(model.findOne()).rejects.toThrow('not open');
  await connection.openUri(uri);
  expect(await model.countDocuments({ name: 'a' })).toBe(1);
  await connection.close();
});

it('tells of two duplicates that of the _id, and stores nothing', async () => {
  const own = instance();
  await own.connect('sqlite::memory:');
  const model = own.model('Thing', schema);
  await model.init();
  const { _id } = await model.create({ name: 'a' });
  await expect(model.create({ _id, name: 'a' })).rejects.toMatchObject({ keyPattern: { _id: 1 } });
  await expect(model.create({ _id, name: 'b' })).rejects.toMatchObject({ keyPattern: { _id: 1 } });
  await expect(model.create({ name: 'a' })).rejects.toMatchObject({ keyPattern: { name: 1 } });
  expect(await model.find().lean()).toMatchObject([{ _id, name: 'a' }]);
  await model.create({ name: 'b' });
  await own.disconnect();
});

it('says when the file cannot be opened', async () => {
  const uri = `sqlite:${join(folder, 'no', 'such', 'folder.db')}`;
  await expect(instance().createConnection(uri).asPromise()).rejects.toThrow('unable to open');
});

it('emits the events of an operation and calls debug, as mongoose does', async () => {
  const own = instance();
  const calls: string[] = [];
  own.set('debug', (collection: string, method: string) => {
    calls.push(`${collection}.${method}`);
  });
  const connection = await own.createConnection('sqlite::memory:').asPromise();
  const seen: string[] = [];
  connection.on('operation-end', ({ method }: { method: string }) => seen.push(method));
  await connection.collection('things').insertOne({ a: 1 });
  expect(calls).toContain('things.insertOne');
  expect(seen).toContain('insertOne');
  await connection.close();
});

it('lists its one database and drops it', async () => {
  const uri = `sqlite:${join(folder, 'listed.db')}`;
  const connection = await instance().createConnection(uri).asPromise();
  await connection.collection('things').insertOne({ a: 1 });
  const { databases } = await connection.listDatabases();
  expect(databases).toMatchObject([{ name: 'listed', empty: false }]);
  await connection.dropDatabase();
  expect(await connection.listCollections()).toEqual([]);
  await connection.close();
});

it('applies configuration given with the connection', async () => {
  const connection = await instance()
    .createConnection('sqlite::memory:', { autoIndex: false })
    .asPromise();
  const model = connection.model('Thing', schema);
  await model.init();
  expect(await model.listIndexes()).toHaveLength(1);
  await connection.close();
});

it('renames a collection with its indexes', async () => {
  const connection = await instance().createConnection('sqlite::memory:').asPromise();
  const before = connection.collection('before');
  await before.createIndex({ a: 1 }, { unique: true });
  await before.insertOne({ a: 1 });
  await before.rename('after');
  const after = connection.collection('after');
  await expect(after.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
  expect(await before.countDocuments({})).toBe(0);
  await connection.close();
});
