import type { StoredCollection, StoredIndex } from '../catalog.ts';
import type { Store } from '../store.ts';
import { boundsOf } from '../values/key.ts';
import { deleteRecord } from './records.ts';

/** Removes every document whose TTL has passed, found through the TTL indexes; gives the count. */
export function sweepExpired(store: Store): number {
  return store.write(() => {
    let count = 0;
    for (const collection of store.catalog.list()) {
      for (const index of collection.indexes) count += sweepIndex(store, collection, index);
    }
    return count;
  });
}

function sweepIndex(store: Store, collection: StoredCollection, index: StoredIndex): number {
  const { expireAfterSeconds } = index.spec;
  if (expireAfterSeconds === undefined) return 0;
  const limit = new Date(store.now().getTime() - expireAfterSeconds * 1000);
  // Only dates expire: the bounds of a date hold no other type.
  const bounds = boundsOf('$lte', limit);
  if (bounds === undefined) return 0;
  const sql = `SELECT DISTINCT i.doc, c.data FROM ${index.table} i JOIN ${collection.table} c ON c.doc = i.doc
    WHERE i.k0 >= ? AND i.k0 < ?`;
  const expired = store.sqlite.all(sql, bounds.min, bounds.max);
  for (const { doc, data } of expired) {
    deleteRecord(store, collection, { row: Number(doc), data: data as Uint8Array });
  }
  return expired.length;
}
