/** Compare-and-sets that share a call: each knows whether it was its own. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupedSwaps } from '../src/grouped-swaps.ts';
import { type Thing, type WatchedThings, watchedThings } from './support/watched-things.ts';

let things: WatchedThings;
let model: WatchedThings['model'];
let calls: number[];

beforeEach(async () => {
  things = await watchedThings();
  ({ model, calls } = things);
});
afterEach(() => things.dispose());

describe('compare-and-sets that come together', () => {
  const swapped = (swap: ReturnType<typeof groupedSwaps<Thing>>, _id: string, key: string) =>
    swap({ filter: { _id, count: { $exists: false } }, update: { $set: { key } }, upsert: true });

  it('share a call, and each sees what stands after all of them', async () => {
    const swap = groupedSwaps(model);
    const after = await Promise.all([
      swapped(swap, 'a', 'first'),
      swapped(swap, 'a', 'second'),
      swapped(swap, 'b', 'third'),
    ]);
    expect(calls[0]).toBe(3);
    expect(after.map((thing) => thing?._id)).toEqual(['a', 'a', 'b']);
    expect(after[0]).toEqual(after[1]);
    expect(after[2]).toMatchObject({ key: 'third' });
  });

  it('are not written where the first of them left what they would not find', async () => {
    const swap = groupedSwaps(model);
    const asked: string[] = [];
    const taking = (key: string, count: number) =>
      swap({
        filter: { _id: 'a', $or: [{ count: 0 }, { count }] },
        update: { $set: { key, count } },
        upsert: true,
        finds: (thing) => {
          asked.push(key);
          return thing.count === 0 || thing.count === count;
        },
      });
    await model.create({ _id: 'a', key: 'free' });
    calls.length = 0;
    const [first, other, same] = await Promise.all([
      taking('first', 1),
      taking('other', 2),
      taking('same', 1),
    ]);
    // One is written and looked at, then the one that it lets through.
    expect(calls).toEqual([1, 1, 1, 1]);
    expect(asked).toEqual(['other', 'same']);
    expect(first).toMatchObject({ key: 'first' });
    expect(other).toEqual(first);
    expect(same).toMatchObject({ key: 'same' });
  });

  it('are written where the first of them was refused', async () => {
    const swap = groupedSwaps(model);
    await model.create({ _id: 'b', key: 'taken' });
    const making = (key: string) =>
      swap({
        filter: { _id: 'a', count: null },
        update: { $set: { key, count: 1 } },
        upsert: true,
        finds: ({ count }) => count === undefined,
      });
    const after = await Promise.all([making('taken'), making('free'), making('late')]);
    expect(after).toMatchObject([null, { key: 'free' }, { key: 'free' }]);
  });

  it('change nothing where a unique index refuses them, and the others go on', async () => {
    const swap = groupedSwaps(model);
    await model.create({ _id: 'a', key: 'taken' });
    const after = await Promise.all([swapped(swap, 'b', 'taken'), swapped(swap, 'c', 'free')]);
    expect(after).toMatchObject([null, { _id: 'c', key: 'free' }]);
  });
});
