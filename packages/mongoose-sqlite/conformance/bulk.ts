import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture, ids } from './fixture.ts';

/** insertMany, bulkWrite and bulkSave: order, counts and errors. */
export function bulk(connect: Connect): void {
  const use = fixture(connect);
  const unique = new mongoose.Schema({ _id: Number, k: { type: String, unique: true }, n: Number });

  it('counts what a bulk write did', async () => {
    const model = await use.model(unique, [{ _id: 1, k: 'a', n: 1 }]);
    const result = await model.bulkWrite([
      { insertOne: { document: { _id: 2, k: 'b', n: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } },
      { updateMany: { filter: {}, update: { $set: { n: 1 } } } },
      { updateOne: { filter: { _id: 3 }, update: { $set: { k: 'c' } }, upsert: true } },
      { replaceOne: { filter: { _id: 3 }, replacement: { k: 'd', n: 1 } } },
      { deleteOne: { filter: { _id: 2 } } },
      { deleteMany: { filter: { k: 'none' } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 4,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 1,
      insertedIds: { 0: 2 },
      upsertedIds: { 3: 3 },
    });
    expect(ids(await model.find().sort('_id').lean())).toEqual([1, 3]);
  });

  it('stops at the first error when ordered', async () => {
    const model = await use.model(unique, [{ _id: 1, k: 'a' }]);
    const insert = model.bulkWrite([
      { insertOne: { document: { _id: 2, k: 'b' } } },
      { insertOne: { document: { _id: 3, k: 'a' } } },
      { insertOne: { document: { _id: 4, k: 'c' } } },
    ]);
    await expect(insert).rejects.toMatchObject({ name: 'MongoBulkWriteError', code: 11000 });
    expect(ids(await model.find().sort('_id').lean())).toEqual([1, 2]);
  });

  it('goes on past errors when unordered and lists them', async () => {
    const model = await use.model(unique, [{ _id: 1, k: 'a' }]);
    const operations = [3, 4, 5].map((_id) => ({
      insertOne: { document: { _id, k: _id === 4 ? 'new' : 'a' } },
    }));
    const error = await model.bulkWrite(operations, { ordered: false }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(mongoose.mongo.MongoBulkWriteError);
    const { writeErrors, insertedCount } = error as mongoose.mongo.MongoBulkWriteError;
    expect([writeErrors].flat().map(({ index, code }) => [index, code])).toEqual([
      [0, 11000],
      [2, 11000],
    ]);
    expect(insertedCount).toBe(1);
    expect(ids(await model.find().sort('_id').lean())).toEqual([1, 4]);
  });

  it('inserts many, ordered and unordered', async () => {
    const model = await use.model(unique);
    const docs = [
      { _id: 1, k: 'a' },
      { _id: 2, k: 'a' },
      { _id: 3, k: 'b' },
    ];
    await expect(model.insertMany(docs)).rejects.toMatchObject({ code: 11000 });
    expect(await model.countDocuments()).toBe(1);
    const again = docs.map((doc) => ({ ...doc, _id: doc._id + 10 }));
    const error = await model.insertMany(again, { ordered: false }).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 11000 });
    expect(ids((error as { insertedDocs: { _id: number }[] }).insertedDocs)).toEqual([13]);
    expect(ids(await model.find().sort('_id').lean())).toEqual([1, 13]);
  });

  it('gives the inserted documents their _id', async () => {
    const model = await use.model(new mongoose.Schema({ n: Number }));
    const docs = await model.insertMany([{ n: 1 }, { n: 2 }]);
    expect(docs.every((doc) => doc._id instanceof mongoose.Types.ObjectId)).toBe(true);
    expect(await model.countDocuments({ _id: { $in: ids(docs) } })).toBe(2);
  });

  it('saves new and changed documents together', async () => {
    const model = await use.model(new mongoose.Schema({ n: Number }));
    const old = await model.create({ n: 1 });
    old.n = 2;
    const fresh = new model({ n: 3 });
    await model.bulkSave([old, fresh]);
    expect((await model.find().sort('n').lean()).map(({ n }) => n)).toEqual([2, 3]);
  });

  it('uses arrayFilters and pipelines in a bulk write', async () => {
    const model = await use.loose([{ _id: 1, a: [1, 5], n: 2 }]);
    await model.collection.bulkWrite([
      {
        updateOne: {
          filter: {},
          update: { $set: { 'a.$[x]': 0 } },
          arrayFilters: [{ x: { $gt: 2 } }],
        },
      },
      { updateOne: { filter: {}, update: [{ $set: { m: { $multiply: ['$n', 2] } } }] } },
    ]);
    expect(await model.collection.findOne({})).toEqual({ _id: 1, a: [1, 0], n: 2, m: 4 });
  });
}
