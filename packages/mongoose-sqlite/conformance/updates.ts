import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture, type Loose } from './fixture.ts';

const { Decimal128, Timestamp } = mongoose.mongo;

type Case = [what: string, before: Loose, update: Loose, after: Loose];

const CASES: Case[] = [
  ['$set', { a: 1 }, { $set: { a: 2, b: 3 } }, { a: 2, b: 3 }],
  [
    '$set of a nested path',
    { a: { b: 1 } },
    { $set: { 'a.c.d': 2 } },
    { a: { b: 1, c: { d: 2 } } },
  ],
  ['$set by position', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
  ['$set past the end', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': 1, x: 1 } }, { b: { d: 2 } }],
  ['$unset in an array', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
  ['$inc', { a: 1 }, { $inc: { a: 2, b: -1 } }, { a: 3, b: -1 }],
  ['$mul', { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
  ['$min', { a: 3, b: 3 }, { $min: { a: 2, b: 4, c: 1 } }, { a: 2, b: 3, c: 1 }],
  ['$max', { a: 3, b: 3 }, { $max: { a: 2, b: 4, c: 1 } }, { a: 3, b: 4, c: 1 }],
  ['$max of dates', { a: new Date(1) }, { $max: { a: new Date(2) } }, { a: new Date(2) }],
  ['$rename', { a: 1, n: { x: 2 } }, { $rename: { a: 'b', 'n.x': 'n.y' } }, { b: 1, n: { y: 2 } }],
  ['$setOnInsert does nothing', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
];

const FAULTS: [what: string, before: Loose, update: Loose, code: number][] = [
  ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['two operators on one path', { a: 1 }, { $set: { a: 2 }, $inc: { a: 1 } }, 40],
  ['a path and its parent', { a: { b: 1 } }, { $set: { a: 1 }, $inc: { 'a.b': 1 } }, 40],
  ['a path through a scalar', { a: 1 }, { $set: { 'a.b': 2 } }, 28],
  ['a new _id', { a: 1 }, { $set: { _id: 2 } }, 66],
  ['$pop of a scalar', { a: 1 }, { $pop: { a: 1 } }, 14],
  ['$rename through an array', { a: [{ b: 1 }] }, { $rename: { 'a.b': 'c' } }, 28],
  ['$push to a scalar', { a: 1 }, { $push: { a: 2 } }, 2],
  ['an unknown operator', { a: 1 }, { $sett: { a: 2 } }, 9],
];

/** The update operators on single values, upsert and replace. */
export function updates(connect: Connect): void {
  const use = fixture(connect);

  it.each(CASES)('updates by %s', async (_, before, update, after) => {
    const model = await use.loose([{ _id: 1, ...before }]);
    await model.collection.updateOne({}, update);
    expect(await model.collection.findOne({})).toEqual({ _id: 1, ...after });
  });

  it.each(FAULTS)('refuses %s and leaves the document', async (_, before, update, code) => {
    const model = await use.loose([{ _id: 1, ...before }]);
    await expect(model.collection.updateOne({}, update)).rejects.toMatchObject({ code });
    expect(await model.collection.findOne({})).toEqual({ _id: 1, ...before });
  });

  it('adds decimals exactly', async () => {
    const model = await use.loose([{ _id: 1, a: Decimal128.fromString('0.1') }]);
    await model.collection.updateOne({}, { $inc: { a: Decimal128.fromString('0.2') } });
    expect(String((await model.collection.findOne({}))?.a)).toBe('0.3');
  });

  it('sets the current date', async () => {
    const model = await use.loose([{ _id: 1 }]);
    const before = Date.now() - 5_000;
    const update = { $currentDate: { at: true, 'n.stamp': { $type: 'timestamp' } } } as const;
    await model.collection.updateOne({}, update as object);
    const doc = await model.collection.findOne({});
    expect(doc?.at.getTime()).toBeGreaterThan(before);
    expect(doc?.n.stamp).toBeInstanceOf(Timestamp);
  });

  it('tells matched from modified', async () => {
    const model = await use.loose([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    expect(await model.updateMany({}, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
      upsertedCount: 0,
      upsertedId: null,
    });
    expect(await model.updateOne({ a: 9 }, { $set: { a: 1 } })).toMatchObject({ matchedCount: 0 });
  });

  it('upserts from the filter, the update and $setOnInsert', async () => {
    const model = await use.loose();
    const filter = { a: 1, 'b.c': { $eq: 2 }, d: { $gt: 3 }, $and: [{ e: 5 }] };
    const update = { $set: { f: 6 }, $setOnInsert: { g: 7 }, $inc: { n: 1 } };
    const first = await model.updateOne(filter, update, { upsert: true });
    expect(first).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    const { _id, ...rest } = (await model.collection.findOne({})) ?? {};
    expect(_id).toEqual(first.upsertedId);
    expect(rest).toEqual({ a: 1, b: { c: 2 }, e: 5, f: 6, g: 7, n: 1 });
  });

  it('upserts with the _id of the filter and only once', async () => {
    const model = await use.loose();
    const bump = () => model.updateOne({ _id: 'x' }, { $inc: { n: 1 } }, { upsert: true });
    expect(await bump()).toMatchObject({ upsertedId: 'x', upsertedCount: 1 });
    expect(await bump()).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedId: null });
    expect(await model.collection.find().toArray()).toEqual([{ _id: 'x', n: 2 }]);
  });

  it('counts every one of many parallel increments', async () => {
    const model = await use.loose([{ _id: 1, n: 0 }]);
    const bump = () => model.updateOne({ _id: 1 }, { $inc: { n: 1 } });
    await Promise.all(Array.from({ length: 25 }, bump));
    expect((await model.collection.findOne({}))?.n).toBe(25);
  });

  it('replaces all but the _id', async () => {
    const model = await use.loose([{ _id: 1, a: 1, b: 2 }]);
    const result = await model.replaceOne({ a: 1 }, { c: 3 });
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await model.collection.findOne({})).toEqual({ _id: 1, c: 3 });
    await model.replaceOne({ _id: 7 }, { d: 4 }, { upsert: true });
    expect(await model.collection.findOne({ d: 4 })).toEqual({ _id: 7, d: 4 });
  });

  it('updates by a pipeline', async () => {
    const model = await use.loose([{ _id: 1, a: 1, b: 2, c: 3 }]);
    const pipeline = [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'c' }];
    await model.collection.updateOne({ _id: 1 as never }, pipeline);
    expect(await model.collection.findOne({})).toEqual({ _id: 1, a: 1, b: 2, sum: 3 });
  });
}
