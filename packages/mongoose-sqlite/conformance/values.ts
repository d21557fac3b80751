import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { type Connect, fixture, ids } from './fixture.ts';

const { Binary, DBRef, Decimal128, Long, ObjectId, Timestamp } = mongoose.mongo;

/** What goes in comes out, and values compare as BSON says. */
export function values(connect: Connect): void {
  const use = fixture(connect);

  it('stores every type without loss', async () => {
    const model = await use.loose();
    const doc = {
      _id: new ObjectId(),
      date: new Date('2026-02-28T23:59:59.999Z'),
      decimal: Decimal128.fromString('123456789012345678901234567890.1200'),
      binary: new Binary(Buffer.from([0, 255, 1]), 4),
      long: Long.fromString('9223372036854775807'),
      small: 7,
      negative: -0.5,
      text: 'مقارن 🏥',
      yes: true,
      nothing: null,
      pattern: /^a.b/i,
      link: new DBRef('things', new ObjectId()),
      stamp: new Timestamp({ t: 7, i: 1 }),
      nested: { list: [1, [2, { deep: new Date(0) }], 'x'], empty: {}, none: [] },
    };
    await model.collection.insertOne(doc);
    expect(await model.collection.findOne({ _id: doc._id })).toEqual(doc);
  });

  it('keeps Map, Buffer, Decimal128 and UUID of a schema', async () => {
    const { Schema } = mongoose;
    const schema = new Schema({
      map: { type: Map, of: Number },
      bytes: Buffer,
      price: Schema.Types.Decimal128,
      key: Schema.Types.UUID,
      big: BigInt,
    });
    const model = await use.model(schema);
    const key = '0b9a9a3e-7d9e-4c7e-9d60-8a2ba1d7bd5c';
    const made = await model.create({
      map: { a: 1 },
      bytes: Buffer.from('hello'),
      price: '10.50',
      key,
      big: 9007199254740993n,
    });
    const found = await model.findById(made._id).orFail();
    expect(found.map?.get('a')).toBe(1);
    expect(Buffer.from(found.bytes ?? []).toString()).toBe('hello');
    expect(String(found.price)).toBe('10.50');
    expect(String(found.key)).toBe(key);
    expect(found.big).toBe(9007199254740993n);
    expect(await model.countDocuments({ bytes: Buffer.from('hello') })).toBe(1);
    expect(await model.countDocuments({ key })).toBe(1);
  });

  it('keeps a Long through an update of another field', async () => {
    const big = Long.fromString('9007199254740993');
    const model = await use.loose([{ _id: 1, big, n: 0 }]);
    await model.updateOne({ _id: 1 }, { $inc: { n: 1, big: 1 } });
    const after = await model.collection.findOne({ _id: 1 as never });
    expect(String(after?.big)).toBe('9007199254740994');
    expect(after?.n).toBe(1);
  });

  it('sorts mixed types in BSON order', async () => {
    const when = new Date(0);
    const model = await use.loose([
      { _id: 'date', v: when },
      { _id: 'text', v: 'a' },
      { _id: 'number', v: 5 },
      { _id: 'null', v: null },
      { _id: 'true', v: true },
      { _id: 'object', v: { a: 1 } },
      { _id: 'false', v: false },
      { _id: 'id', v: new ObjectId() },
      { _id: 'decimal', v: Decimal128.fromString('4.5') },
    ]);
    const expected = 'null decimal number text object id false true date'.split(' ');
    expect(ids(await model.find().sort({ v: 1 }).lean())).toEqual(expected);
    expect(ids(await model.find().sort({ v: -1 }).lean())).toEqual([...expected].reverse());
  });

  it('compares numbers by value over all their types', async () => {
    const model = await use.loose([
      { _id: 'int', v: 10 },
      { _id: 'long', v: Long.fromNumber(9) },
      { _id: 'decimal', v: Decimal128.fromString('10.0') },
      { _id: 'double', v: 9.5 },
    ]);
    expect(ids(await model.find({ v: 10 }).sort('_id').lean())).toEqual(['decimal', 'int']);
    expect(
      ids(
        await model
          .find({ v: { $lt: 10 } })
          .sort('v')
          .lean(),
      ),
    ).toEqual(['long', 'double']);
    const ten = Decimal128.fromString('10');
    expect(await model.countDocuments({ v: { $gte: ten } })).toBe(2);
  });

  it('ranges stay within one type', async () => {
    const model = await use.loose([
      { _id: 1, v: 5 },
      { _id: 2, v: '5' },
      { _id: 3, v: new Date(5) },
      { _id: 4, v: null },
      { _id: 5 },
    ]);
    expect(ids(await model.find({ v: { $gt: 1 } }).lean())).toEqual([1]);
    expect(ids(await model.find({ v: { $gte: '' } }).lean())).toEqual([2]);
    expect(ids(await model.find({ v: { $lte: new Date() } }).lean())).toEqual([3]);
    expect(ids(await model.find({ v: { $lte: null } }).lean())).toEqual([4, 5]);
  });

  it('takes any value but arrays as _id and keeps them apart', async () => {
    const model = await use.loose();
    const all = [1, '1', new Date(1), { a: 1 }, { a: 2 }, true, new ObjectId()];
    await model.collection.insertMany(all.map((_id) => ({ _id: _id as never })));
    for (const _id of all) expect(await model.countDocuments({ _id })).toBe(1);
    await expect(model.collection.insertOne({ _id: 1.0 as never })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(model.collection.insertOne({ _id: [1] as never })).rejects.toThrow();
  });

  it('finds the same by a long $in as by its equalities', async () => {
    const some = [1, 2.5, '1', '', true, null, new Date(1), new ObjectId(), { a: 1 }, { a: 2 }];
    const more = [Long.fromNumber(3), Decimal128.fromString('2.50'), new Binary(Buffer.from('x'))];
    const all = [...some, ...more, [1, 'x'], []];
    const model = await use.loose(all.map((v, _id) => ({ _id, v })));
    const wanted = [...some.slice(1), ...more, 1.5, 'none', [1, 'x']];
    const one = await model.collection
      .find({ v: { $in: wanted } })
      .sort({ _id: 1 })
      .toArray();
    const two = { $or: wanted.map((v) => ({ v })) };
    expect(one).toEqual(await model.collection.find(two).sort({ _id: 1 }).toArray());
    expect(ids(one)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('orders strings by code point', async () => {
    const model = await use.loose(['a', 'B', 'é', '\uffee', '🏥'].map((_id) => ({ _id })));
    expect(ids(await model.find().sort({ _id: 1 }).lean())).toEqual([
      'B',
      'a',
      'é',
      '\uffee',
      '🏥',
    ]);
  });
}
