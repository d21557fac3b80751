import type { StoredCollection } from '../catalog.ts';
import { CODE, serverError } from '../errors.ts';
import { describeIndex, ID_INDEX, isIdKey, readIndex, sameIndex } from '../index/definition.ts';
import { ensureCollection, type Store } from '../store.ts';
import type { Doc } from '../values/types.ts';
import { fillIndex } from './records.ts';

/** Creates an index and fills it, in one transaction; gives its name. The same index again is no error. */
export function createIndex(store: Store, name: string, fields: unknown, options: unknown): string {
  const spec = readIndex(fields, options);
  if (isIdKey(spec.key)) return '_id_';
  return store.write(() => {
    const collection = ensureCollection(store, name);
    const existing = collection.indexes.map((index) => index.spec);
    if (sameIndex(existing, spec)) return spec.name;
    fillIndex(store, collection, store.catalog.addIndex(collection, spec));
    return spec.name;
  });
}

export function listIndexes(store: Store, name: string): Doc[] {
  const { indexes } = existing(store, name);
  return [{ ...ID_INDEX }, ...indexes.map((index) => describeIndex(index.spec))];
}

export function dropIndex(store: Store, name: string, wanted: unknown): void {
  store.write(() => {
    const collection = existing(store, name);
    if (wanted === '_id_') throw serverError(CODE.invalidOptions, 'cannot drop _id index');
    const keys = typeof wanted === 'string' ? undefined : JSON.stringify(wanted);
    const index = collection.indexes.find(
      ({ spec }) => spec.name === wanted || JSON.stringify(spec.key) === keys,
    );
    if (index === undefined) {
      throw serverError(CODE.indexNotFound, `index not found with name [${String(wanted)}]`);
    }
    store.catalog.dropIndex(collection, index);
  });
}

export function dropIndexes(store: Store, name: string): void {
  store.write(() => {
    const collection = existing(store, name);
    for (const index of collection.indexes) store.catalog.dropIndex(collection, index);
  });
}

function existing(store: Store, name: string): StoredCollection {
  const collection = store.read(() => store.catalog.get(name));
  if (collection !== undefined) return collection;
  throw serverError(26, `ns does not exist: ${store.name}.${name}`);
}
