import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { connectSqlite } from '../src/index.ts';

it('saves and finds', async () => {
  const c = await connectSqlite({ file: ':memory:' });
  const schema = new mongoose.Schema(
    { name: { type: String, unique: true }, n: Number, tags: [String] },
    { timestamps: true },
  );
  const M = c.model('Thing', schema);
  await M.init();
  const a = await M.create({ name: 'a', n: 1, tags: ['x', 'y'] });
  a.n = 5;
  a.tags.push('z');
  await a.save();
  const f = await M.findOne({ tags: 'z' });
  expect(f?.n).toBe(5);
  await expect(M.create({ name: 'a' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { name: 1 },
    keyValue: { name: 'a' },
  });
  const u = await M.findOneAndUpdate(
    { name: 'b' },
    { $inc: { n: 2 }, $setOnInsert: { tags: ['q'] } },
    { upsert: true, returnDocument: 'after' },
  );
  expect(u?.n).toBe(2);
  const agg = await M.aggregate([{ $group: { _id: null, s: { $sum: '$n' } } }]);
  expect(agg[0].s).toBe(7);
  expect((await M.find().sort({ n: -1 }).explain()) as unknown).toBeDefined();
  await c.close();
});
