import type { StoredCollection } from '../catalog.ts';
import { type Plan, plan } from '../index/plan.ts';
import { mingoOptions } from '../query/context.ts';
import { matcher, readFilter } from '../query/matcher.ts';
import { projector } from '../query/projection.ts';
import { type SortKey, sortDocs, sortKeys } from '../query/sort.ts';
import type { Store } from '../store.ts';
import { decode } from '../values/encoding.ts';
import type { Doc } from '../values/types.ts';
import type { Stored } from './records.ts';

export type Find = {
  filter: Doc;
  sort: readonly SortKey[];
  skip: number;
  limit: number;
  hint?: unknown;
};

/** A stored document that matched, decoded. */
export type Match = Stored & { doc: Doc };

/** How many documents one snapshot reads at a time during a scan. */
const BATCH = 256;

export function readFind(filter: unknown, options: Doc): Find {
  return {
    filter: readFilter(filter),
    sort: sortKeys(options.sort),
    skip: Number(options.skip ?? 0),
    // MongoDB takes a negative limit as its absolute value.
    limit: Math.abs(Number(options.limit ?? 0)),
    hint: options.hint,
  };
}

/** The documents of a find, projected; read on demand where no sort needs them all. */
export function* findDocs(store: Store, name: string, find: Find, fields: unknown): Generator<Doc> {
  const project = projector(fields, find.filter);
  if (find.sort.length === 0) {
    for (const { doc } of window(matches(store, name, find), find)) yield project(doc);
    return;
  }
  const docs = [...matches(store, name, find)].map((match) => match.doc);
  for (const doc of window(sortDocs(docs, find.sort), find)) yield project(doc);
}

/** The first match in the sort's order, for the operations on one document. */
export function firstMatch(store: Store, name: string, find: Find): Match | undefined {
  if (find.sort.length === 0) return matches(store, name, find).next().value ?? undefined;
  const all = [...matches(store, name, find)];
  const [first] = sortDocs(
    all.map(({ doc }) => doc),
    find.sort,
  );
  return all.find(({ doc }) => doc === first);
}

/** All matches in insertion order: SQL narrows to candidates, the matcher decides. */
export function* matches(store: Store, name: string, find: Find): Generator<Match, undefined> {
  const test = matcher(find.filter, mingoOptions());
  for (const stored of candidates(store, name, find)) {
    const doc = decode(stored.data);
    if (test(doc)) yield { ...stored, doc };
  }
  return undefined;
}

function* window<T>(items: Iterable<T>, { skip, limit }: Find): Generator<T> {
  let seen = 0;
  for (const item of items) {
    seen += 1;
    if (seen > skip) yield item;
    if (limit > 0 && seen >= skip + limit) return;
  }
}

function* candidates(store: Store, name: string, find: Find): Generator<Stored> {
  const rows = store.read(() => {
    const collection = store.catalog.get(name);
    if (collection === undefined) return [];
    return candidateRows(store, plan(collection, find.filter, find.hint));
  });
  if (rows === 'all') yield* scan(store, name);
  else yield* fetch(store, name, rows);
}

/** Row numbers in insertion order, or 'all'. */
function candidateRows(store: Store, chosen: Plan): number[] | 'all' {
  if (chosen.stage === 'COLLSCAN') return 'all';
  const rows = new Set<number>();
  for (const { sql, values } of chosen.parts) {
    for (const row of store.sqlite.all(sql, ...values)) rows.add(Number(row.doc));
  }
  return [...rows].sort((a, b) => a - b);
}

function* fetch(store: Store, name: string, rows: readonly number[]): Generator<Stored> {
  for (const row of rows) {
    const found = byRow(store, store.catalog.get(name), row);
    if (found !== undefined) yield found;
  }
}

function byRow(
  store: Store,
  collection: StoredCollection | undefined,
  row: number,
): Stored | undefined {
  if (collection === undefined) return undefined;
  const sql = `SELECT data FROM ${collection.table} WHERE doc = ?`;
  const data = store.sqlite.get(sql, row)?.data;
  return data === undefined ? undefined : { row, data: data as Uint8Array };
}

function* scan(store: Store, name: string): Generator<Stored> {
  let last = -1;
  for (;;) {
    const after = last;
    const batch = store.read(() => {
      const collection = store.catalog.get(name);
      if (collection === undefined) return [];
      const sql = `SELECT doc, data FROM ${collection.table} WHERE doc > ? ORDER BY doc LIMIT ?`;
      return store.sqlite.all(sql, after, BATCH);
    });
    for (const { doc: row, data } of batch) {
      last = Number(row);
      yield { row: last, data: data as Uint8Array };
    }
    if (batch.length < BATCH) return;
  }
}

/** How a find would run: the plan and what SQLite says of each of its statements. */
export function explainFind(store: Store, name: string, find: Find): Doc {
  return store.read(() => {
    const collection = store.catalog.get(name);
    if (collection === undefined) return { queryPlanner: { winningPlan: { stage: 'EOF' } } };
    const chosen = plan(collection, find.filter, find.hint);
    const parts = chosen.stage === 'COLLSCAN' ? [] : chosen.parts;
    const inputs = parts.map(({ index, sql, values }) => ({
      indexName: index,
      sql,
      sqlPlan: store.sqlite
        .all(`EXPLAIN QUERY PLAN ${sql}`, ...values)
        .map((row) => String(row.detail)),
    }));
    const candidatesRead = candidateRows(store, chosen);
    return {
      queryPlanner: {
        namespace: `${store.name}.${name}`,
        parsedQuery: find.filter,
        winningPlan: { stage: chosen.stage, inputs },
      },
      executionStats: {
        candidates: candidatesRead === 'all' ? null : candidatesRead.length,
      },
    };
  });
}
