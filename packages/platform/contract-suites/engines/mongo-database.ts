/** A database of the test's own on the server at MONGO_URL, or on another way to it. */
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { afterAll } from 'vitest';
import { connectMongo } from '../../src/drivers/mongo.ts';
import type { TestDatabase } from '../database-under-test.ts';
import { engine } from './address.ts';

type Clock = { now: () => Date };

export async function mongoDatabase(
  clock: Clock,
  url = engine('MONGO_URL'),
): Promise<TestDatabase> {
  const connection = await connect(clock, newName(), url);
  const dispose = async () => {
    await connection.dropDatabase();
    await connection.close();
  };
  return { connection, dispose };
}

/**
 * For a file whose tests all ask for the same collections: what one test leaves is emptied and is the next one's. Making
 * indexes takes a server longer than most tests.
 */
export function emptiedDatabases(url = engine('MONGO_URL')) {
  const emptied: string[] = [];
  afterAll(async () => {
    for (const name of emptied) {
      const connection = await connect({ now: () => new Date() }, name, url);
      await connection.dropDatabase();
      await connection.close();
    }
  });
  return async (clock: Clock): Promise<TestDatabase> => {
    const name = emptied.pop() ?? newName();
    const connection = await connect(clock, name, url);
    const dispose = async () => {
      await empty(connection);
      await connection.close();
      emptied.push(name);
    };
    return { connection, dispose };
  };
}

async function empty({ db }: Connection): Promise<void> {
  const collections = (await db?.collections()) ?? [];
  await Promise.all(collections.map((collection) => collection.deleteMany({})));
}

function connect({ now }: Clock, database: string, url: string): Promise<Connection> {
  return connectMongo({ url, database, logger: { info: () => {}, warn: () => {} }, now });
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;
