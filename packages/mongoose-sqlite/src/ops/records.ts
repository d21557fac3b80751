import type { StoredCollection, StoredIndex } from '../catalog.ts';
import { CODE, duplicateKey, serverError } from '../errors.ts';
import type { KeyRow } from '../index/keys.ts';
import type { Store } from '../store.ts';
import type { Update } from '../update/scalars.ts';
import { equal } from '../values/compare.ts';
import { decode, decodeFields, encode } from '../values/encoding.ts';
import { isInexact, keyOf } from '../values/key.ts';
import { pathLeaves } from '../values/paths.ts';
import { type Doc, newObjectId } from '../values/types.ts';

/** A stored document: its row number (insertion order) and its BSON. */
export type Stored = { row: number; data: Uint8Array };

/** Inserts inside a transaction; gives what is stored, in which the `_id` comes first. */
export function insertRecord(
  store: Store,
  collection: StoredCollection,
  given: Doc,
): { _id: unknown; data: Uint8Array } {
  const { _id = newObjectId(), ...rest } = fieldsOf(given);
  const data = encode({ _id, ...rest });
  const doc = indexed(collection.indexes, { _id, ...rest }, data);
  const key = idKey(doc._id);
  const rows = indexRows(collection, doc);
  const taken = duplicateIn(store, collection, doc, rows);
  // Of two duplicates that of the `_id` is reported.
  if (taken !== undefined)
    throw hasId(store, collection, key) ? sameId(store, collection, doc) : taken;
  const sql = `INSERT INTO ${collection.table} (key, data) VALUES (?, ?) ON CONFLICT (key) DO NOTHING`;
  const { changes, lastRow } = store.sqlite.run(sql, key, data);
  if (changes === 0) throw sameId(store, collection, doc);
  for (const [index, keys] of rows) addRows(store, index, keys, lastRow);
  return { _id, data };
}

/**
 * Rewrites inside a transaction; gives the BSON that is stored then, or null when nothing changed. The `_id` may not change.
 * @param update is given `exact`, and may change it in place
 */
export function rewriteRecord(
  store: Store,
  collection: StoredCollection,
  { row, doc: before, exact }: { row: number; doc: Doc; exact: Doc },
  { update, roots }: { update: (doc: Doc) => Doc; roots: Update['roots'] },
): Uint8Array | null {
  const { _id: kept } = exact;
  // All of it before the update. Bytes as stored may differ from these for the same values.
  const encoded = encode(exact);
  const gone = indexRows(collection, before, roots);
  const { _id = kept, ...rest } = update(exact);
  if (!equal(_id, kept)) {
    throw serverError(CODE.immutableField, "Performing an update on the immutable field '_id'");
  }
  const changed = { _id: kept, ...rest };
  const data = encode(changed);
  if (Buffer.compare(data, encoded) === 0) return null;
  if (gone.length > 0) {
    const after = indexed(
      gone.map(([index]) => index),
      changed,
      data,
    );
    moveRows(store, collection, gone, { row, after });
  }
  store.sqlite.run(`UPDATE ${collection.table} SET data = ? WHERE doc = ?`, data, row);
  return data;
}

export function deleteRecord(store: Store, collection: StoredCollection, stored: Stored): void {
  const doc = fieldsIn(stored.data, collection.indexes);
  for (const [index, keys] of indexRows(collection, doc)) dropRows(store, index, keys, stored.row);
  store.sqlite.run(`DELETE FROM ${collection.table} WHERE doc = ?`, stored.row);
}

/** Fills a new index from what is stored; throws on the first duplicate of a unique one. */
export function fillIndex(store: Store, collection: StoredCollection, index: StoredIndex): void {
  let last = -1;
  for (;;) {
    const sql = `SELECT doc, data FROM ${collection.table} WHERE doc > ? ORDER BY doc LIMIT 500`;
    const batch = store.sqlite.all(sql, last);
    if (batch.length === 0) return;
    for (const { doc: row, data } of batch) {
      last = Number(row);
      const doc = fieldsIn(data as Uint8Array, [index]);
      const keys = index.rows(doc);
      const taken = duplicateIn(store, collection, doc, [[index, keys]]);
      if (taken !== undefined) throw taken;
      addRows(store, index, keys, last);
    }
  }
}

/** A bulk write hands over mongoose documents as they are. */
function fieldsOf(given: Doc): Doc {
  return typeof given.toBSON === 'function' ? (given.toBSON() as Doc) : given;
}

function idKey(id: unknown): Uint8Array {
  if (Array.isArray(id) || id instanceof RegExp) {
    throw serverError(CODE.badValue, "The '_id' value cannot be an array or a regex");
  }
  return keyOf(id);
}

const hasId = (store: Store, { table }: StoredCollection, key: Uint8Array) =>
  store.sqlite.get(`SELECT doc FROM ${table} WHERE key = ?`, key) !== undefined;

