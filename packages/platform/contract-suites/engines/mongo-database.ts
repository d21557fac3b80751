/** A database of the test's own on the server at MONGO_URL, or on another way to it. */
import { randomUUID } from 'node:crypto';
import { connectMongo } from '../../src/drivers/mongo.ts';
import type { TestDatabase } from '../database-under-test.ts';
import { engine } from './address.ts';

export async function mongoDatabase(
  { now }: { now: () => Date },
  url = engine('MONGO_URL'),
): Promise<TestDatabase> {
  const connection = await connectMongo({
    url,
    database: `test_${randomUUID().replaceAll('-', '')}`,
    logger: { info: () => {}, warn: () => {} },
    now,
  });
  return {
    connection,
    dispose: async () => {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
