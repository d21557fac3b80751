import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture, ids, type Loose } from './fixture.ts';

const { ObjectId } = mongoose.mongo;

type Case = [what: string, filter: Loose, expected: unknown[]];

const PEOPLE = [
  { _id: 1, name: 'Ann', age: 30, tags: ['a', 'b'], at: { city: 'x' } },
  { _id: 2, name: 'Bob', age: 40, tags: [], at: { city: 'y', zip: null } },
  { _id: 3, name: 'Cid', age: null, tags: ['b', 'c', 'd'], at: null },
  { _id: 4, name: 'Dan', tags: 'b' },
  {
    _id: 5,
    age: [30, 50],
    items: [
      { k: 'p', n: 1 },
      { k: 'q', n: 5 },
    ],
  },
  { _id: 6, age: [], items: [{ k: 'p', n: 5 }, { k: 'q' }] },
  { _id: 7, grid: [[1, 2], [3]], items: [] },
];

const CASES: Case[] = [
  ['equality', { name: 'Bob' }, [2]],
  ['equality with an element', { tags: 'b' }, [1, 3, 4]],
  ['equality of a plain field and of an element', { name: 'Cid', tags: 'b' }, [3]],
  ['equality of an element, and another field that differs', { tags: 'b', name: 'Bob' }, []],
  ['equality of an element, and null', { tags: 'b', age: null }, [3, 4]],
  ['equality and an operator', { name: 'Cid', tags: { $size: 3 } }, [3]],
  ['equality with a whole array', { tags: ['a', 'b'] }, [1]],
  ['an array in an array', { grid: [1, 2] }, [7]],
  ['equality with a document', { at: { city: 'x' } }, [1]],
  ['equality with a document needs all fields', { at: { city: 'y' } }, []],
  ['a nested path', { 'at.city': 'y' }, [2]],
  ['the id and null', { _id: 4, age: null }, [4]],
  ['the id, and null where a value is', { _id: 2, age: null }, []],
  ['null finds null and missing', { age: null }, [3, 4, 7]],
  ['null in a field that every object inherits', { toString: null }, [1, 2, 3, 4, 5, 6, 7]],
  ['null in a nested path', { 'at.zip': null }, [1, 2, 3, 4, 5, 6, 7]],
  ['null in documents of an array', { 'items.n': null }, [1, 2, 3, 4, 6]],
  ['$ne is the complement', { tags: { $ne: 'b' } }, [2, 5, 6, 7]],
  ['$in', { name: { $in: ['Ann', 'Dan', 'x'] } }, [1, 4]],
  ['$in with null', { name: { $in: ['Ann', null] } }, [1, 5, 6, 7]],
  ['$in with a pattern', { name: { $in: [/^A/, 'Bob'] } }, [1, 2]],
  ['$in with an array', { tags: { $in: [['a', 'b']] } }, [1]],
  ['$nin', { name: { $nin: ['Ann', null] } }, [2, 3, 4]],
  ['$gt over arrays', { age: { $gt: 35 } }, [2, 5]],
  ['two bounds meet in different elements', { age: { $gt: 45, $lt: 35 } }, [5]],
  ['$elemMatch on values', { age: { $elemMatch: { $gt: 45, $lt: 35 } } }, []],
  ['$elemMatch on documents', { items: { $elemMatch: { k: 'p', n: { $gt: 2 } } } }, [6]],
  ['two paths meet in different elements', { 'items.k': 'p', 'items.n': 5 }, [5, 6]],
  ['a position is one value', { 'grid.0': 1 }, []],
  ['an array at a position', { 'grid.0': [1, 2] }, [7]],
  ['$elemMatch compares elements as a whole', { grid: { $elemMatch: { $gt: 0 } } }, []],
  ['$elemMatch with $size', { grid: { $elemMatch: { $size: 2 } } }, [7]],
  ['a position', { 'items.0.n': 5 }, [6]],
  ['a position that exists', { 'tags.1': { $exists: true } }, [1, 3]],
  ['a position that does not exist', { 'items.0': { $exists: false } }, [1, 2, 3, 4, 7]],
  ['$exists', { name: { $exists: false } }, [5, 6, 7]],
  ['$exists with null', { age: { $exists: true } }, [1, 2, 3, 5, 6]],
  ['$size', { tags: { $size: 2 } }, [1]],
  ['$size 0', { tags: { $size: 0 } }, [2]],
  ['$all', { tags: { $all: ['b', 'c'] } }, [3]],
  ['$all on a scalar', { tags: { $all: ['b'] } }, [1, 3, 4]],
  ['$all through documents of an array', { 'items.k': { $all: ['p', 'q'] } }, [5, 6]],
  ['$all with $elemMatch', { items: { $all: [{ $elemMatch: { n: 1 } }] } }, [5]],
  ['$regex', { name: { $regex: '^a', $options: 'i' } }, [1]],
  ['a pattern', { name: /n$/ }, [1, 4]],
  ['a pattern over an array', { tags: /^[cd]$/ }, [3]],
  ['$not', { name: { $not: /n$/ } }, [2, 3, 5, 6, 7]],
  ['$not with a range', { age: { $not: { $gt: 35 } } }, [1, 3, 4, 6, 7]],
  ['$mod', { age: { $mod: [20, 10] } }, [1, 5]],
  ['$type', { tags: { $type: 'array' } }, [1, 2, 3]],
  ['$type of elements', { tags: { $type: 'string' } }, [1, 3, 4]],
  ['$type number', { age: { $type: 'number' } }, [1, 2, 5]],
  ['$type null', { age: { $type: 'null' } }, [3]],
  ['$and', { $and: [{ tags: 'b' }, { tags: 'c' }] }, [3]],
  ['$or', { $or: [{ name: 'Ann' }, { age: 40 }] }, [1, 2]],
  ['$nor', { $nor: [{ name: 'Ann' }, { age: 40 }, { items: { $exists: true } }] }, [3, 4]],
  ['$expr', { $expr: { $gt: ['$age', '$_id'] } }, [1, 2, 5, 6]],
  ['$expr on a nested path', { $expr: { $eq: ['$at.city', 'x'] } }, [1]],
  ['a comment', { name: 'Ann', $comment: 'why' }, [1]],
  ['everything', {}, [1, 2, 3, 4, 5, 6, 7]],
];

