/** Grouped writes through mongoose: each document answered for itself, and what `save()` promises unchanged. */
import { type Model, Schema } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxCommitted, outboxPlugin } from '../src/events/outbox.ts';
import {
  groupedChanges,
  groupedFinds,
  groupedInsertsOrChanges,
  groupInserts,
} from '../src/grouped-writes.ts';
import { type WatchedThings, watchedThings } from './support/watched-things.ts';

let things: WatchedThings;
let model: WatchedThings['model'];
let calls: number[];

beforeEach(async () => {
  things = await watchedThings();
  ({ model, calls } = things);
});
afterEach(() => things.dispose());

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' ? (outcome.reason as { code?: unknown }).code : 'kept';

describe('new documents that are saved together', () => {
  beforeEach(() => groupInserts(model));

  it('go in one call, whole, with what mongoose adds', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => new model({ _id: id, key: id }).save()));
    expect(calls).toEqual([3]);
    const at = new Date('2026-11-21T08:00:00Z');
    const kept = { __v: 0, count: 0, createdAt: at, updatedAt: at };
    expect(await model.find().sort({ _id: 1 }).lean()).toEqual(
      ['a', 'b', 'c'].map((id) => ({ _id: id, key: id, ...kept })),
    );
  });

  it('go by themselves when they come one after the other', async () => {
    await new model({ _id: 'a', key: 'a' }).save();
    await model.create({ _id: 'b', key: 'b' });
    expect(calls).toEqual([1, 1]);
  });

  it('make one of twenty with the same key; the others hear that it is there', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) =>
      new model({ _id: `id-${index}`, key: 'one' }).save(),
    );
    const other = new model({ _id: 'other', key: 'other' }).save();
    const outcomes = (await Promise.allSettled([...twenty, other])).map(codeOf);
    expect(outcomes).toEqual(['kept', ...Array.from({ length: 19 }, () => 11_000), 'kept']);
    expect(await model.countDocuments()).toBe(2);
  });

  it('are refused one by one when the schema does', async () => {
    const outcomes = await Promise.allSettled([
      new model({ _id: 'a', key: 'a' }).save(),
      new model({ _id: 'b' }).save(),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await model.countDocuments()).toBe(1);
  });

  it('can be changed and saved again', async () => {
    const [one] = await Promise.all(
      ['a', 'b'].map(async (id) => {
        const document = new model({ _id: id, key: id });
        await document.save();
        return document;
      }),
    );
    one?.set('count', 5);
    await one?.save();
    expect(await model.findById('a').lean()).toMatchObject({ count: 5 });
  });

  it('are handed to the relay once they are there, and only those', async () => {
    const schema = new Schema({ _id: String });
    schema.plugin(outboxPlugin);
    const published: unknown[] = [];
    const { connection } = things;
    const raising = connection.model('Raising', schema);
    await raising.init();
    groupInserts(raising as unknown as Model<{ _id: string }>);
    connection.on(outboxCommitted, ({ document }) => void published.push(document.get('_id')));
    const save = (_id: string) => new raising({ _id, outboxPending: true }).save();
    await Promise.allSettled(['a', 'b', 'a'].map(save));
    expect(published).toEqual(['a', 'b']);
  });
});

describe('changes that are made together', () => {
  it('go in one call, each to its own document', async () => {
    const change = groupedChanges(model);
    await Promise.all(
      ['a', 'b', 'a'].map((_id) =>
        change({
          filter: { _id },
          update: { $inc: { count: 1 }, $set: { key: _id } },
          upsert: true,
        }),
      ),
    );
    expect(calls).toEqual([3]);
    const found = await model.find().sort({ _id: 1 }).lean();
    expect(found.map(({ _id, count }) => [_id, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('are refused one by one', async () => {
    await model.create([
      { _id: 'a', key: 'a' },
      { _id: 'b', key: 'b' },
    ]);
    const change = groupedChanges(model);
    const outcomes = await Promise.allSettled([
      change({ filter: { _id: 'a' }, update: { $set: { key: 'b' } } }),
      change({ filter: { _id: 'b' }, update: { $set: { count: 9 } } }),
    ]);
    expect(outcomes.map(codeOf)).toEqual([11_000, 'kept']);
    expect(await model.findById('b').lean()).toMatchObject({ count: 9 });
  });
});

describe('documents that are asked for together', () => {
  beforeEach(async () => {
    await model.create(
      ['a', 'b', 'c'].map((id) => ({ _id: id, key: id, count: id === 'b' ? 9 : 0 })),
    );
    calls.length = 0;
  });

  it('come in one call, each to whom asked for it', async () => {
    const find = groupedFinds(model);
    const found = await Promise.all(['c', 'a', 'nobody', 'a'].map((id) => find(id)));
    expect(calls).toEqual([1]);
    expect(found.map((each) => each?.key)).toEqual(['c', 'a', undefined, 'a']);
  });

  it('are not found where they do not fit', async () => {
    const find = groupedFinds(model, { count: 0 });
    const found = await Promise.all(['a', 'b'].map((id) => find(id)));
    expect(found.map((each) => each?.key)).toEqual(['a', undefined]);
  });
});

describe('documents that mostly are new', () => {
  const counted = (id: string, key = id) => ({
    document: { _id: id, key, count: 1 },
    change: { filter: { _id: id }, update: { $inc: { count: 1 } } },
  });

  it('are inserted together; those that are there, or come twice, are changed', async () => {
    const write = groupedInsertsOrChanges(model);
    await write(counted('a'));
    calls.length = 0;
    await Promise.all(['a', 'b', 'c', 'c'].map((id) => write(counted(id))));
    expect(calls).toEqual([4, 2]);
    const found = await model.find().sort({ _id: 1 }).lean();
    expect(found.map(({ _id, count }) => [_id, count])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('are refused one by one', async () => {
    const write = groupedInsertsOrChanges(model);
    await Promise.all([write(counted('a')), write(counted('b'))]);
    const taken = {
      ...counted('a'),
      change: { filter: { _id: 'a' }, update: { $set: { key: 'b' } } },
    };
    const outcomes = await Promise.allSettled([
      write(counted('b')),
      write(taken),
      write(counted('c')),
    ]);
    expect(outcomes.map(codeOf)).toEqual(['kept', 11_000, 'kept']);
    expect(await model.countDocuments()).toBe(3);
  });
});
