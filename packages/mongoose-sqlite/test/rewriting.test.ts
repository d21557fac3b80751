/** What a change of several documents leaves as it was, and what a find passes over. */
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteDriver } from '../src/index.ts';

const { Binary, Decimal128, Long, ObjectId, Timestamp } = mongoose.mongo.BSON;

const own = new mongoose.Mongoose();
own.setDriver(createSqliteDriver());
let model: mongoose.Model<Record<string, unknown>>;

beforeEach(async () => {
  await own.connect('sqlite::memory:');
  const schema = new mongoose.Schema({}, { strict: false, collection: 'things' });
  schema.index({ 'place.city': 1 });
  schema.index({ waiting: 1 }, { partialFilterExpression: { waiting: true } });
  model = own.model('Thing', schema) as never;
  await model.init();
});
afterEach(async () => {
  own.deleteModel('Thing');
  await own.disconnect();
});

const things = () => model.collection;
const ids = (filter: object) =>
  things()
    .find(filter as never)
    .toArray()
    .then((found) => found.map(({ _id }) => _id));
const stageOf = async (filter: object) => JSON.stringify(await model.find(filter).explain());

it('keeps long numbers long where several documents change', async () => {
  const large = Long.fromString('9007199254740993');
  await things().insertMany([
    { _id: 1, count: Long.fromNumber(7), large, list: [Long.fromNumber(7), 7], seen: 1 },
    { _id: 2, count: 7, list: [7], seen: 1 },
  ] as never);
  await things().updateMany({ count: 7, seen: { $lt: 2 } }, { $inc: { seen: 1 } });
  expect(await ids({ seen: 2 })).toEqual([1, 2]);
  const arrayFilters = [{ each: { $type: 'long' } }];
  await things().updateMany({}, { $set: { 'list.$[each]': 'was long' } }, { arrayFilters });
  expect(await things().find().toArray()).toMatchObject([{ large, list: ['was long', 7] }, {}]);
});

it('says of each whether it changed', async () => {
  await things().insertMany([1, 2, 3].map((n) => ({ _id: n, n: n % 2 })) as never);
  const same = await things().updateMany({ n: { $gte: 0 } }, { $set: { n: 1 } });
  expect(same).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
});

it('moves the rows of the indexes that a change concerns, and finds by the others', async () => {
  const rows = [1, 2, 3].map((n) => ({ _id: n, place: { city: `c${n}` }, waiting: true }));
  await things().insertMany(rows as never);
  await things().updateMany({ _id: { $in: [1, 2] } } as never, { $unset: { waiting: 1 } });
  await things().updateMany({ waiting: true }, { $set: { 'place.city': 'c9' } });
  expect(await stageOf({ waiting: true })).toContain('waiting_1');
  expect(await stageOf({ 'place.city': 'c9' })).toContain('place.city_1');
  expect(await ids({ waiting: true })).toEqual([3]);
  expect(await ids({ 'place.city': 'c9' })).toEqual([3]);
  expect(await ids({ 'place.city': { $in: ['c1', 'c2', 'c3'] } })).toEqual([1, 2]);
  await things().updateMany({}, { $rename: { place: 'was' } });
  expect(await ids({ 'place.city': { $in: ['c1', 'c9'] } })).toEqual([]);
  await things().updateMany({}, { $rename: { was: 'place' } });
  expect(await ids({ 'place.city': { $in: ['c1', 'c9'] } })).toEqual([1, 3]);
});

it('gives whole what fits after what does not, whatever else both hold', async () => {
  const everything = {
    text: 'نص',
    nothing: null,
    yes: true,
    double: 1.5,
    int: 3,
    long: Long.fromString('9007199254740993'),
    decimal: Decimal128.fromString('1.10'),
    date: new Date(0),
    bytes: new Binary(Buffer.from([0, 1, 2])),
    id: new ObjectId(),
    pattern: /^a\/b/i,
    time: new Timestamp({ t: 1, i: 2 }),
    list: [1, ['a'], { b: null }],
    inner: { fit: 'elsewhere', ключ: 1 },
  };
  const rows = [true, false, false, true, true, false, true].map((fit, _id) =>
    _id % 2 ? { _id, ...everything, fit } : { _id, fit, ...everything },
  );
  await things().insertMany(rows as never);
  const found = await things().find({ fit: true }).toArray();
  expect(found).toEqual(rows.filter(({ fit }) => fit));
  expect(await ids({ fit: false, 'inner.ключ': 1 })).toEqual([1, 2, 5]);
  expect(await ids({ $or: [{ fit: false }, { _id: 0 }] })).toEqual([0, 1, 2, 5]);
  expect(await ids({ missing: null, fit: true })).toEqual([0, 3, 4, 6]);
});
