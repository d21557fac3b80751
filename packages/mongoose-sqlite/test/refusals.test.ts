import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSqlite, createSqliteDriver, UnsupportedError } from '../src/index.ts';

let connection: mongoose.Connection;
const schema = new mongoose.Schema({ a: Number }, { strict: false });
type Anything = mongoose.Model<Record<string, unknown>>;
const model = () =>
  (connection.models.Thing ?? connection.model('Thing', schema)) as unknown as Anything;

beforeAll(async () => {
  connection = await connectSqlite({ file: ':memory:' });
  await model().create({ a: 1 });
});
afterAll(() => connection.close());

type Case = [feature: string, call: () => unknown];

const CASES: Case[] = [
  ['sessions', () => connection.startSession()],
  ['sessions', () => connection.transaction(async () => {})],
  ['sessions', () => connection.withSession(async () => {})],
  ['watch', () => connection.watch()],
  ['watch', () => connection.collection('x').watch()],
  ['useDb', () => connection.useDb('other')],
  ['$where', () => model().find({ $where: 'true' })],
  ['$text', () => model().find({ $text: { $search: 'x' } })],
  [
    '$near',
    () =>
      connection
        .collection('x')
        .find({ a: { $near: [0, 0] } })
        .toArray(),
  ],
  [
    '$geoWithin',
    () =>
      connection
        .collection('x')
        .find({ a: { $geoWithin: {} } })
        .toArray(),
  ],
  ['$jsonSchema', () => model().find({ $jsonSchema: {} })],
  ['$function', () => model().find({ $expr: { $function: { body: 'x', args: [], lang: 'js' } } })],
  ['option collation', () => model().find().collation({ locale: 'en' })],
  ['option collation', () => model().updateOne({}, { a: 1 }, { collation: { locale: 'en' } })],
  ['option maxTimeMS', () => model().find().maxTimeMS(5)],
  ['option tailable', () => model().find().tailable()],
  ['option session', () => model().find({}, null, { session: {} as mongoose.ClientSession })],
  ['option explain', () => model().updateOne({}, { a: 1 }).explain()],
  ['sort by $natural', () => model().find().sort({ $natural: -1 })],
  ['aggregation stage $out', () => model().aggregate([{ $out: 'x' }])],
  ['aggregation stage $merge', () => model().aggregate([{ $merge: { into: 'x' } }])],
  [
    'aggregation stage $geoNear',
    () => model().aggregate([{ $geoNear: { near: [0, 0], distanceField: 'd' } }]),
  ],
  [
    '$accumulator',
    () => model().aggregate([{ $group: { _id: 1, x: { $accumulator: {} } } }] as never),
  ],
  ['text indexes', () => connection.collection('x').createIndex({ a: 'text' })],
  ['2dsphere indexes', () => connection.collection('x').createIndex({ a: '2dsphere' })],
  ['hashed indexes', () => connection.collection('x').createIndex({ a: 'hashed' })],
  ['wildcard indexes', () => connection.collection('x').createIndex({ '$**': 1 })],
  [
    'index option collation',
    () => connection.collection('x').createIndex({ a: 1 }, { collation: { locale: 'en' } }),
  ],
  ['index option hidden', () => connection.collection('x').createIndex({ a: 1 }, { hidden: true })],
  ['option capped', () => connection.createCollection('y', { capped: true, size: 1 })],
  ['option validator', () => connection.createCollection('y', { validator: {} })],
  ['option viewOn', () => connection.createCollection('y', { viewOn: 'x', pipeline: [] })],
  ['GridFS', () => connection.collection('fs.files').find({}).toArray()],
  ['createSearchIndex', () => connection.collection('x').createSearchIndex({} as never)],
  ['initializeOrderedBulkOp', () => connection.collection('x').initializeOrderedBulkOp()],
  ['db.stats', () => connection.db?.stats()],
  ['command', () => connection.db?.command({ serverStatus: 1 })],
];

describe('refuses by name', () => {
  it.each(CASES)('%s', async (feature, call) => {
    const error = await (async () => call())().catch((e: unknown) => e);
    expect(error).toBeInstanceOf(UnsupportedError);
    expect(error).toMatchObject({ code: 'MONGOOSE_SQLITE_UNSUPPORTED' });
    expect(String(error)).toContain(feature);
  });

  it('connection options it does not know', async () => {
    const instance = new mongoose.Mongoose();
    instance.setDriver(createSqliteDriver());
    const connect = instance.createConnection('sqlite::memory:', { maxPoolSize: 5 }).asPromise();
    await expect(connect).rejects.toThrow('maxPoolSize');
  });

  it('connection strings of other databases', async () => {
    const instance = new mongoose.Mongoose();
    instance.setDriver(createSqliteDriver());
    const connect = instance.createConnection('mongodb://localhost/x').asPromise();
    await expect(connect).rejects.toThrow('sqlite:<file>');
  });
});

it('takes what is always so here without a word: write concerns, read preferences, comments', async () => {
  const found = await model().find().read('secondary').comment('x').allowDiskUse(true).lean();
  expect(found).toHaveLength(1);
  await model().updateOne({}, { a: 2 }, { writeConcern: { w: 'majority', j: true } });
});
