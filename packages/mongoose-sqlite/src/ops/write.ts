import { CODE, serverError } from '../errors.ts';
import { ensureCollection, type Store } from '../store.ts';
import { readUpdate } from '../update/apply.ts';
import type { Update } from '../update/scalars.ts';
import { seedOf } from '../update/upsert.ts';
import { decode, plainDoc } from '../values/encoding.ts';
import { type Doc, newObjectId } from '../values/types.ts';
import {
  type Find,
  firstMatch,
  firstRewritable,
  matches,
  type Rewritable,
  readFind,
  rewritable,
} from './find.ts';
import { deleteRecord, insertRecord, rewriteRecord } from './records.ts';

export type UpdateResult = {
  acknowledged: true;
  matchedCount: number;
  modifiedCount: number;
  upsertedCount: number;
  upsertedId: unknown;
};

/** What a write on one document met and left, each decoded when it is asked for; null where there was or is none. */
export type Change = {
  before(): Doc | null;
  after(): Doc | null;
  matched: boolean;
  modified: boolean;
  /** The `_id` of a new document. */
  upserted: { _id: unknown } | null;
};

/** Inserts one document; gives its `_id`. */
export function insert(store: Store, name: string, doc: Doc): unknown {
  return store.write(() => insertRecord(store, ensureCollection(store, name), doc)._id);
}

/** Changes the first match, atomically; with `upsert` inserts when there is none. */
export function updateFirst(
  store: Store,
  name: string,
  given: unknown,
  update: unknown,
  options: Doc,
): Change {
  const find = readFind(given, options);
  return changeFirst(
    store,
    name,
    find,
    readUpdate(update, find.filter, options.arrayFilters),
    options.upsert === true,
  );
}

/** Replaces the first match, atomically. */
export function replaceFirst(
  store: Store,
  name: string,
  given: unknown,
  replacement: unknown,
  options: Doc,
): Change {
  const next = plainDoc(replacement);
  if (Object.keys(next).some((field) => field.startsWith('$'))) {
    const message = 'Replacement document must not contain atomic operators';
    throw serverError(CODE.failedToParse, message);
  }
  const find = readFind(given, options);
  const replace: Update = (doc) => {
    const _id = next._id ?? doc._id;
    return { ...(_id === undefined ? {} : { _id }), ...next };
  };
  return changeFirst(store, name, find, replace, options.upsert === true);
}

/** Removes the first match, atomically; gives what it was. */
export function deleteFirst(store: Store, name: string, given: unknown, options: Doc): Doc | null {
  const find = readFind(given, options);
  return store.writeChecked(() => {
    const collection = store.catalog.get(name);
    const found = collection && firstMatch(store, name, find);
    if (collection === undefined || found === undefined) return null;
    deleteRecord(store, collection, found);
    return found.doc;
  });
}

/** Removes every match, all or none; gives the count. */
export function deleteAll(store: Store, name: string, given: unknown, options: Doc): number {
  const find = { ...readFind(given, { hint: options.hint }) };
  return store.write(() => {
    const collection = store.catalog.get(name);
    if (collection === undefined) return 0;
    const found = [...matches(store, name, find)];
    for (const match of found) deleteRecord(store, collection, match);
    return found.length;
  });
}

/** Changes every match, all or none. */
export function updateAll(
  store: Store,
  name: string,
  given: unknown,
  update: unknown,
  options: Doc,
): UpdateResult {
  const find = readFind(given, { hint: options.hint });
  const change = readUpdate(update, find.filter, options.arrayFilters);
  return store.write(() => {
    const found = rewritable(store, name, find);
    if (found.length === 0 && options.upsert === true) {
      return toResult(changeFirst(store, name, find, change, true));
    }
    const modified = found.filter((match) => rewrite(store, name, match, change) !== null);
    return {
      acknowledged: true,
      matchedCount: found.length,
      modifiedCount: modified.length,
      upsertedCount: 0,
      upsertedId: null,
    };
  });
}

export function toResult({ matched, modified, upserted }: Change): UpdateResult {
  return {
    acknowledged: true,
    matchedCount: matched ? 1 : 0,
    modifiedCount: modified ? 1 : 0,
    upsertedCount: upserted === null ? 0 : 1,
    upsertedId: upserted?._id ?? null,
  };
}

const none = () => null;

function changeFirst(
  store: Store,
  name: string,
  find: Find,
  update: Update,
  upsert: boolean,
): Change {
  return store.writeChecked(() => {
    const found = firstRewritable(store, name, find);
    if (found !== undefined) return changeOf(store, name, found, update);
    if (upsert) return insertSeeded(store, name, find.filter, update);
    return { before: none, after: none, matched: false, modified: false, upserted: null };
  });
}

function changeOf(store: Store, name: string, found: Rewritable, update: Update): Change {
  const { data } = found;
  const written = rewrite(store, name, found, update);
  return {
    before: () => decode(data),
    after: () => decode(written ?? data),
    matched: true,
    modified: written !== null,
    upserted: null,
  };
}

function rewrite(store: Store, name: string, found: Rewritable, change: Update): Uint8Array | null {
  const update = (doc: Doc) => change(doc, { now: store.now, inserting: false });
  const { roots } = change;
  return rewriteRecord(store, ensureCollection(store, name), found, { update, roots });
}

function insertSeeded(store: Store, name: string, filter: Doc, update: Update): Change {
  const seed = seedOf(filter);
  const next = update(seed, { now: store.now, inserting: true });
  const { _id = newObjectId(), ...rest } = next;
  const doc = { _id, ...rest };
  const { data } = insertRecord(store, ensureCollection(store, name), doc);
  return {
    before: none,
    after: () => decode(data),
    matched: false,
    modified: false,
    upserted: { _id },
  };
}
