import { expect, it } from 'vitest';
import { type Connect, fixture } from './fixture.ts';

const MANY = Array.from({ length: 600 }, (_, i) => ({ _id: i, n: i % 10 }));

/** Reading one document after the other. */
export function cursors(connect: Connect): void {
  const use = fixture(connect);

  it('goes through all with for await, in order', async () => {
    const model = await use.loose(MANY);
    const seen: unknown[] = [];
    for await (const doc of model.find().sort({ _id: -1 }).lean()) seen.push(doc._id);
    expect(seen).toEqual(MANY.map(({ _id }) => _id).reverse());
  });

  it('gives hydrated documents and stops when asked', async () => {
    const model = await use.loose(MANY);
    const cursor = model.find({ n: 3 }).cursor({ batchSize: 7 });
    const first = await cursor.next();
    expect(first?.get('n')).toBe(3);
    await cursor.close();
  });

  it('visits in parallel batches', async () => {
    const model = await use.loose(MANY);
    let sum = 0;
    await model
      .find({ n: 5 })
      .cursor()
      .eachAsync(
        async (docs) => {
          sum += docs.length;
        },
        { batchSize: 25 },
      );
    expect(sum).toBe(60);
  });

  it('ends with null', async () => {
    const model = await use.loose([{ _id: 1 }]);
    const cursor = model.collection.find({});
    expect(await cursor.hasNext()).toBe(true);
    expect(await cursor.next()).toEqual({ _id: 1 });
    expect(await cursor.hasNext()).toBe(false);
    expect(await cursor.next()).toBeNull();
  });

  it('lets documents be changed while it reads', async () => {
    const model = await use.loose(MANY);
    for await (const doc of model.find({ n: 1 }).lean()) {
      await model.updateOne({ _id: doc._id }, { $set: { n: 100 } });
    }
    expect(await model.countDocuments({ n: 100 })).toBe(60);
    expect(await model.countDocuments({ n: 1 })).toBe(0);
  });
}
