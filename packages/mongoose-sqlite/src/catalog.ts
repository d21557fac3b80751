import type { Row, Sqlite } from './drivers/sqlite.ts';
import type { IndexSpec } from './index/definition.ts';
import { type KeyRow, keyRows, rootsOf } from './index/keys.ts';
import { decode, encode } from './values/encoding.ts';
import type { Doc } from './values/types.ts';

/** An index and the table that holds its rows. */
export type StoredIndex = {
  id: number;
  table: string;
  columns: string[];
  spec: IndexSpec;
  /**
   * Whether some document ever had several rows, or a key that orders only nearly: then two bounds of a range may
   * meet in different rows, and the index gives no sort.
   */
  multi: boolean;
  rows: (doc: Doc) => KeyRow[];
  /** The document's own fields that decide its rows; null where others may too. */
  roots: readonly string[] | null;
};

export type StoredCollection = {
  id: number;
  name: string;
  table: string;
  indexes: StoredIndex[];
};

/** What collections and indexes the file has; reread when another connection changed the file. */
export type Catalog = {
  get(name: string): StoredCollection | undefined;
  list(): StoredCollection[];
  create(name: string): StoredCollection;
  rename(name: string, to: string): void;
  drop(name: string): void;
  addIndex(collection: StoredCollection, spec: IndexSpec): StoredIndex;
  dropIndex(collection: StoredCollection, index: StoredIndex): void;
  markMulti(index: StoredIndex): void;
  /** Call inside a transaction, before use. */
  refresh(): void;
  /** Call after a transaction was undone. */
  forget(): void;
};

/** The layout of the file; a file of a newer layout is refused. */
const LAYOUT = 1;

export function openCatalog(sqlite: Sqlite): Catalog {
  sqlite.write(() => prepare(sqlite));
  let known = load(sqlite);
  let version = dataVersion(sqlite);
  const reload = () => {
    known = load(sqlite);
  };
  return {
    get: (name) => known.get(name),
    list: () => [...known.values()],
    create: (name) => {
      createCollection(sqlite, name);
      reload();
      return known.get(name) as StoredCollection;
    },
    rename: (name, to) => {
      sqlite.run('UPDATE _collections SET name = ? WHERE name = ?', to, name);
      reload();
    },
    drop: (name) => {
      dropCollection(sqlite, known.get(name));
      reload();
    },
    addIndex: (collection, spec) => {
      const index = createIndex(sqlite, collection, spec);
      collection.indexes.push(index);
      return index;
    },
    dropIndex: (collection, index) => {
      sqlite.run('DELETE FROM _indexes WHERE id = ?', index.id);
      sqlite.run(`DROP TABLE ${index.table}`);
      collection.indexes = collection.indexes.filter((other) => other !== index);
    },
    markMulti: (index) => {
      if (index.multi) return;
      sqlite.run('UPDATE _indexes SET multi = 1 WHERE id = ?', index.id);
      index.multi = true;
    },
    refresh: () => {
      const current = dataVersion(sqlite);
      if (current === version) return;
      version = current;
      reload();
    },
    forget: reload,
  };
}

const dataVersion = (sqlite: Sqlite) => sqlite.get('PRAGMA data_version')?.data_version;

function prepare(sqlite: Sqlite): void {
  const layout = Number(sqlite.get('PRAGMA user_version')?.user_version ?? 0);
  if (layout > LAYOUT) {
    throw new Error(`The database file has layout ${layout}; this version reads up to ${LAYOUT}`);
  }
  sqlite.run(
    'CREATE TABLE IF NOT EXISTS _collections (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE)',
  );
  sqlite.run(
    'CREATE TABLE IF NOT EXISTS _indexes (id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, ' +
      'spec BLOB NOT NULL, multi INTEGER NOT NULL DEFAULT 0)',
  );
  sqlite.run(`PRAGMA user_version = ${LAYOUT}`);
}

function load(sqlite: Sqlite): Map<string, StoredCollection> {
  const indexes = sqlite.all('SELECT id, collection, spec, multi FROM _indexes ORDER BY id');
  const rows = sqlite.all('SELECT id, name FROM _collections ORDER BY name');
  return new Map(
    rows.map((row) => {
      const collection = toCollection(row);
      const own = indexes.filter((index) => index.collection === collection.id);
      collection.indexes = own.map(toIndex);
      return [collection.name, collection];
    }),
  );
}

function toCollection(row: Row): StoredCollection {
  const id = Number(row.id);
  return { id, name: String(row.name), table: `c${id}`, indexes: [] };
}

function toIndex(row: Row): StoredIndex {
  const spec = decode(row.spec as Uint8Array) as unknown as IndexSpec;
  return storedIndex(Number(row.id), spec, row.multi === 1);
}

function storedIndex(id: number, spec: IndexSpec, multi: boolean): StoredIndex {
  const columns = Object.keys(spec.key).map((_, i) => `k${i}`);
  return { id, table: `i${id}`, columns, spec, multi, rows: keyRows(spec), roots: rootsOf(spec) };
}

function createCollection(sqlite: Sqlite, name: string): void {
  sqlite.run('INSERT INTO _collections (name) VALUES (?)', name);
  const id = lastId(sqlite);
  // `key` is the _id as an ordered key; SQLite's own index on it serves every query by _id.
  sqlite.run(
    `CREATE TABLE c${id} (doc INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB NOT NULL UNIQUE, data BLOB NOT NULL)`,
  );
}

function createIndex(sqlite: Sqlite, collection: StoredCollection, spec: IndexSpec): StoredIndex {
  const bytes = encode(spec as unknown as Doc);
  sqlite.run('INSERT INTO _indexes (collection, spec) VALUES (?, ?)', collection.id, bytes);
  const index = storedIndex(lastId(sqlite), spec, false);
  const columns = index.columns.map((column) => `${column} BLOB NOT NULL`).join(', ');
  const keys = [...index.columns, ...(spec.unique ? [] : ['doc'])].join(', ');
  sqlite.run(
    `CREATE TABLE ${index.table} (${columns}, doc INTEGER NOT NULL, PRIMARY KEY (${keys})) WITHOUT ROWID`,
  );
  return index;
}

function dropCollection(sqlite: Sqlite, collection: StoredCollection | undefined): void {
  if (collection === undefined) return;
  for (const index of collection.indexes) sqlite.run(`DROP TABLE ${index.table}`);
  sqlite.run('DELETE FROM _indexes WHERE collection = ?', collection.id);
  sqlite.run(`DROP TABLE ${collection.table}`);
  sqlite.run('DELETE FROM _collections WHERE id = ?', collection.id);
}

const lastId = (sqlite: Sqlite) => Number(sqlite.get('SELECT last_insert_rowid() AS id')?.id);
