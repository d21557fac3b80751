/** Where tests keep documents: SQLite in memory, unless their file says otherwise. */
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import type { Connection } from 'mongoose';

export interface TestDatabase {
  connection: Connection;
  dispose: () => Promise<void>;
}

type Open = (clock: { now: () => Date }) => Promise<TestDatabase>;

let chosen: Open = async ({ now }) => {
  const connection = await connectSqlite({ file: ':memory:', now });
  return { connection, dispose: () => connection.close() };
};

export const openDatabase: Open = (clock) => chosen(clock);

/** For a file that runs other files' tests on an engine of its choice. */
export function testOn(open: Open): void {
  chosen = open;
}
