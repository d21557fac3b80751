/**
 * A mongoose model as one life of a process sees it: every call is a request that takes time and may go wrong. An
 * operation on several documents changes them one by one, as a real server does.
 */
import { EventEmitter } from 'node:events';
import type { Connection, Model } from 'mongoose';
import type { EngineCollection, ReadOptions, SavedDocument, Written } from './engine.ts';
import type { Doc } from './memory-language.ts';
import type { Life } from './process.ts';

/** What runs after a write, as the schema's plugins registered it. */
export interface Hooks {
  beforeSave(context: unknown): void;
  afterSave(context: unknown): void;
  afterUpdate(verb: 'updateOne' | 'findOneAndUpdate', context: unknown): void;
}

export interface SimModel {
  /** For code that is written against mongoose. */
  model: Model<never>;
  load(id: string): Promise<SavedDocument | null>;
  make(fields: Doc): SavedDocument;
  save(document: SavedDocument): Promise<void>;
}

export function createModel(
  life: Life,
  name: string,
  collection: EngineCollection,
  db = new EventEmitter(),
  hooks?: Hooks,
): SimModel {
  const ask = <T>(verb: string, effect: () => T | Promise<T>) =>
    life.ask(`${verb} ${name}`, effect);
  const nudged = (verb: 'updateOne' | 'findOneAndUpdate', update: Doc) =>
    hooks?.afterUpdate(verb, { getUpdate: () => update, model });
  const chain = (verb: string, run: (options: ReadOptions) => unknown) =>
    createChain((options) => ask(verb, () => run(options)));
  const model = {
    db,
    /** The server has its collections from the first moment. */
    init: async () => {},
    find: (filter: Doc) => chain('find', (options) => collection.read(filter, options)),
    findOne: (filter: Doc) =>
      chain('findOne', async (options) => {
        return (await collection.read(filter, { ...options, limit: 1 }))[0] ?? null;
      }),
    findOneAndUpdate: (filter: Doc, update: Doc) =>
      createChain(async () => {
        const found = await ask('findOneAndUpdate', () => collection.findAndUpdate(filter, update));
        nudged('findOneAndUpdate', update);
        return found;
      }),
    exists: (filter: Doc) =>
      ask('exists', async () => (await collection.read(filter, { limit: 1 }))[0] ?? null),
    countDocuments: (filter: Doc) => ask('count', () => collection.count(filter)),
    updateOne: async (filter: Doc, update: Doc, options?: { upsert?: boolean }) => {
      const written = await ask('updateOne', () => collection.update(filter, update, options));
      nudged('updateOne', update);
      return written;
    },
    updateMany: (filter: Doc, update: Doc) => {
      const ids = idsIn(filter);
      const one = ids?.map((id) => ({ ...filter, _id: id })) ?? [filter];
      const verb = ids === undefined ? ('updateAll' as const) : ('update' as const);
      return several(life, `updateMany ${name}`, one, (each) => collection[verb](each, update));
    },
    bulkWrite: (writes: readonly { updateOne: { filter: Doc; update: Doc } }[]) =>
      several(life, `bulkWrite ${name}`, writes, ({ updateOne: { filter, update } }) =>
        collection.update(filter, update),
      ),
  };
  return {
    model: model as unknown as Model<never>,
    load: (id) => ask('findById', () => collection.load(id)),
    make: collection.make,
    save: async (document) => {
      const context = {
        isNew: document.isNew,
        get: (path: string) => document.get(path),
        set: (path: string, value: unknown) => document.set(path, value),
        db,
        constructor: model,
      };
      hooks?.beforeSave(context);
      await ask('save', () => document.save());
      hooks?.afterSave(context);
    },
  };
}

/** A connection that knows models by name, as `mongooseInbox` wants it. */
export function createConnection(models: Readonly<Record<string, Model<never>>>): Connection {
  return { models } as unknown as Connection;
}

function idsIn(filter: Doc): string[] | undefined {
  const { _id: id } = filter as { _id?: { $in?: string[] } };
  return id?.$in;
}

function several<T>(
  life: Life,
  name: string,
  each: readonly T[],
  write: (one: T) => Written | Promise<Written>,
): Promise<Written> {
  const sum = { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 };
  const parts = each.map((one) => async () => {
    const written = await write(one);
    sum.matchedCount += written.matchedCount;
    sum.modifiedCount += written.modifiedCount;
    sum.upsertedCount += written.upsertedCount;
  });
  return life.send(`${name} ×${each.length}`, parts, () => sum);
}

interface Chain {
  select(fields: string): Chain;
  limit(limit: number): Chain;
  sort(sort: Record<string, 1 | -1>): Chain;
  lean(): Promise<unknown>;
}

function createChain(run: (options: ReadOptions) => Promise<unknown>): Chain {
  const options: ReadOptions = {};
  const self: Chain = {
    select: (fields) => Object.assign(self, void Object.assign(options, { fields })),
    limit: (limit) => Object.assign(self, void Object.assign(options, { limit })),
    sort: (sort) => Object.assign(self, void Object.assign(options, { sort })),
    lean: () => run(options),
  };
  return self;
}
