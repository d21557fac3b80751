import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { connectSqlite, sweepExpired } from '../src/index.ts';

const T0 = Date.parse('2026-11-21T00:00:00Z');

async function sessions(options: { ttlSweepMs?: number } = {}) {
  let now = T0;
  const connection = await connectSqlite({
    file: ':memory:',
    now: () => new Date(now),
    ttlSweepMs: 0,
    ...options,
  });
  const schema = new mongoose.Schema({ name: String, until: {}, kept: Boolean });
  const partialFilterExpression = { kept: { $eq: false } };
  schema.index({ until: 1 }, { expireAfterSeconds: 60, partialFilterExpression });
  const model = connection.model('Session', schema);
  await model.init();
  const pass = (ms: number) => {
    now += ms;
  };
  return { connection, model, pass };
}

it('removes what has expired by the given clock, and nothing else', async () => {
  const { connection, model, pass } = await sessions();
  const until = new Date(T0);
  await model.create([
    { name: 'old', until, kept: false },
    { name: 'kept', until, kept: true },
    { name: 'later', until: new Date(T0 + 10_000), kept: false },
    { name: 'never', kept: false },
    { name: 'text', until: 'soon', kept: false },
    { name: 'many', until: [new Date(T0 + 90_000), new Date(T0)], kept: false },
  ]);
  pass(59_999);
  expect(sweepExpired(connection)).toBe(0);
  pass(1);
  expect(sweepExpired(connection)).toBe(2);
  expect(await model.distinct('name')).toEqual(['kept', 'later', 'never', 'text']);
  pass(10_000);
  expect(sweepExpired(connection)).toBe(1);
  await connection.close();
});

it('sweeps by its timer, which ends with the connection', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { connection, model, pass } = await sessions({ ttlSweepMs: 1_000 });
  await model.create({ name: 'old', until: new Date(T0), kept: false });
  pass(60_000);
  vi.advanceTimersByTime(1_000);
  expect(await model.countDocuments()).toBe(0);
  await connection.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('takes $currentDate, $$NOW and timestamps from the given clock', async () => {
  const { connection, pass } = await sessions();
  pass(5_000);
  const schema = new mongoose.Schema({ at: Date, seen: Date }, { timestamps: true });
  const model = connection.model('Clock', schema);
  const { _id, createdAt } = await model.create({});
  expect(createdAt).toEqual(new Date(T0 + 5_000));
  await model.updateOne({ _id }, { $currentDate: { at: true } });
  await model.updateOne({ _id }, [{ $set: { seen: '$$NOW' } }], { updatePipeline: true });
  expect(await model.findById(_id).lean()).toMatchObject({
    at: new Date(T0 + 5_000),
    seen: new Date(T0 + 5_000),
  });
  const future = { $expr: { $gt: ['$at', '$$NOW'] } };
  expect(await model.countDocuments(future)).toBe(0);
  pass(-1);
  expect(await model.countDocuments(future)).toBe(1);
  await connection.close();
});
