/** Documents of a kind with a unique key, in a database of their own, and how many of them each call carried. */
import { type Connection, type Model, Schema } from 'mongoose';
import { openDatabase } from '../../contract-suites/database-under-test.ts';

export interface Thing {
  _id: string;
  key: string;
  count?: number;
}

export interface WatchedThings {
  connection: Connection;
  model: Model<Thing>;
  calls: number[];
  dispose(): Promise<void>;
}

export async function watchedThings(): Promise<WatchedThings> {
  const database = await openDatabase({ now: () => new Date('2026-11-21T08:00:00Z') });
  const { connection } = database;
  const schema = new Schema(
    { _id: String, key: { type: String, required: true }, count: { type: Number, default: 0 } },
    { timestamps: true },
  );
  schema.index({ key: 1 }, { unique: true });
  const model = connection.model('Thing', schema) as unknown as Model<Thing>;
  await model.init();
  return { connection, model, calls: countedCalls(model), dispose: () => database.dispose() };
}

function countedCalls(model: Model<Thing>): number[] {
  const calls: number[] = [];
  const collection = model.collection as unknown as Record<string, (...given: never[]) => unknown>;
  for (const name of ['insertOne', 'insertMany', 'bulkWrite', 'find']) {
    const original = collection[name]?.bind(collection);
    collection[name] = (...given: never[]) => {
      calls.push(Array.isArray(given[0]) ? (given[0] as unknown[]).length : 1);
      return original?.(...given);
    };
  }
  return calls;
}
