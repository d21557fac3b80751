import { findAndModify, writes } from './collection-writes.ts';
import { SqliteCursor, SqliteFindCursor } from './cursor.ts';
import { CODE, serverError, UnsupportedError } from './errors.ts';
import { kept } from './kept.ts';
import { aggregate, readPipeline } from './ops/aggregate.ts';
import { countDocs, distinctValues } from './ops/count.ts';
import { explainFind } from './ops/explain.ts';
import { findDocs, readFind } from './ops/find.ts';
import { createIndex, dropIndex, dropIndexes, listIndexes } from './ops/indexes.ts';
import { readFilter } from './query/matcher.ts';
import { checkOptions, refusals } from './refusals.ts';
import type { Store } from './store.ts';
import type { Doc } from './values/types.ts';

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
