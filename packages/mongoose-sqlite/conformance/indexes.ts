import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture } from './fixture.ts';

const { Schema } = mongoose;

/** Unique, compound, partial, sparse and TTL indexes, and how they are managed. */
export function indexes(connect: Connect): void {
  const use = fixture(connect);

  it('refuses a duplicate with the key pattern and value', async () => {
    const schema = new Schema({ org: Number, mail: String });
    schema.index({ org: 1, mail: 1 }, { unique: true });
    const model = await use.model(schema);
    await model.create({ org: 1, mail: 'a' });
    await model.create({ org: 2, mail: 'a' });
    await expect(model.create({ org: 1, mail: 'a' })).rejects.toMatchObject({
      name: 'MongoServerError',
      code: 11000,
      keyPattern: { org: 1, mail: 1 },
      keyValue: { org: 1, mail: 'a' },
    });
    const other = await model.findOne({ org: 2 }).orFail();
    other.org = 1;
    await expect(other.save()).rejects.toMatchObject({ code: 11000 });
    expect(await model.countDocuments({ org: 2 })).toBe(1);
  });

  it('counts missing as null in a unique index, unless sparse or partial', async () => {
    const model = await use.loose();
    const insert = async (doc: object) => model.collection.insertOne(doc);
    await model.collection.createIndex({ a: 1 }, { unique: true });
    await model.collection.createIndex({ b: 1 }, { unique: true, sparse: true });
    const partialFilterExpression = { c: { $type: 'string' } };
    await model.collection.createIndex({ c: 1 }, { unique: true, partialFilterExpression });
    await insert({ a: 1 });
    await insert({ a: 2 });
    await insert({});
    await expect(insert({ a: null })).rejects.toMatchObject({ code: 11000, keyValue: { a: null } });
    await insert({ a: 3, b: 1, c: 'x' });
    await insert({ a: 4, c: 5 });
    await insert({ a: 5, c: 5 });
    await expect(insert({ a: 6, c: 'x' })).rejects.toMatchObject({ keyValue: { c: 'x' } });
    await expect(insert({ a: 7, b: 1 })).rejects.toMatchObject({ keyValue: { b: 1 } });
  });

  it('is unique over the elements of arrays, between documents', async () => {
    const model = await use.loose();
    await model.collection.createIndex({ tags: 1 }, { unique: true });
    await model.collection.insertOne({ _id: 1 as never, tags: ['a', 'b', 'a'] });
    await expect(model.collection.insertOne({ tags: ['c', 'b'] })).rejects.toMatchObject({
      code: 11000,
      keyValue: { tags: 'b' },
    });
    await model.updateOne({ _id: 1 }, { $pull: { tags: 'b' } });
    await model.collection.insertOne({ tags: ['c', 'b'] });
  });

  it('holds the old value no longer than the document', async () => {
    const model = await use.loose([{ _id: 1, k: 'a' }]);
    await model.collection.createIndex({ k: 1 }, { unique: true });
    await model.updateOne({ _id: 1 }, { $set: { k: 'b' } });
    await model.collection.insertOne({ _id: 2 as never, k: 'a' });
    await model.deleteOne({ _id: 2 });
    await model.collection.insertOne({ _id: 3 as never, k: 'a' });
    expect(await model.countDocuments({ k: 'a' })).toBe(1);
  });

  it('lets one of many parallel inserts win', async () => {
    const model = await use.model(new Schema({ k: { type: String, unique: true } }));
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => model.create({ k: 'same' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await model.countDocuments()).toBe(1);
  });

  it('does not build a unique index over duplicates', async () => {
    const model = await use.loose([
      { _id: 1, k: 1 },
      { _id: 2, k: 1 },
    ]);
    const build = model.collection.createIndex({ k: 1 }, { unique: true });
    await expect(build).rejects.toMatchObject({ code: 11000 });
    expect((await model.collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('lists what was created and drops by name', async () => {
    const schema = new Schema({ a: Number, b: Date, c: String });
    schema.index({ a: 1, c: -1 }, { unique: true, name: 'mine' });
    schema.index({ b: 1 }, { expireAfterSeconds: 60 });
    schema.index({ c: 1 }, { partialFilterExpression: { a: { $gt: 1 } } });
    const model = await use.model(schema);
    const listed = await model.listIndexes();
    const byName = new Map(listed.map((index) => [index.name, index]));
    expect(['_id_', 'mine', 'b_1', 'c_1'].map((name) => byName.get(name))).toMatchObject([
      { name: '_id_', key: { _id: 1 } },
      { name: 'mine', key: { a: 1, c: -1 }, unique: true },
      { name: 'b_1', key: { b: 1 }, expireAfterSeconds: 60 },
      { name: 'c_1', key: { c: 1 }, partialFilterExpression: { a: { $gt: 1 } } },
    ]);
    await model.collection.dropIndex('mine');
    const left = (await model.listIndexes()).map(({ name }) => name);
    expect(new Set(left)).toEqual(new Set(['_id_', 'b_1', 'c_1']));
    await expect(model.collection.dropIndex('mine')).rejects.toMatchObject({ code: 27 });
  });

  it('syncs to the schema and leaves it alone the second time', async () => {
    const schema = new Schema({ a: Number, b: Number }, { autoIndex: false });
    schema.index({ a: 1 });
    schema.index({ b: 1 }, { unique: true });
    const model = await use.model(schema);
    await model.createCollection();
    await model.collection.createIndex({ old: 1 });
    await model.collection.createIndex({ b: 1 });
    expect(new Set(await model.syncIndexes())).toEqual(new Set(['b_1', 'old_1']));
    expect(await model.syncIndexes()).toEqual([]);
    const names = (await model.listIndexes()).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['_id_', 'a_1', 'b_1']));
  });

  it('refuses two indexes that differ only in options or only in name', async () => {
    const model = await use.loose();
    const create = async (options: object) => model.collection.createIndex({ a: 1 }, options);
    await create({});
    expect(await create({})).toBe('a_1');
    await expect(create({ name: 'other' })).rejects.toMatchObject({ code: 85 });
    await expect(create({ unique: true })).rejects.toMatchObject({ code: 86 });
    const sameName = model.collection.createIndex({ b: 1 }, { name: 'a_1' });
    await expect(sameName).rejects.toMatchObject({ code: 86 });
  });

  it('refuses parallel arrays in a compound index', async () => {
    const model = await use.loose();
    await model.collection.createIndex({ a: 1, b: 1 });
    await model.collection.insertOne({ a: [1, 2], b: 1 });
    const parallel = model.collection.insertOne({ a: [1, 2], b: [1, 2] });
    await expect(parallel).rejects.toMatchObject({ code: 171 });
  });

  it('hints an index, and refuses a hint of none', async () => {
    const model = await use.loose([{ _id: 1, a: 1 }]);
    await model.collection.createIndex({ a: 1 });
    expect(await model.find({ a: 1 }).hint({ a: 1 }).lean()).toHaveLength(1);
    await expect(model.find({ a: 1 }).hint('none').lean()).rejects.toMatchObject({ code: 2 });
  });
}
