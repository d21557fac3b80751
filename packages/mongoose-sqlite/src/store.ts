import { type Catalog, openCatalog, type StoredCollection } from './catalog.ts';
import type { Sync } from './drivers/flush.ts';
import { openSqlite, type Sqlite } from './drivers/sqlite.ts';

/** An open database file with its collections. All work on it is synchronous, so every call is atomic. */
export type Store = {
  /** The database's name, as in 'name.collection' of an error. */
  name: string;
  sqlite: Sqlite;
  catalog: Catalog;
  now: () => Date;
  /** One transaction; nested calls are savepoints of the outer one. */
  write<T>(work: () => T): T;
  /** As `write`, for what checks all before it writes: within a transaction there is nothing to undo, so no savepoint. */
  writeChecked<T>(work: () => T): T;
  /** Resolves when all that was written before this call is on the disk. */
  flushed(): Promise<void>;
  /** One snapshot. */
  read<T>(work: () => T): T;
  close(): void;
};

export type StoreOptions = {
  file: string;
  name: string;
  now: () => Date;
  /** How long a writer waits for another process's write before it fails (it blocks the thread). */
  busyTimeoutMs: number;
  /** How the disk is asked to keep its log; tests give one that fails. */
  sync?: Sync;
};

export function openStore({ file, name, now, busyTimeoutMs, sync }: StoreOptions): Store {
  const sqlite = openSqlite(file, busyTimeoutMs, sync);
  const catalog = openOrClose(sqlite);
  /** Inside a transaction nobody else changes anything. */
  const fresh = <T>(work: () => T): (() => T) => {
    if (sqlite.inTransaction()) return work;
    return () => {
      catalog.refresh();
      return work();
    };
  };
  const write = <T>(work: () => T): T => {
    try {
      return sqlite.write(fresh(work));
    } catch (error) {
      catalog.forget();
      throw error;
    }
  };
  return {
    name,
    sqlite,
    catalog,
    now,
    write,
    writeChecked: (work) => (sqlite.inTransaction() ? work() : write(work)),
    flushed: () => sqlite.flushed(),
    read: (work) => sqlite.read(fresh(work)),
    close: () => sqlite.close(),
  };
}

function openOrClose(sqlite: Sqlite): Catalog {
  try {
    return openCatalog(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** The collection, made if it is not there yet, as a first write does. Inside `write` only. */
export function ensureCollection(store: Store, name: string): StoredCollection {
  return store.catalog.get(name) ?? store.catalog.create(name);
}
