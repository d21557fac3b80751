import { type Plan, plan, type Wanted } from '../index/plan.ts';
import type { Store } from '../store.ts';
import { keyOf } from '../values/key.ts';
import type { Stored } from './records.ts';

/** Documents to test, and whether they come in the order of the sort. */
export type Candidates = { ordered: boolean; stored: Iterable<Stored> };

/** How many documents one snapshot reads at a time, growing from the first, which suits finds of one. */
const BATCH = 256;
const FIRST_BATCH = 8;

/** The documents that may match, by index where one helps, else all in insertion order. */
export function candidates(store: Store, name: string, wanted: Wanted): Candidates {
  return store.read(() => {
    const collection = store.catalog.get(name);
    if (collection === undefined) return { ordered: true, stored: scanRows(store, name, []) };
    const { filter, hint } = wanted;
    if (typeof filter._id === 'string' && (hint ?? null) === null)
      return { ordered: true, stored: byId(store, collection.table, filter._id) };
    const chosen = plan(collection, wanted);
    return chosen.stage === 'COLLSCAN'
      ? { ordered: false, stored: scanAll(store, name) }
      : { ordered: chosen.ordered, stored: scanRows(store, name, rowsOf(store, chosen)) };
  });
}

/** Row numbers in the plan's order, or else in insertion order. */
export function rowsOf(store: Store, chosen: Extract<Plan, { stage: 'IXSCAN' }>): number[] {
  const rows = new Set<number>();
  for (const { sql, values } of chosen.parts) {
    for (const row of store.sqlite.all(sql, ...values)) rows.add(Number(row.doc));
  }
  return chosen.ordered ? [...rows] : [...rows].sort((a, b) => a - b);
}

function* scanRows(store: Store, name: string, rows: readonly number[]): Generator<Stored> {
  let [from, size] = [0, FIRST_BATCH];
  while (from < rows.length) {
    const wanted = rows.slice(from, from + size);
    yield* store.read(() => {
      const table = store.catalog.get(name)?.table;
      if (table === undefined) return [];
      return wanted.flatMap((row) => byRow(store, table, row));
    });
    from += size;
    size = Math.min(size * 2, BATCH);
  }
}

/** Most finds go by one id, whose key says it all: no plan, and one statement. */
function byId(store: Store, table: string, id: string): Stored[] {
  const found = store.sqlite.get(`SELECT doc, data FROM ${table} WHERE key = ?`, keyOf(id));
  return found ? [{ row: Number(found.doc), data: found.data as Uint8Array }] : [];
}

function byRow(store: Store, table: string, row: number): Stored[] {
  const data = store.sqlite.get(`SELECT data FROM ${table} WHERE doc = ?`, row)?.data;
  return data === undefined ? [] : [{ row, data: data as Uint8Array }];
}

function* scanAll(store: Store, name: string): Generator<Stored> {
  let last = -1;
  for (;;) {
    const after = last;
    const batch = store.read(() => {
      const table = store.catalog.get(name)?.table;
      if (table === undefined) return [];
      const sql = `SELECT doc, data FROM ${table} WHERE doc > ? ORDER BY doc LIMIT ?`;
      return store.sqlite.all(sql, after, BATCH);
    });
    for (const { doc: row, data } of batch) {
      last = Number(row);
      yield { row: last, data: data as Uint8Array };
    }
    if (batch.length < BATCH) return;
  }
}
