import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture } from './fixture.ts';

const { ObjectId } = mongoose.mongo;

const SALES = [
  { _id: 1, item: 'a', price: 10, count: 2, at: new Date('2026-01-05'), tags: ['x', 'y'] },
  { _id: 2, item: 'b', price: 20, count: 1, at: new Date('2026-01-20'), tags: ['x'] },
  { _id: 3, item: 'a', price: 5, count: 10, at: new Date('2026-02-01'), tags: [] },
  { _id: 4, item: 'c', price: 7, count: 0, at: new Date('2026-02-02') },
];

/** Pipelines. */
export function aggregation(connect: Connect): void {
  const use = fixture(connect);

  it('matches, groups and sorts', async () => {
    const model = await use.loose(SALES);
    const result = await model.aggregate([
      { $match: { price: { $gte: 5 } } },
      {
        $group: {
          _id: '$item',
          total: { $sum: { $multiply: ['$price', '$count'] } },
          n: { $sum: 1 },
        },
      },
      { $sort: { total: -1, _id: 1 } },
    ]);
    expect(result).toEqual([
      { _id: 'a', total: 70, n: 2 },
      { _id: 'b', total: 20, n: 1 },
      { _id: 'c', total: 0, n: 1 },
    ]);
  });

  it('unwinds, counts and projects', async () => {
    const model = await use.loose(SALES);
    expect(await model.aggregate([{ $unwind: '$tags' }, { $sortByCount: '$tags' }])).toEqual([
      { _id: 'x', count: 2 },
      { _id: 'y', count: 1 },
    ]);
    const kept = { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } };
    expect(await model.aggregate([kept, { $count: 'n' }])).toEqual([{ n: 5 }]);
    const project = { $project: { _id: 0, item: 1, big: { $gt: ['$price', 8] } } };
    expect(await model.aggregate([{ $match: { _id: 2 } }, project])).toEqual([
      { item: 'b', big: true },
    ]);
  });

  it('groups by dates and by several keys', async () => {
    const model = await use.loose(SALES);
    const month = { $dateToString: { date: '$at', format: '%Y-%m' } };
    const result = await model.aggregate([
      { $group: { _id: { item: '$item', month }, last: { $max: '$at' } } },
      { $sort: { '_id.month': 1, '_id.item': 1 } },
    ]);
    expect(result.map(({ _id }) => `${_id.month} ${_id.item}`)).toEqual([
      '2026-01 a',
      '2026-01 b',
      '2026-02 a',
      '2026-02 c',
    ]);
  });

  it('groups by ObjectId', async () => {
    const [a, b] = [new ObjectId(), new ObjectId()];
    const docs = [a, b, a].map((ref, i) => ({ _id: i, ref: new ObjectId(String(ref)) }));
    const model = await use.loose(docs);
    const groups = await model.aggregate([
      { $group: { _id: '$ref', n: { $sum: 1 } } },
      { $sort: { n: -1 } },
    ]);
    expect(groups).toEqual([
      { _id: a, n: 2 },
      { _id: b, n: 1 },
    ]);
  });

  it('looks up another collection by field and by pipeline', async () => {
    const [a, b] = [new ObjectId(), new ObjectId()];
    const makers = await use.loose([
      { _id: a, name: 'A' },
      { _id: b, name: 'B' },
    ]);
    const model = await use.loose([
      { _id: 1, by: a },
      { _id: 2, by: new ObjectId() },
    ]);
    const from = makers.collection.collectionName;
    const byField = { from, localField: 'by', foreignField: '_id', as: 'maker' };
    expect(await model.aggregate([{ $lookup: byField }, { $sort: { _id: 1 } }])).toMatchObject([
      { _id: 1, maker: [{ name: 'A' }] },
      { _id: 2, maker: [] },
    ]);
    const byPipeline = {
      from,
      let: { by: '$by' },
      pipeline: [
        { $match: { $expr: { $eq: ['$_id', '$$by'] } } },
        { $project: { name: 1, _id: 0 } },
      ],
      as: 'maker',
    };
    const [first] = await model.aggregate([{ $match: { _id: 1 } }, { $lookup: byPipeline }]);
    expect(first.maker).toEqual([{ name: 'A' }]);
  });

  it('runs facets, buckets and conditions', async () => {
    const model = await use.loose(SALES);
    const [result] = await model.aggregate([
      {
        $facet: {
          cheap: [{ $match: { price: { $lt: 8 } } }, { $count: 'n' }],
          top: [{ $sort: { price: -1 } }, { $limit: 1 }, { $project: { item: 1 } }],
        },
      },
    ]);
    expect(result).toEqual({ cheap: [{ n: 2 }], top: [{ _id: 2, item: 'b' }] });
    const bucket = { groupBy: '$price', boundaries: [0, 8, 100], output: { n: { $sum: 1 } } };
    expect(await model.aggregate([{ $bucket: bucket }])).toEqual([
      { _id: 0, n: 2 },
      { _id: 8, n: 2 },
    ]);
    const kind = { $cond: [{ $gte: ['$count', 2] }, 'many', 'few'] };
    const set = [{ $addFields: { kind } }, { $match: { kind: 'many' } }, { $count: 'n' }];
    expect(await model.aggregate(set)).toEqual([{ n: 2 }]);
  });

  it('sorts, skips and limits in the order given', async () => {
    const model = await use.loose(SALES);
    const page = [{ $sort: { price: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { price: 1 } }];
    expect(await model.aggregate(page as mongoose.PipelineStage[])).toEqual([
      { _id: 4, price: 7 },
      { _id: 1, price: 10 },
    ]);
    const limited = [{ $limit: 2 }, { $match: { item: 'c' } }];
    expect(await model.aggregate(limited as mongoose.PipelineStage[])).toEqual([]);
  });

  it('streams through a cursor', async () => {
    const model = await use.loose(SALES);
    const seen: unknown[] = [];
    const cursor = model.aggregate([{ $sort: { _id: 1 } }]).cursor({ batchSize: 2 });
    for await (const doc of cursor) seen.push(doc._id);
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('refuses a stage that does not exist', async () => {
    const model = await use.loose(SALES);
    const run = async () => model.collection.aggregate([{ $nothing: {} }]).toArray();
    await expect(run()).rejects.toThrow();
  });
}
