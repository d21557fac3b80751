import type { Store } from '../store.ts';
import { keyOf } from '../values/key.ts';
import { pathLeaves } from '../values/paths.ts';
import { type Find, findDocs, matches } from './find.ts';

/** How many documents a find gives; without a filter SQLite counts them. */
export function countDocs(store: Store, name: string, find: Find): number {
  if (Object.keys(find.filter).length === 0) {
    const left = Math.max(0, countAll(store, name) - find.skip);
    return find.limit > 0 ? Math.min(left, find.limit) : left;
  }
  let count = 0;
  for (const _ of findDocs(store, name, find, undefined)) count += 1;
  return count;
}

/** The different values of a field, of its elements where it is an array, in the order of their first sight. */
export function distinctValues(store: Store, name: string, field: string, find: Find): unknown[] {
  const seen = new Map<string, unknown>();
  for (const { doc } of matches(store, name, find)) {
    for (const value of pathLeaves(doc, field).flat()) {
      if (value === undefined) continue;
      const key = Buffer.from(keyOf(value)).toString('latin1');
      if (!seen.has(key)) seen.set(key, value);
    }
  }
  return [...seen.values()];
}

function countAll(store: Store, name: string): number {
  return store.read(() => {
    const table = store.catalog.get(name)?.table;
    if (table === undefined) return 0;
    return Number(store.sqlite.get(`SELECT count(*) AS n FROM ${table}`)?.n);
  });
}
