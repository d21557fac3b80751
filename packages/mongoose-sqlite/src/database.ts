import { checkName, openCollection, type SqliteCollection } from './collection.ts';
import { SqliteCursor } from './cursor.ts';
import { UnsupportedError } from './errors.ts';
import { refusals } from './refusals.ts';
import { ensureCollection, type Store } from './store.ts';
import type { Doc } from './values/types.ts';

/** The methods of the MongoDB driver's Db that mongoose calls. */
export function openDatabase(store: Store) {
  const opened = new Map<string, SqliteCollection>();
  const collection = (name: string): SqliteCollection => {
    const found = opened.get(name) ?? openCollection(store, name);
    checkName(name);
    opened.set(name, found);
    return found;
  };
  return {
    databaseName: store.name,
    collection,
    createCollection: async (name: string, options: Doc = {}) => {
      checkCreate(options);
      checkName(name);
      store.write(() => ensureCollection(store, name));
      await store.flushed();
      return collection(name);
    },
    listCollections: (filter: Doc = {}) =>
      new SqliteCursor(
        () => listCollections(store, filter)[Symbol.iterator](),
        () => ({}),
      ),
    collections: async () => store.catalog.list().map(({ name }) => collection(name)),
    dropCollection: async (name: string) => collection(name).drop(),
    dropDatabase: async () => {
      store.write(() => {
        for (const { name } of store.catalog.list()) store.catalog.drop(name);
      });
      await store.flushed();
      return true;
    },
    admin: () => ({
      listDatabases: async () => listDatabases(store),
      ping: async () => ({ ok: 1 }),
    }),
    command: async (command: Doc) => {
      const [name] = Object.keys(command);
      if (name === 'ping') return { ok: 1 };
      throw new UnsupportedError(`command ${String(name)}`);
    },
    ...REFUSED,
  };
}

const REFUSED = refusals(
  'db.',
  'aggregate watch stats createIndex indexInformation renameCollection removeUser runCursorCommand ' +
    'profilingLevel setProfilingLevel validateCollection',
);

const HARMLESS: ReadonlySet<string> = new Set('w j wtimeout writeConcern autoIndexId'.split(' '));

/** Options of a collection (capped, collation, time series, validators …) have no counterpart here. */
function checkCreate(options: Doc): void {
  for (const [name, value] of Object.entries(options)) {
    if (HARMLESS.has(name) || value == null || value === false) continue;
    throw new UnsupportedError(`option ${name} of createCollection()`);
  }
}

function listCollections(store: Store, filter: Doc): Doc[] {
  return store.read(() =>
    store.catalog
      .list()
      .filter(({ name }) => filter.name === undefined || filter.name === name)
      .map(({ name }) => ({ name, type: 'collection', options: {} })),
  );
}

function listDatabases(store: Store): Doc {
  const pages = Number(store.sqlite.get('PRAGMA page_count')?.page_count);
  const size = Number(store.sqlite.get('PRAGMA page_size')?.page_size);
  const sizeOnDisk = pages * size;
  return {
    databases: [{ name: store.name, sizeOnDisk, empty: store.catalog.list().length === 0 }],
    totalSize: sizeOnDisk,
    ok: 1,
  };
}
