import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture } from './fixture.ts';

const JOBS = [
  { _id: 1, state: 'new', at: 3 },
  { _id: 2, state: 'new', at: 1 },
  { _id: 3, state: 'done', at: 0 },
];

/** The calls that change one document and give it back, atomically. */
export function findAndModify(connect: Connect): void {
  const use = fixture(connect);

  it('gives the document before, or after', async () => {
    const model = await use.loose(JOBS);
    const take = (returnDocument: 'before' | 'after') =>
      model.findOneAndUpdate({ _id: 1 }, { $inc: { at: 1 } }, { returnDocument }).lean();
    expect(await take('before')).toMatchObject({ at: 3 });
    expect(await take('after')).toMatchObject({ at: 5 });
    expect(await model.findOneAndUpdate({ _id: 9 }, { $inc: { at: 1 } })).toBeNull();
  });

  it('takes the first of the sort, with a projection', async () => {
    const model = await use.loose(JOBS);
    const found = await model.collection.findOneAndUpdate(
      { state: 'new' },
      { $set: { state: 'taken' } },
      { sort: { at: 1 }, projection: { at: 1 }, returnDocument: 'after' },
    );
    expect(found).toEqual({ _id: 2, at: 1 });
  });

  it('lets only one of many claim each document', async () => {
    const docs = Array.from({ length: 10 }, (_, i) => ({ _id: i, state: 'new' }));
    const model = await use.loose(docs);
    const claim = () =>
      model.findOneAndUpdate({ state: 'new' }, { $set: { state: 'taken' } }).lean();
    const claimed = await Promise.all(Array.from({ length: 20 }, claim));
    const got = claimed.filter((doc) => doc !== null).map((doc) => doc._id);
    expect(new Set(got).size).toBe(10);
    expect(got).toHaveLength(10);
  });

  it('upserts, before gives null and after the new document', async () => {
    const model = await use.loose();
    const options = { upsert: true } as const;
    expect(await model.findOneAndUpdate({ k: 'a' }, { $set: { n: 1 } }, options)).toBeNull();
    const after = { upsert: true, returnDocument: 'after' } as const;
    const found = await model.findOneAndUpdate({ k: 'b' }, { $set: { n: 2 } }, after).lean();
    expect(found).toMatchObject({ k: 'b', n: 2 });
  });

  it('tells with metadata whether it updated or inserted', async () => {
    const model = await use.loose([{ _id: 1, n: 0 }]);
    const options = { includeResultMetadata: true, upsert: true, returnDocument: 'after' } as const;
    const updated = await model.collection.findOneAndUpdate(
      { _id: 1 as never },
      { $inc: { n: 1 } },
      options,
    );
    expect(updated).toMatchObject({ value: { n: 1 }, lastErrorObject: { updatedExisting: true } });
    const inserted = await model.collection.findOneAndUpdate(
      { _id: 2 as never },
      { $inc: { n: 1 } },
      options,
    );
    expect(inserted).toMatchObject({
      value: { n: 1 },
      lastErrorObject: { updatedExisting: false, upserted: 2 },
    });
  });

  it('uses the positional $ and arrayFilters', async () => {
    const model = await use.loose([
      {
        _id: 1,
        a: [
          { k: 'x', n: 1 },
          { k: 'y', n: 1 },
        ],
      },
    ]);
    const arrayFilters = [{ 'e.k': 'x' }];
    await model.collection.findOneAndUpdate({ 'a.k': 'y' }, { $set: { 'a.$.n': 2 } });
    const found = await model.collection.findOneAndUpdate(
      {},
      { $set: { 'a.$[e].n': 3 } },
      { arrayFilters, returnDocument: 'after' },
    );
    expect(found?.a).toEqual([
      { k: 'x', n: 3 },
      { k: 'y', n: 2 },
    ]);
  });

  it('replaces and deletes one', async () => {
    const model = await use.loose(JOBS);
    const replaced = await model.findOneAndReplace(
      { state: 'done' },
      { state: 'old' },
      { returnDocument: 'after' },
    );
    expect(replaced?.toObject()).toEqual({ _id: 3, state: 'old' });
    const deleted = await model.findOneAndDelete({ state: 'new' }, { sort: { at: -1 } }).lean();
    expect(deleted).toEqual(JOBS[0]);
    expect(await model.countDocuments()).toBe(2);
    expect(await model.findOneAndDelete({ state: 'none' })).toBeNull();
  });

  it('applies defaults and timestamps of the schema on insert', async () => {
    const schema = new mongoose.Schema(
      { key: String, state: { type: String, default: 'new' } },
      { timestamps: true },
    );
    const model = await use.model(schema);
    const options = { upsert: true, returnDocument: 'after' } as const;
    const doc = await model.findOneAndUpdate({ key: 'a' }, { key: 'a' }, options).orFail();
    expect(doc.state).toBe('new');
    expect(doc.createdAt).toBeInstanceOf(Date);
  });
}
