import { SqliteCursor, SqliteFindCursor } from './cursor.ts';
import { CODE, serverError, UnsupportedError } from './errors.ts';
import { aggregate, readPipeline } from './ops/aggregate.ts';
import { bulkWrite, insertAll } from './ops/bulk.ts';
import { countDocs, distinctValues } from './ops/count.ts';
import { explainFind } from './ops/explain.ts';
import { findDocs, readFind } from './ops/find.ts';
import { createIndex, dropIndex, dropIndexes, listIndexes } from './ops/indexes.ts';
import * as write from './ops/write.ts';
import { readFilter } from './query/matcher.ts';
import { projector } from './query/projection.ts';
import { checkOptions, refusals } from './refusals.ts';
import type { Store } from './store.ts';
import { type Doc, newObjectId } from './values/types.ts';

export type SqliteCollection = ReturnType<typeof openCollection>;

/**
 * A collection with the methods of the MongoDB driver's Collection, which mongoose calls. Each resolves after its
 * transaction is on the disk. Methods that have no counterpart throw UnsupportedError.
 */
export function openCollection(store: Store, name: string) {
  const namespace = `${store.name}.${name}`;
  return {
    collectionName: name,
    dbName: store.name,
    namespace,
    ...reads(store, name),
    ...writes(store, name),
    ...findAndModify(store, name),
    ...indexes(store, name),
    ...manage(store, name),
    ...REFUSED,
  };
}

function reads(store: Store, name: string) {
  const find = (filter: unknown = {}, given: Doc = {}) => {
    checkOptions(given, 'find');
    const options = { ...given };
    // Read now, so that a wrong filter fails at the call.
    readFilter(filter);
    return new SqliteFindCursor(
      options,
      (o) => findDocs(store, name, readFind(filter, o), o.projection ?? o.fields),
      (o) => explainFind(store, name, readFind(filter, o)),
    );
  };
  return {
    find,
    findOne: async (filter: unknown = {}, options: Doc = {}) => {
      checkOptions(options, 'findOne');
      return find(filter, { ...options, limit: 1 }).next();
    },
    countDocuments: async (filter: unknown = {}, options: Doc = {}) => {
      checkOptions(options, 'countDocuments');
      return countDocs(store, name, readFind(filter, options));
    },
    estimatedDocumentCount: async (options: Doc = {}) => {
      checkOptions(options, 'estimatedDocumentCount');
      return countDocs(store, name, readFind({}, {}));
    },
    distinct: async (field: string, filter: unknown = {}, options: Doc = {}) => {
      checkOptions(options, 'distinct');
      return distinctValues(store, name, field, readFind(filter, options));
    },
    aggregate: (pipeline: unknown, options: Doc = {}) => {
      checkOptions(options, 'aggregate');
      const read = readPipeline(pipeline, options.hint);
      return new SqliteCursor(
        () => aggregate(store, name, read),
        () => explainFind(store, name, read.find),
      );
    },
  };
}

function writes(store: Store, name: string) {
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

/**
 * Does the work, before anything else can come between, and resolves when the disk has it: also where it failed, since the rest
 * of a bulk write stays. A write concern may ask not to wait for the disk.
 */
async function kept<T>(store: Store, work: () => T, options: Doc = {}): Promise<T> {
  try {
    return work();
  } finally {
    if (asksForFlush(options)) await store.flushed();
  }
}

/** A write concern without the journal asks for no flush (MongoDB, "Write Concern", j). */
function asksForFlush(options: Doc): boolean {
  return (options.writeConcern as { j?: unknown } | undefined)?.j !== false;
}

function findAndModify(store: Store, name: string) {
  const answer = (filter: unknown, options: Doc, doc: Doc | null, last: Doc) => {
    const project = projector(options.projection ?? options.fields, readFilter(filter));
    const value = doc === null ? null : project(doc);
    return options.includeResultMetadata === true ? { value, lastErrorObject: last, ok: 1 } : value;
  };
  const changed = (filter: unknown, options: Doc, change: write.Change) => {
    const after = options.returnDocument === 'after' || options.returnOriginal === false;
    const upserted = change.before === null && change.after !== null;
    return answer(filter, options, after ? change.after : change.before, {
      n: change.after === null ? 0 : 1,
      updatedExisting: change.before !== null,
      ...(upserted ? { upserted: change.upserted } : {}),
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

function indexes(store: Store, name: string) {
  const list = async () => listIndexes(store, name);
  return {
    createIndex: async (fields: unknown, options: Doc = {}) =>
      kept(store, () => createIndex(store, name, fields, options)),
    createIndexes: async (specs: Doc[]) => {
      const create = () =>
        specs.map(({ key, ...options }) => createIndex(store, name, key, options));
      return kept(store, () => store.write(create));
    },
    listIndexes: () =>
      new SqliteCursor(
        () => listIndexes(store, name)[Symbol.iterator](),
        () => ({}),
      ),
    indexes: list,
    indexInformation: async (options: Doc = {}) => {
      const all = await list();
      if (options.full === true) return all;
      return Object.fromEntries(all.map((i) => [i.name, Object.entries(i.key as Doc)]));
    },
    indexExists: async (wanted: string | string[]) => {
      const names = new Set((await list()).map((index) => index.name));
      return [wanted].flat().every((index) => names.has(index));
    },
    dropIndex: async (wanted: unknown) =>
      kept(store, () =>
        wanted === '*' ? dropIndexes(store, name) : dropIndex(store, name, wanted),
      ),
    dropIndexes: async () => {
      await kept(store, () => dropIndexes(store, name));
      return true;
    },
  };
}

function manage(store: Store, name: string) {
  return {
    drop: async () => {
      await kept(store, () => store.write(() => store.catalog.drop(name)));
      return true;
    },
    rename: async (to: string, options: Doc = {}) => {
      const move = () => {
        if (store.catalog.get(name) === undefined) throw serverError(26, `no collection ${name}`);
        if (store.catalog.get(to) !== undefined) {
          if (options.dropTarget !== true) {
            throw serverError(CODE.namespaceExists, 'target namespace exists');
          }
          store.catalog.drop(to);
        }
        store.catalog.rename(name, to);
      };
      await kept(store, () => store.write(move));
      return openCollection(store, to);
    },
    isCapped: async () => false,
    options: async () => ({}),
  };
}

const REFUSED = refusals(
  '',
  'watch initializeUnorderedBulkOp initializeOrderedBulkOp count mapReduce listSearchIndexes ' +
    'createSearchIndex createSearchIndexes dropSearchIndex updateSearchIndex',
);

/** For callers that name a collection dynamically. */
export function checkName(name: string): void {
  if (/\.(files|chunks)$/.test(name)) throw new UnsupportedError('GridFS');
  if (name === '' || name.includes('\0') || name.startsWith('system.')) {
    throw new UnsupportedError(`the collection name '${name}'`);
  }
}
