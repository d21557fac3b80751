import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture } from './fixture.ts';

const { Schema } = mongoose;

/** What mongoose's documents rest on: save, versions, hooks, timestamps, populate, discriminators. */
export function documents(connect: Connect): void {
  const use = fixture(connect);

  it('saves, changes and finds a document', async () => {
    const model = await use.model(new Schema({ name: String, tags: [String] }));
    const made = await model.create({ name: 'a', tags: ['x'] });
    made.name = 'b';
    made.tags.push('y');
    await made.save();
    const found = await model.findById(made._id).orFail().lean();
    expect(found).toMatchObject({ name: 'b', tags: ['x', 'y'] });
  });

  it('bumps the version when an array is set by position and refuses the stale save', async () => {
    const model = await use.model(new Schema({ items: [{ n: Number }] }));
    const { _id } = await model.create({ items: [{ n: 1 }, { n: 2 }] });
    const [one, two] = [await model.findById(_id).orFail(), await model.findById(_id).orFail()];
    one.items.pull(one.items[0]);
    await one.save();
    const second = two.items[1];
    if (second) second.n = 9;
    await expect(two.save()).rejects.toBeInstanceOf(mongoose.Error.VersionError);
  });

  it('refuses the second of two saves under optimistic concurrency', async () => {
    const model = await use.model(new Schema({ n: Number }, { optimisticConcurrency: true }));
    const { _id } = await model.create({ n: 0 });
    const [one, two] = [await model.findById(_id).orFail(), await model.findById(_id).orFail()];
    one.n = 1;
    two.n = 2;
    await one.save();
    await expect(two.save()).rejects.toBeInstanceOf(mongoose.Error.VersionError);
    expect((await model.findById(_id).orFail()).n).toBe(1);
  });

  it('says when the document to save is gone', async () => {
    const model = await use.model(new Schema({ n: Number }));
    const doc = await model.create({ n: 1 });
    await model.deleteOne({ _id: doc._id });
    doc.n = 2;
    await expect(doc.save()).rejects.toBeInstanceOf(mongoose.Error.DocumentNotFoundError);
  });

  it('keeps timestamps over save and update', async () => {
    const model = await use.model(new Schema({ n: Number }, { timestamps: true }));
    const made = await model.create({ n: 1 });
    await model.updateOne({ _id: made._id }, { $set: { n: 2 } });
    const after = await model.findById(made._id).orFail();
    expect(after.createdAt).toEqual(made.createdAt);
    expect(after.updatedAt.getTime()).toBeGreaterThanOrEqual(made.updatedAt.getTime());
  });

  it('populates one and many, nested, with a selection', async () => {
    const author = await use.model(new Schema({ name: String, age: Number }));
    const schema = new Schema({
      by: { type: Schema.Types.ObjectId, ref: author },
      also: [{ type: Schema.Types.ObjectId, ref: author }],
    });
    const book = await use.model(schema);
    const [a, b] = await author.create([
      { name: 'a', age: 1 },
      { name: 'b', age: 2 },
    ]);
    await book.create({ by: a?._id, also: [b?._id, a?._id] } as object);
    const found = await book.findOne().populate('by', 'name').populate('also').orFail().lean();
    expect(found.by).toEqual({ _id: a?._id, name: 'a' });
    expect(found.also).toMatchObject([{ name: 'b' }, { name: 'a' }]);
  });

  it('tells discriminators apart', async () => {
    const base = await use.model(new Schema({ n: Number }, { discriminatorKey: 'kind' }));
    const circle = base.discriminator(`${base.modelName}_c`, new Schema({ r: Number }), 'circle');
    await circle.create({ n: 1, r: 2 });
    await base.create({ n: 2 });
    expect(await circle.countDocuments()).toBe(1);
    expect(await base.countDocuments()).toBe(2);
  });

  it('counts, estimates and finds whether one exists', async () => {
    const model = await use.loose([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    expect(await model.countDocuments({ _id: { $gt: 1 } })).toBe(2);
    expect(await model.countDocuments({}).skip(1).limit(1)).toBe(1);
    expect(await model.estimatedDocumentCount()).toBe(3);
    expect(await model.exists({ _id: 3 })).toEqual({ _id: 3 });
    expect(await model.exists({ _id: 4 })).toBeNull();
  });

  it('deletes one and many and says how many', async () => {
    const model = await use.loose([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
      { _id: 3, a: 1 },
    ]);
    expect(await model.deleteOne({ a: 1 })).toEqual({ acknowledged: true, deletedCount: 1 });
    expect(await model.deleteMany({ a: 1 })).toEqual({ acknowledged: true, deletedCount: 2 });
    expect(await model.deleteMany({ a: 1 })).toEqual({ acknowledged: true, deletedCount: 0 });
  });

  it('lists and drops collections', async () => {
    const model = await use.loose([{ _id: 1 }]);
    const names = async () => (await use.connection().listCollections()).map(({ name }) => name);
    expect(await names()).toContain(model.collection.collectionName);
    await use.connection().dropCollection(model.collection.collectionName);
    expect(await names()).not.toContain(model.collection.collectionName);
    expect(await model.countDocuments()).toBe(0);
  });
}
