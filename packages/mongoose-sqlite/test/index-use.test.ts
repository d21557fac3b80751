import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSqlite } from '../src/index.ts';

type Explained = {
  queryPlanner: {
    winningPlan: {
      stage: string;
      sortsInMemory: boolean;
      inputs: { indexName: string; sqlPlan: string[] }[];
    };
  };
  executionStats: { candidates: number };
};

let things: Awaited<ReturnType<typeof thousand>>;
beforeAll(async () => {
  things = await thousand();
});
afterAll(() => things.connection.close());

const schema = new mongoose.Schema({
  n: Number,
  at: Date,
  kind: String,
  ref: mongoose.Schema.Types.ObjectId,
  tags: [String],
  items: [{ k: String, v: Number }],
  live: Boolean,
  gone: Date,
});
schema.index({ n: 1 });
schema.index({ at: 1 });
schema.index({ kind: 1, at: -1 });
schema.index({ ref: 1 });
schema.index({ tags: 1 });
schema.index({ 'items.k': 1, 'items.v': 1 });
schema.index({ gone: 1 }, { partialFilterExpression: { live: true } });

const refs = Array.from({ length: 20 }, () => new mongoose.Types.ObjectId());

async function thousand() {
  const connection = await connectSqlite({ file: ':memory:' });
  const model = connection.model('Thing', schema);
  await model.init();
  const docs = Array.from({ length: 1000 }, (_, i) => ({
    _id: new mongoose.Types.ObjectId(),
    n: i,
    at: new Date(i * 1000),
    kind: `k${i % 10}`,
    ref: refs[i % 20],
    tags: [`t${i % 50}`, `u${i % 7}`],
    items: [{ k: `a${i % 10}`, v: i }],
    live: i % 4 === 0,
    gone: new Date(i),
  }));
  await model.collection.insertMany(docs);
  const explain = async (filter: object, sort: Record<string, 1 | -1> = {}, limit = 0) =>
    (await model.find(filter).sort(sort).limit(limit).explain()) as unknown as Explained;
  return { connection, model, docs, explain };
}

type Case = [what: string, filter: object, index: string, candidates: number];

const CASES: Case[] = [
  ['equality of a number', { n: 7 }, 'n_1', 1],
  ['$in of numbers', { n: { $in: [1, 2, 5000] } }, 'n_1', 2],
  ['a range of numbers', { n: { $gte: 10, $lt: 20 } }, 'n_1', 11],
  ['an open range', { n: { $gt: 989 } }, 'n_1', 11],
  ['a range of dates', { at: { $gte: new Date(5_000), $lte: new Date(7_000) } }, 'at_1', 3],
  ['equality of an ObjectId', { ref: refs[3] }, 'ref_1', 50],
  ['$in of ObjectIds', { ref: { $in: [refs[0], refs[1]] } }, 'ref_1', 100],
  ['an element of an array', { tags: 't3' }, 'tags_1', 20],
  ['$in over arrays', { tags: { $in: ['t3', 't4'] } }, 'tags_1', 40],
  ['$all', { tags: { $all: ['t3', 'u1'] } }, 'tags_1', 20],
  ['the first field of a compound', { kind: 'k3' }, 'kind_1_at_-1', 100],
  [
    'equality and range in a compound',
    { kind: 'k3', at: { $lt: new Date(100_000) } },
    'kind_1_at_-1',
    10,
  ],
  ['$elemMatch', { items: { $elemMatch: { k: 'a1', v: 11 } } }, 'items.k_1_items.v_1', 1],
  ['a partial index', { live: true, gone: { $lt: new Date(100) } }, 'gone_1', 26],
  ['$and', { $and: [{ n: { $gte: 5 } }, { n: { $lt: 6 } }] }, 'n_1', 2],
  ['null', { n: null }, 'n_1', 0],
];