const sameId = (store: Store, { name }: StoredCollection, { _id }: Doc) =>
  duplicateKey(`${store.name}.${name}`, '_id_', { _id: 1 }, { _id });

type IndexRows = [StoredIndex, KeyRow[]][];

/** Only of indexes that a change of these fields may concern, where they are given. */
const indexRows = (collection: StoredCollection, doc: Doc, roots?: Update['roots']): IndexRows =>
  collection.indexes
    .filter((index) => roots === undefined || (index.roots?.some((r) => roots.has(r)) ?? true))
    .map((index) => [index, index.rows(doc)]);

/** What these indexes read of a document that is stored as these bytes: of the document itself where BSON would say the same. */
function indexed(indexes: readonly StoredIndex[], doc: Doc, data: Uint8Array): Doc {
  const isSame = (root: string) => !(root in doc) || isPlain(doc[root]);
  const isWhole = isSame('_id') && indexes.every(({ roots }) => roots?.every(isSame));
  return isWhole ? doc : fieldsIn(data, indexes);
}

/** Of stored bytes what these indexes read, and the `_id`; all of it where one may read any field. */
function fieldsIn(data: Uint8Array, indexes: readonly StoredIndex[]): Doc {
  const roots = new Set(['_id']);
  for (const index of indexes) {
    if (!index.roots) return decode(data);
    for (const root of index.roots) roots.add(root);
  }
  return decodeFields(data, roots);
}

/** BSON gives these back as they were. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPlainScalar) : isPlainScalar(value);

function isPlainScalar(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  return typeof value === 'number' || (value instanceof Date && !Number.isNaN(value.getTime()));
}

const where = (index: StoredIndex) => index.columns.map((name) => `${name} = ?`).join(' AND ');

/** The error of the first of these rows that another document has in a unique index. */
function duplicateIn(
  store: Store,
  { name }: StoredCollection,
  doc: Doc,
  rows: IndexRows,
): ReturnType<typeof duplicateKey> | undefined {
  for (const [index, keys] of rows) {
    if (!index.spec.unique) continue;
    for (const key of keys) {
      const sql = `SELECT doc FROM ${index.table} WHERE ${where(index)}`;
      if (store.sqlite.get(sql, ...key) === undefined) continue;
      const value = keyValue(index, doc, key);
      return duplicateKey(`${store.name}.${name}`, index.spec.name, index.spec.key, value);
    }
  }
  return undefined;
}

function keyValue(index: StoredIndex, doc: Doc, key: KeyRow): Doc {
  return Object.fromEntries(
    Object.keys(index.spec.key).map((path, i) => {
      const values = pathLeaves(doc, path).flat();
      const found = values.find(
        (value) => Buffer.compare(keyOf(value), key[i] as Uint8Array) === 0,
      );
      return [path, found ?? null];
    }),
  );
}

function addRows(store: Store, index: StoredIndex, keys: KeyRow[], row: number): void {
  if (isMulti(keys)) store.catalog.markMulti(index);
  const marks = index.columns.map(() => '?, ').join('');
  for (const key of keys) {
    store.sqlite.run(`INSERT INTO ${index.table} VALUES (${marks}?)`, ...key, row);
  }
}

/** Several rows, or a number whose key orders only nearly (see `keyOf`). */
const isMulti = (keys: KeyRow[]) => keys.length > 1 || keys.some((row) => row.some(isInexact));

function dropRows(store: Store, index: StoredIndex, keys: KeyRow[], row: number): void {
  for (const key of keys) {
    store.sqlite.run(`DELETE FROM ${index.table} WHERE ${where(index)} AND doc = ?`, ...key, row);
  }
}

/** Throws, before anything is moved, where another document has what comes. */
function moveRows(
  store: Store,
  collection: StoredCollection,
  before: IndexRows,
  { row, after }: { row: number; after: Doc },
): void {
  const moves = before.map(([index, rows]) => moveOf(index, rows, index.rows(after)));
  const come = moves.map(({ index, come }): IndexRows[number] => [index, come]);
  const taken = duplicateIn(store, collection, after, come);
  if (taken !== undefined) throw taken;
  for (const move of moves) makeMove(store, move, row);
}

/** What a change of a document takes out of an index and brings to it. */
type Move = { index: StoredIndex; gone: KeyRow[]; come: KeyRow[]; multi: boolean };

function moveOf(index: StoredIndex, old: KeyRow[], next: KeyRow[]): Move {
  const same = (a: KeyRow) => (b: KeyRow) =>
    a.every((key, i) => Buffer.compare(key, b[i] as Uint8Array) === 0);
  return {
    index,
    gone: old.filter((key) => !next.some(same(key))),
    come: next.filter((key) => !old.some(same(key))),
    multi: isMulti(next),
  };
}

function makeMove(store: Store, { index, gone, come, multi }: Move, row: number): void {
  dropRows(store, index, gone, row);
  if (multi) store.catalog.markMulti(index);
  addRows(store, index, come, row);
}
