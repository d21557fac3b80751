/** The connection itself: how it is made, what it promises, and what a caller hears while the database is away. */
import { setTimeout as pause } from 'node:timers/promises';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../contract-suites/database-under-test.ts';
import { engine } from '../contract-suites/engines/address.ts';
import { mongoDatabase } from '../contract-suites/engines/mongo-database.ts';
import { type Line, lineTo } from '../contract-suites/engines/severed.ts';
import { databaseAnswers } from '../src/database.ts';
import { connectMongo } from '../src/drivers/mongo.ts';
import { fromFramework } from '../src/http/service.ts';
import { connectForEver } from '../src/process/connect.ts';

const quiet = { info: () => {}, warn: () => {} };
const schema = () => new mongoose.Schema({ _id: String, n: Number }, { timestamps: true });

// Every model is made ready before it is written to, as the services do: the wire server stands still for good when a
// collection is created and written to at the same moment.
describe('a connection to MongoDB', () => {
  const now = () => new Date('2026-01-02T03:04:05Z');
  let database: TestDatabase;
  beforeEach(async () => {
    database = await mongoDatabase({ now });
  });
  afterEach(() => database.dispose());

  it('writes to a majority and its journal, with a bounded pool', () => {
    const { options } = database.connection.getClient();
    expect(options.writeConcern).toMatchObject({ w: 'majority', journal: true });
    expect(options.maxPoolSize).toBe(20);
  });

  it.each([
    ['', true],
    ['&retryWrites=false', false],
  ])(
    'repeats a write that a failing server did not answer, unless told not to',
    async (option, retryWrites) => {
      const { host } = new URL(engine('MONGO_URL'));
      const url = `mongodb://${host}/?directConnection=true${option}`;
      const connection = await connectMongo({ url, database: 'test_retry', logger: quiet });
      expect(connection.getClient().options.retryWrites).toBe(retryWrites);
      await connection.close();
    },
  );

  it('lives beside SQLite in one process, each with its own clock and driver', async () => {
    const sqlite = await connectSqlite({ file: ':memory:', now });
    const models = [sqlite, database.connection].map((on) => on.model('Thing', schema()));
    await Promise.all(models.map((model) => model.init()));
    await Promise.all(models.map((model) => model.create({ _id: 'a', n: 1 })));
    for (const model of models) {
      expect(await model.findById('a').lean()).toMatchObject({ n: 1, createdAt: now() });
    }
    expect(mongoose.connection.readyState).toBe(0);
    await sqlite.close();
    expect(await databaseAnswers(database.connection)).toBe(true);
  });

  it('lets one of two changes from the same version win', async () => {
    const model = database.connection.model(
      'Versioned',
      new mongoose.Schema({ _id: String, n: Number }, { optimisticConcurrency: true }),
    );
    await model.init();
    await model.create({ _id: 'a', n: 1 });
    const [one, other] = [await model.findById('a'), await model.findById('a')];
    one?.set({ n: 2 });
    other?.set({ n: 3 });
    await one?.save();
    await expect(other?.save()).rejects.toThrow(mongoose.Error.VersionError);
    expect(await model.findById('a').lean()).toMatchObject({ n: 2 });
  });
});

describe('a database that is away', () => {
  let line: Line;
  beforeEach(async () => {
    const { hostname, port } = new URL(engine('MONGO_URL'));
    line = await lineTo(hostname, Number(port || 27_017));
  });
  afterEach(() => line.cut());

  const url = () => `mongodb://127.0.0.1:${line.port}/?directConnection=true`;
  const open = () => connectMongo({ url: url(), database: 'test_away', logger: quiet });

  it('is waited for at the start, with a word at each try', async () => {
    const logged: string[] = [];
    const log = (_facts: object, text: string) => void logged.push(text);
    await line.cut();
    const { signal } = new AbortController();
    const logger = { info: log, warn: log };
    const waiting = connectForEver({
      engine: 'MongoDB',
      setting: 'MONGO_URL',
      open,
      logger,
      signal,
    });
    await pause(2500);
    await line.restore();
    const connection = await waiting;
    expect(await databaseAnswers(connection)).toBe(true);
    expect(logged[0]).toBe('MongoDB cannot be reached at MONGO_URL; trying again');
    expect(logged.at(-1)).toBe('MongoDB is reached');
    await connection.close();
  });

  it('is told as unavailable within two seconds, and works again within two of its return', async () => {
    const connection = await open();
    const model = connection.model('Thing', schema());
    await model.init();
    await model.updateOne({ _id: 'a' }, { n: 1 }, { upsert: true });
    await line.cut();
    for (const call of [
      () => model.findById('a').lean(),
      () => model.updateOne({ _id: 'a' }, { $inc: { n: 1 } }),
      () => model.create({ _id: 'half', n: 1 }),
    ]) {
      const begun = performance.now();
      const error = await Promise.resolve(call()).catch((thrown: unknown) => thrown);
      expect(performance.now() - begun).toBeLessThan(2500);
      expect(fromFramework(error)).toMatchObject({
        kind: 'unavailable',
        code: 'DATABASE.AWAY',
        retryAfterSeconds: 2,
      });
    }
    expect(await databaseAnswers(connection).catch(() => false)).toBe(false);
    await line.restore();
    const begun = performance.now();
    while (!(await databaseAnswers(connection).catch(() => false))) await pause(20);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(await model.find().sort({ _id: 1 }).lean()).toMatchObject([{ _id: 'a', n: 1 }]);
    await connection.dropDatabase();
    await connection.close();
  });
});
