/** The same server by real mongoose over SQLite in memory: slow, and what the one in memory is held against. */
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { type Model, Schema } from 'mongoose';
import { outboxPlugin } from '../src/events/outbox.ts';
import type { Engine, EngineCollection, SavedDocument, Written } from './engine.ts';
import type { Doc } from './memory-language.ts';

export async function openSqliteEngine(): Promise<Engine & { close(): Promise<void> }> {
  const connection = await connectSqlite({ file: ':memory:' });
  const quotes = new Schema({ _id: String, history: [String], changes: Number });
  quotes.plugin(outboxPlugin);
  const schemas: Record<string, Schema> = {
    quotes,
    views: new Schema({ _id: String, effects: [String], appliedEvents: [String] }),
    mails: new Schema({ _id: String, key: String }),
    inbox: new Schema({ _id: String, at: Date }),
  };
  const collections = new Map<string, EngineCollection>();
  for (const [name, schema] of Object.entries(schemas)) {
    const model = connection.model<Doc>(name, schema as never, name);
    await model.init();
    collections.set(name, collectionOf(model));
  }
  return {
    collection: (name) => collections.get(name) as EngineCollection,
    close: () => connection.close(),
  };
}

const quietly = { timestamps: false } as const;

function collectionOf(model: Model<Doc>): EngineCollection {
  return {
    read: async (filter, { fields, limit, sort } = {}) => {
      const query = model.find(filter);
      if (fields !== undefined) query.select(fields);
      if (limit !== undefined) query.limit(limit);
      if (sort !== undefined) query.sort(sort);
      return (await query.lean()) as Doc[];
    },
    count: (filter) => model.countDocuments(filter),
    update: async (filter, update, { upsert = false } = {}) =>
      written(await model.updateOne(filter, update, { ...quietly, upsert })),
    findAndUpdate: async (filter, update) =>
      (await model
        .findOneAndUpdate(filter, update, { ...quietly, returnDocument: 'after' })
        .lean()) as Doc | null,
    updateAll: async (filter, update) => written(await model.updateMany(filter, update, quietly)),
    load: async (id) => (await model.findById(id)) as SavedDocument | null,
    make: (fields) => new model(fields) as unknown as SavedDocument,
  };
}

function written({ matchedCount, modifiedCount, upsertedCount }: Written): Written {
  return { matchedCount, modifiedCount, upsertedCount };
}
