/** Where the service under test keeps its documents: SQLite in memory, unless a test file says otherwise. */
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import type { TestDatabase } from '@muqarin/platform/contract-suites/engines/mongo-database';

type Open = (clock: { now: () => Date }) => Promise<TestDatabase>;

let chosen: Open = async ({ now }) => {
  const connection = await connectSqlite({ file: ':memory:', now });
  return { connection, dispose: () => connection.close() };
};

export const openDatabase: Open = (clock) => chosen(clock);

export function testOn(open: Open): void {
  chosen = open;
}