/** The filter language. */
export function queries(connect: Connect): void {
  const use = fixture(connect);

  it.each(CASES)('finds by %s', async (_, filter, expected) => {
    const model = await use.loose(PEOPLE);
    const found = await model.collection.find(filter).sort({ _id: 1 }).toArray();
    expect(ids(found)).toEqual(expected);
  });

  it.each(CASES)(
    'finds the same by %s with indexes on every field',
    async (_, filter, expected) => {
      const model = await use.loose(PEOPLE);
      for (const field of ['name', 'age', 'tags', 'at.city', 'at', 'items.k', 'items.n', 'grid']) {
        await model.collection.createIndex({ [field]: 1 });
      }
      const found = await model.collection.find(filter).sort({ _id: 1 }).toArray();
      expect(ids(found)).toEqual(expected);
    },
  );

  it('finds by ObjectId, also through casting', async () => {
    const model = await use.loose();
    const [a, b] = [new ObjectId(), new ObjectId()];
    await model.collection.insertMany([
      { _id: 1 as never, ref: a },
      { _id: 2 as never, ref: b },
    ]);
    expect(ids(await model.find({ ref: new ObjectId(String(a)) }).lean())).toEqual([1]);
    expect(ids(await model.find({ ref: { $in: [a, b] } }).lean())).toEqual([1, 2]);
    expect(ids(await model.find({ ref: { $ne: a } }).lean())).toEqual([2]);
  });

  it('sorts by several keys, skips and limits', async () => {
    const docs = [3, 1, 2, 3, 1].map((a, i) => ({ _id: i, a, b: { c: i % 2 } }));
    const model = await use.loose(docs);
    const page = model.find().sort({ a: -1, 'b.c': 1, _id: -1 });
    expect(ids(await page.clone().lean())).toEqual([0, 3, 2, 4, 1]);
    expect(ids(await page.clone().skip(1).limit(2).lean())).toEqual([3, 2]);
  });

  it('sorts arrays by their smallest or largest element', async () => {
    const model = await use.loose([
      { _id: 1, a: [5, 1] },
      { _id: 2, a: 3 },
      { _id: 3, a: [4, 2] },
    ]);
    expect(ids(await model.find().sort({ a: 1 }).lean())).toEqual([1, 3, 2]);
    expect(ids(await model.find().sort({ a: -1 }).lean())).toEqual([1, 3, 2]);
  });

  it('gives distinct values, of elements too', async () => {
    const model = await use.loose(PEOPLE);
    expect(new Set(await model.distinct('tags'))).toEqual(new Set(['a', 'b', 'c', 'd']));
    expect(new Set(await model.distinct('items.k', { _id: 5 }))).toEqual(new Set(['p', 'q']));
    expect(await model.distinct('nothing')).toEqual([]);
  });

  it('refuses operators that do not exist', async () => {
    const model = await use.loose(PEOPLE);
    const find = async (filter: Loose) => model.collection.find(filter).toArray();
    await expect(find({ a: { $gtt: 1 } })).rejects.toMatchObject({ code: 2 });
    await expect(find({ $xor: [] })).rejects.toMatchObject({ code: 2 });
    await expect(find({ a: { $in: 5 } })).rejects.toMatchObject({ code: 2 });
  });
}
