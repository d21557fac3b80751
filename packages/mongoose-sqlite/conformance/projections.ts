import { expect, it } from 'vitest';
import { type Connect, fixture, type Loose } from './fixture.ts';

type Case = [what: string, projection: Loose, expected: Loose];

const DOC = {
  _id: 1,
  a: 1,
  b: { c: 2, d: { e: 3, f: 4 } },
  list: [{ x: 1, y: 2 }, { x: 3, y: 4 }, { y: 5 }],
  plain: [1, 2, 3, 4],
};

const CASES: Case[] = [
  ['inclusion', { a: 1 }, { _id: 1, a: 1 }],
  ['inclusion without _id', { a: 1, _id: 0 }, { a: 1 }],
  ['a nested path', { 'b.d.e': 1 }, { _id: 1, b: { d: { e: 3 } } }],
  ['the nested form of a path', { b: { c: 1 } }, { _id: 1, b: { c: 2 } }],
  ['a path through an array', { 'list.x': 1 }, { _id: 1, list: [{ x: 1 }, { x: 3 }, {}] }],
  ['exclusion', { b: 0, list: 0, plain: 0 }, { _id: 1, a: 1 }],
  [
    'exclusion of a nested path',
    { 'b.d': 0, 'list.y': 0, plain: 0, a: 0 },
    { _id: 1, b: { c: 2 }, list: [{ x: 1 }, { x: 3 }, {}] },
  ],
  ['a missing field', { nothing: 1 }, { _id: 1 }],
  [
    '$slice from the start',
    { plain: { $slice: 2 }, list: 0, b: 0 },
    { _id: 1, a: 1, plain: [1, 2] },
  ],
  ['$slice from the end', { plain: { $slice: -1 }, a: 1 }, { _id: 1, a: 1, plain: [4] }],
  ['$slice of a window', { a: 1, plain: { $slice: [1, 2] } }, { _id: 1, a: 1, plain: [2, 3] }],
  ['$elemMatch', { list: { $elemMatch: { y: { $gt: 2 } } } }, { _id: 1, list: [{ x: 3, y: 4 }] }],
  ['an expression', { sum: { $add: ['$a', '$b.c'] } }, { _id: 1, sum: 3 }],
];

/** What a find returns of each document. */
export function projections(connect: Connect): void {
  const use = fixture(connect);

  it.each(CASES)('projects by %s', async (_, projection, expected) => {
    const model = await use.loose([DOC]);
    const [found] = await model.collection.find({}, { projection }).toArray();
    expect(found).toEqual(expected);
  });

  it('projects the element that matched by position', async () => {
    const model = await use.loose([DOC]);
    const found = await model.collection.findOne({ 'list.x': 3 }, { projection: { 'list.$': 1 } });
    expect(found).toEqual({ _id: 1, list: [{ x: 3, y: 4 }] });
  });

  it('keeps the order of the fields in the document', async () => {
    const model = await use.loose([DOC]);
    const found = await model.collection.findOne({}, { projection: { b: 1, a: 1 } });
    expect(Object.keys(found ?? {})).toEqual(['_id', 'a', 'b']);
  });

  it('refuses to mix inclusion and exclusion', async () => {
    const model = await use.loose([DOC]);
    const mixed = async () => model.collection.findOne({}, { projection: { a: 1, b: 0 } });
    await expect(mixed()).rejects.toThrow();
  });
}