describe('finds through SQL indexes', () => {
  it.each(CASES)('for %s', async (_, filter, index, candidates) => {
    const { explain } = things;
    const { queryPlanner, executionStats } = await explain(filter);
    const [input] = queryPlanner.winningPlan.inputs;
    expect(input?.indexName).toBe(index);
    for (const line of input?.sqlPlan ?? ['none'])
      expect(line).toMatch(/^SEARCH i\d+ USING PRIMARY KEY/);
    expect(executionStats.candidates).toBe(candidates);
  });

  it('for _id', async () => {
    const { docs, explain } = things;
    const { queryPlanner } = await explain({ _id: docs[500]?._id });
    const [input] = queryPlanner.winningPlan.inputs;
    expect(input).toMatchObject({
      indexName: '_id_',
      sqlPlan: ['SEARCH c1 USING COVERING INDEX sqlite_autoindex_c1_1 (key=?)'],
    });
  });

  it('for every branch of $or', async () => {
    const { model, explain } = things;
    const filter = { $or: [{ n: 7 }, { at: new Date(9_000) }, { tags: 't0' }] };
    const { queryPlanner, executionStats } = await explain(filter);
    const used = queryPlanner.winningPlan.inputs.map(({ indexName }) => indexName);
    expect(used).toEqual(['n_1', 'at_1', 'tags_1']);
    expect(executionStats.candidates).toBe(22);
    expect(await model.countDocuments(filter)).toBe(22);
  });

  it('that hold only what the filter asks for', async () => {
    const { model, explain } = things;
    for (const filter of [{ live: true }, { live: true, kind: { $ne: 'k0' } }]) {
      const { queryPlanner, executionStats } = await explain(filter);
      expect(queryPlanner.winningPlan.inputs[0]?.indexName).toBe('gone_1');
      expect(executionStats.candidates).toBe(250);
    }
    await model.collection.createIndex({ 'items.3.k': 1 }, { sparse: true });
    const { executionStats } = await explain({ 'items.3.k': { $exists: true } });
    expect(executionStats.candidates).toBe(0);
  });

  it('and scans where a branch of $or has none', async () => {
    const { explain } = things;
    const { queryPlanner } = await explain({ $or: [{ n: 7 }, { live: false }] });
    expect(queryPlanner.winningPlan.stage).toBe('COLLSCAN');
  });

  it('but not through a partial index that may lack a match', async () => {
    const { explain } = things;
    const { queryPlanner } = await explain({ gone: { $lt: new Date(100) } });
    expect(queryPlanner.winningPlan.stage).toBe('COLLSCAN');
  });
});

describe('sorts through SQL indexes', () => {
  it('after an equality', async () => {
    const { model, explain } = things;
    const { queryPlanner } = await explain({ kind: 'k3' }, { at: -1 });
    expect(queryPlanner.winningPlan).toMatchObject({
      sortsInMemory: false,
      inputs: [{ indexName: 'kind_1_at_-1' }],
    });
    const found = await model.find({ kind: 'k3' }).sort({ at: -1 }).limit(2).lean();
    expect(found.map(({ n }) => n)).toEqual([993, 983]);
  });

  it('for the first of all', async () => {
    const { model, explain } = things;
    const { queryPlanner } = await explain({}, { at: -1 }, 3);
    expect(queryPlanner.winningPlan).toMatchObject({
      sortsInMemory: false,
      inputs: [{ indexName: 'at_1' }],
    });
    const found = await model.find({ live: true }).sort({ at: -1 }).limit(3).lean();
    expect(found.map(({ n }) => n)).toEqual([996, 992, 988]);
  });

  it('but not by arrays, whose elements stand in several places', async () => {
    const { explain } = things;
    const { queryPlanner } = await explain({}, { tags: 1 }, 3);
    expect(queryPlanner.winningPlan).toMatchObject({ stage: 'COLLSCAN', sortsInMemory: true });
  });
});

describe('writes through SQL indexes', () => {
  it('find what they change', async () => {
    const { model } = things;
    expect(await model.updateMany({ kind: 'k3' }, { $set: { n: -1 } })).toMatchObject({
      modifiedCount: 100,
    });
    expect(await model.countDocuments({ n: -1 })).toBe(100);
    expect(await model.deleteMany({ n: -1 })).toMatchObject({ deletedCount: 100 });
    expect(await model.countDocuments({ kind: 'k3' })).toBe(0);
  });
});
