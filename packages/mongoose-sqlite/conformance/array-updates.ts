import { expect, it } from 'vitest';
import { type Connect, fixture, type Loose } from './fixture.ts';

type Case = [what: string, before: unknown, update: Loose, after: unknown];
type PlacedCase = [what: string, filter: Loose, update: Loose, filters: Loose[], after: unknown];

/** `a` before and after. */
const CASES: Case[] = [
  ['$push', [1], { $push: { a: 2 } }, [1, 2]],
  ['$push to nothing', undefined, { $push: { a: 2 } }, [2]],
  ['$push of an array', [1], { $push: { a: [2, 3] } }, [1, [2, 3]]],
  ['$push $each', [1], { $push: { a: { $each: [2, 3] } } }, [1, 2, 3]],
  ['$position', [1, 2], { $push: { a: { $each: [9], $position: 1 } } }, [1, 9, 2]],
  ['$position from the end', [1, 2], { $push: { a: { $each: [9], $position: -1 } } }, [1, 9, 2]],
  ['$slice', [1, 2], { $push: { a: { $each: [3], $slice: -2 } } }, [2, 3]],
  ['$slice to nothing', [1, 2], { $push: { a: { $each: [3], $slice: 0 } } }, []],
  ['$slice of a new array', undefined, { $push: { a: { $each: [1, 2, 3], $slice: 2 } } }, [1, 2]],
  ['$sort', [3, 1], { $push: { a: { $each: [2], $sort: -1 } } }, [3, 2, 1]],
  [
    '$sort by a field, then $slice',
    [{ n: 3 }, { n: 1 }],
    { $push: { a: { $each: [{ n: 2 }], $sort: { n: 1 }, $slice: 2 } } },
    [{ n: 1 }, { n: 2 }],
  ],
  ['$addToSet', [1, 2], { $addToSet: { a: 2 } }, [1, 2]],
  ['$addToSet $each', [1], { $addToSet: { a: { $each: [1, 2, 2, 3] } } }, [1, 2, 3]],
  ['$addToSet of documents', [{ x: 1 }], { $addToSet: { a: { x: 1 } } }, [{ x: 1 }]],
  ['$pop last', [1, 2, 3], { $pop: { a: 1 } }, [1, 2]],
  ['$pop first', [1, 2, 3], { $pop: { a: -1 } }, [2, 3]],
  ['$pull of a value', [1, 2, 1], { $pull: { a: 1 } }, [2]],
  ['$pull by a condition', [1, 5, 9], { $pull: { a: { $gte: 5 } } }, [1]],
  ['$pull $in', [1, 5, 9], { $pull: { a: { $in: [1, 9] } } }, [5]],
  [
    '$pull of documents',
    [
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
    ],
    { $pull: { a: { k: 'a' } } },
    [{ k: 'b', n: 2 }],
  ],
  [
    '$pull of documents by a condition',
    [
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
    ],
    { $pull: { a: { n: { $gt: 1 } } } },
    [{ k: 'a', n: 1 }],
  ],
  ['$pullAll', [1, 2, 3, 1], { $pullAll: { a: [1, 3] } }, [2]],
  ['$[] on values', [1, 2], { $inc: { 'a.$[]': 10 } }, [11, 12]],
  [
    '$[] on documents',
    [{ n: 1 }, { n: 2 }],
    { $set: { 'a.$[].m': 0 } },
    [
      { n: 1, m: 0 },
      { n: 2, m: 0 },
    ],
  ],
];

const ITEMS = [
  { k: 'a', n: 1, sub: [{ v: 1 }, { v: 2 }] },
  { k: 'b', n: 5, sub: [{ v: 2 }] },
];
const [A, B] = ITEMS;

const PLACED: PlacedCase[] = [
  ['$ by a path', { 'a.k': 'b' }, { $set: { 'a.$.n': 9 } }, [], [A, { ...B, n: 9 }]],
  [
    '$ by $elemMatch',
    { a: { $elemMatch: { n: { $gt: 2 } } } },
    { $inc: { 'a.$.n': 1 } },
    [],
    [A, { ...B, n: 6 }],
  ],
  ['$ as a whole', { 'a.k': 'a' }, { $set: { 'a.$': 0 } }, [], [0, B]],
  ['$[x]', {}, { $set: { 'a.$[x].n': 0 } }, [{ 'x.k': 'a' }], [{ ...A, n: 0 }, B]],
  [
    '$[x] by a range',
    {},
    { $inc: { 'a.$[x].n': 1 } },
    [{ 'x.n': { $gte: 1 } }],
    [
      { ...A, n: 2 },
      { ...B, n: 6 },
    ],
  ],
  [
    '$[x] in $[]',
    {},
    { $set: { 'a.$[].sub.$[y].v': 0 } },
    [{ 'y.v': 2 }],
    [
      { ...A, sub: [{ v: 1 }, { v: 0 }] },
      { ...B, sub: [{ v: 0 }] },
    ],
  ],
  [
    '$[x] in $[y]',
    {},
    { $push: { 'a.$[x].sub.$[y].w': 1 } },
    [{ 'x.k': 'a' }, { 'y.v': { $gt: 1 } }],
    [{ ...A, sub: [{ v: 1 }, { v: 2, w: [1] }] }, B],
  ],
  ['$[x] that nothing meets', {}, { $set: { 'a.$[x].n': 0 } }, [{ 'x.k': 'z' }], ITEMS],
];

/** The update operators on arrays and the positional forms. */
export function arrayUpdates(connect: Connect): void {
  const use = fixture(connect);

  it.each(CASES)('updates by %s', async (_, before, update, after) => {
    const model = await use.loose([before === undefined ? { _id: 1 } : { _id: 1, a: before }]);
    await model.collection.updateOne({}, update);
    expect((await model.collection.findOne({}))?.a).toEqual(after);
  });

  it.each(PLACED)('updates the place of %s', async (_, filter, update, arrayFilters, after) => {
    const model = await use.loose([{ _id: 1, a: ITEMS }]);
    await model.collection.updateOne(
      filter,
      update,
      arrayFilters.length > 0 ? { arrayFilters } : {},
    );
    expect((await model.collection.findOne({}))?.a).toEqual(after);
  });

  it('refuses $ when the filter does not say where', async () => {
    const model = await use.loose([{ _id: 1, a: ITEMS }]);
    const update = model.collection.updateOne({ _id: 1 as never }, { $set: { 'a.$.n': 0 } });
    await expect(update).rejects.toMatchObject({ code: 2 });
  });

  it('refuses an identifier without a filter and a filter without use', async () => {
    const model = await use.loose([{ _id: 1, a: ITEMS }]);
    const without = model.collection.updateOne({}, { $set: { 'a.$[x].n': 0 } });
    await expect(without).rejects.toMatchObject({ code: 2 });
    const unused = { arrayFilters: [{ 'x.k': 'a' }] };
    await expect(model.collection.updateOne({}, { $set: { b: 0 } }, unused)).rejects.toMatchObject({
      code: 9,
    });
  });
}
