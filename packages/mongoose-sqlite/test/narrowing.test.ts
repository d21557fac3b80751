import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { connectSqlite } from '../src/index.ts';

const { Decimal128, Long, ObjectId } = mongoose.mongo;

/** A small generator of its own, so that a failure can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const IDS = [1, 2, 3].map((i) => new ObjectId(String(i).padStart(24, '0')));

const SCALARS: unknown[] = [
  -1.5,
  -1,
  0,
  0.5,
  1,
  2,
  10,
  2 ** 53,
  Number.MAX_VALUE,
  NaN,
  Infinity,
  ...['9007199254740993', '-9007199254740993', '9007199254740995'].map((n) => Long.fromString(n)),
  ...['1', '0.5', '1E+40', '9007199254740993.5'].map((n) => Decimal128.fromString(n)),
  '',
  'a',
  'ab',
  'b',
  '10',
  '\u0000',
  '\uffee',
  '🏥',
  true,
  false,
  null,
  ...[0, -1, 1_000_000_000_000].map((t) => new Date(t)),
  ...IDS,
  Buffer.from(''),
  Buffer.from('a'),
  Buffer.from('b'),
  {},
  { x: 1 },
  { x: 'a', y: null },
];

it('never loses a match that a scan finds, whatever types, arrays and indexes', async () => {
  const next = random(20_261_121);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const value = (): unknown => {
    const roll = next();
    if (roll < 0.1) return [];
    if (roll < 0.3) return [pick(SCALARS), pick(SCALARS)];
    if (roll < 0.35) return [[pick(SCALARS)], { 0: pick(SCALARS) }, {}];
    return pick(SCALARS);
  };
  const doc = (_id: number) => ({
    _id,
    ...(next() < 0.8 ? { a: value() } : {}),
    ...(next() < 0.8 ? { b: pick(SCALARS) } : {}),
    ...(next() < 0.8 ? { c: next() < 0.5 ? { d: value() } : [{ d: pick(SCALARS) }, {}] } : {}),
  });
  const condition = (): unknown => {
    const operator = pick(['$eq', '$in', '$gt', '$gte', '$lt', '$lte', 'range', '$all', 'plain']);
    if (operator === 'plain') return pick(SCALARS);
    if (operator === '$in' || operator === '$all') return { [operator]: [pick(SCALARS), value()] };
    if (operator === 'range') return { $gte: pick(SCALARS), $lt: pick(SCALARS) };
    return { [operator]: pick(SCALARS) };
  };
  const filter = (): Record<string, unknown> => {
    const fields = ['a', 'b', 'c.d', 'a.0'].filter(() => next() < 0.5);
    const all = Object.fromEntries(fields.map((field) => [field, condition()]));
    return next() < 0.2 ? { $or: [all, { b: condition() }] } : all;
  };

  const connection = await connectSqlite({ file: ':memory:' });
  const plain = connection.collection('plain');
  const indexed = connection.collection('indexed');
  const docs = Array.from({ length: 300 }, (_, i) => doc(i));
  const partialFilterExpression = { b: { $gt: 0 } };
  await indexed.createIndex({ a: 1 });
  await indexed.createIndex({ 'a.0': 1 });
  await indexed.createIndex({ b: 1, a: 1 });
  await indexed.createIndex({ 'c.d': 1 }, { sparse: true });
  await indexed.createIndex({ b: -1 }, { partialFilterExpression, name: 'partial' });
  await plain.insertMany(docs as never);
  await indexed.insertMany(docs as never);
  const ids = async (collection: typeof plain, query: object, sort: object) =>
    (await collection.find(query, { sort: sort as never }).toArray()).map(({ _id }) => _id);
  let used = 0;
  for (let i = 0; i < 600; i++) {
    const query = filter();
    const sort = next() < 0.3 ? { b: 1, 'a.0': 1 } : next() < 0.5 ? { b: -1, a: 1 } : {};
    const message = JSON.stringify(query);
    expect(await ids(indexed, query, sort), message).toEqual(await ids(plain, query, sort));
    const explained = await indexed.find(query).explain();
    if (explained.queryPlanner.winningPlan.stage === 'IXSCAN') used += 1;
  }
  // The comparison says nothing unless many of the filters did use an index.
  expect(used).toBeGreaterThan(200);
  await connection.close();
}, 20_000);
