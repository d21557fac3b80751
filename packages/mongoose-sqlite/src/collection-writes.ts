import { kept } from './kept.ts';
import { bulkWrite, insertAll } from './ops/bulk.ts';
import * as write from './ops/write.ts';
import { readFilter } from './query/matcher.ts';
import { projector } from './query/projection.ts';
import { checkOptions } from './refusals.ts';
import type { Store } from './store.ts';
import { type Doc, newObjectId } from './values/types.ts';

/** The methods of a collection that change documents. */
export function writes(store: Store, name: string) {
  return {
    insertOne: async (doc: Doc, options: Doc = {}) => {
      checkOptions(options, 'insertOne');
      // As the driver does: the caller's document gets its _id.
      if (doc._id === undefined) doc._id = newObjectId();
      const insertedId = await kept(store, () => write.insert(store, name, doc), options);
      return { acknowledged: true, insertedId };
    },
    insertMany: async (docs: Doc[], options: Doc = {}) => {
      checkOptions(options, 'insertMany');
      const insert = () => insertAll(store, name, docs, bulkOptions(options));
      const { insertedCount, insertedIds } = await kept(store, insert, options);
      return { acknowledged: true, insertedCount, insertedIds };
    },
    bulkWrite: async (operations: unknown[], options: Doc = {}) => {
      checkOptions(options, 'bulkWrite');
      const run = () => bulkWrite(store, name, operations, bulkOptions(options));
      return kept(store, run, options);
    },
    updateOne: async (filter: unknown, update: unknown, options: Doc = {}) => {
      checkOptions(options, 'updateOne');
      const run = () => write.updateFirst(store, name, filter, update, options);
      return write.toResult(await kept(store, run, options));
    },
    updateMany: async (filter: unknown, update: unknown, options: Doc = {}) => {
      checkOptions(options, 'updateMany');
      return kept(store, () => write.updateAll(store, name, filter, update, options), options);
    },
    replaceOne: async (filter: unknown, replacement: unknown, options: Doc = {}) => {
      checkOptions(options, 'replaceOne');
      const run = () => write.replaceFirst(store, name, filter, replacement, options);
      return write.toResult(await kept(store, run, options));
    },
    deleteOne: async (filter: unknown = {}, options: Doc = {}) => {
      checkOptions(options, 'deleteOne');
      const run = () => write.deleteFirst(store, name, filter, options);
      const gone = await kept(store, run, options);
      return { acknowledged: true, deletedCount: gone === null ? 0 : 1 };
    },
    deleteMany: async (filter: unknown = {}, options: Doc = {}) => {
      checkOptions(options, 'deleteMany');
      const run = () => write.deleteAll(store, name, filter, options);
      return { acknowledged: true, deletedCount: await kept(store, run, options) };
    },
  };
}

const bulkOptions = (options: Doc) => ({ ordered: options.ordered !== false });

/** Those that answer with the document they changed, as it was or as it is. */
export function findAndModify(store: Store, name: string) {
  const answer = (filter: unknown, options: Doc, doc: Doc | null, last: Doc) => {
    const project = projector(options.projection ?? options.fields, readFilter(filter));
    const value = doc === null ? null : project(doc);
    return options.includeResultMetadata === true ? { value, lastErrorObject: last, ok: 1 } : value;
  };
  const changed = (filter: unknown, options: Doc, change: write.Change) => {
    const { matched, upserted } = change;
    const after = options.returnDocument === 'after' || options.returnOriginal === false;
    return answer(filter, options, after ? change.after() : change.before(), {
      n: matched || upserted ? 1 : 0,
      updatedExisting: matched,
      ...(upserted ? { upserted: upserted._id } : {}),
    });
  };
  return {
    findOneAndUpdate: async (filter: unknown, update: unknown, options: Doc = {}) => {
      checkOptions(options, 'findOneAndUpdate');
      const run = () => write.updateFirst(store, name, filter, update, options);
      return changed(filter, options, await kept(store, run, options));
    },
    findOneAndReplace: async (filter: unknown, replacement: unknown, options: Doc = {}) => {
      checkOptions(options, 'findOneAndReplace');
      const run = () => write.replaceFirst(store, name, filter, replacement, options);
      return changed(filter, options, await kept(store, run, options));
    },
    findOneAndDelete: async (filter: unknown, options: Doc = {}) => {
      checkOptions(options, 'findOneAndDelete');
      const gone = await kept(
        store,
        () => write.deleteFirst(store, name, filter, options),
        options,
      );
      return answer(filter, options, gone, { n: gone === null ? 0 : 1 });
    },
  };
}
