/** Documents in memory, with mongoose's optimistic concurrency where the schema asks for it. */
import type { Engine, EngineCollection, ReadOptions, SavedDocument } from './engine.ts';
import { type Doc, matches } from './memory-language.ts';
import { change, copy } from './memory-update.ts';

/** @param versioned whether `save` refuses to write over a change made since the document was loaded. */
export function createMemoryEngine(versioned: boolean): Engine {
  const collections = new Map<string, EngineCollection>();
  return {
    collection: (name) => {
      const found = collections.get(name) ?? openCollection(versioned);
      collections.set(name, found);
      return found;
    },
  };
}

function openCollection(versioned: boolean): EngineCollection {
  const docs = new Map<string, Doc>();
  const all = (filter: Doc) => candidates(docs, filter).filter((doc) => matches(doc, filter));
  const upsert = (filter: Doc, update: Doc) => {
    const doc: Doc = { _id: filter._id, __v: 0 };
    change(doc, update, true);
    docs.set(String(filter._id), doc);
    return { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 };
  };
  const updateAll: EngineCollection['updateAll'] = (filter, update) => {
    const found = all(filter);
    const modifiedCount = found.filter((doc) => change(doc, update)).length;
    return { matchedCount: found.length, modifiedCount, upsertedCount: 0 };
  };
  return {
    read: (filter, options = {}) => shaped(all(filter), options),
    count: (filter) => all(filter).length,
    update: (filter, update, options = {}) => {
      const [first] = all(filter);
      if (first === undefined && options.upsert) return upsert(filter, update);
      if (first === undefined) return { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 };
      const modifiedCount = change(first, update) ? 1 : 0;
      return { matchedCount: 1, modifiedCount, upsertedCount: 0 };
    },
    findAndUpdate: (filter, update) => {
      const [first] = all(filter);
      if (first === undefined) return null;
      change(first, update);
      return copy(first);
    },
    updateAll,
    load: (id) => {
      const doc = docs.get(id);
      return doc === undefined ? null : loaded(copy(doc), docs, versioned, false);
    },
    make: (fields) => loaded({ outbox: [], history: [], ...fields, __v: 0 }, docs, versioned, true),
  };
}

function candidates(docs: Map<string, Doc>, filter: Doc): Doc[] {
  const { _id: id } = filter;
  if (typeof id !== 'string') return [...docs.values()];
  const doc = docs.get(id);
  return doc === undefined ? [] : [doc];
}

function shaped(found: Doc[], { fields, limit, sort }: ReadOptions): Doc[] {
  const sorted = sort === undefined ? found : sortedBy(found, Object.entries(sort));
  const names = fields?.split(' ').map((path) => path.split('.')[0] as string);
  return sorted.slice(0, limit).map((doc) => {
    if (names === undefined) return copy(doc);
    const wanted = ['_id', ...names].filter((name) => name in doc);
    return Object.fromEntries(wanted.map((name) => [name, copy(doc[name])]));
  });
}

/** By the smallest value at each path, as MongoDB sorts by what lies in arrays; the absent come first. */
function sortedBy(found: Doc[], by: readonly (readonly [string, 1 | -1])[]): Doc[] {
  const smallest = (doc: Doc, path: string) =>
    Math.min(...numbersAt(doc, path.split('.')), Number.POSITIVE_INFINITY);
  const key = (doc: Doc, path: string) => {
    const value = smallest(doc, path);
    return value === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : value;
  };
  return found.toSorted((a, b) => {
    for (const [path, direction] of by) {
      const [left, right] = [key(a, path), key(b, path)];
      if (left !== right) return (left < right ? -1 : 1) * direction;
    }
    return 0;
  });
}

function numbersAt(value: unknown, path: readonly string[]): number[] {
  if (Array.isArray(value)) return value.flatMap((each) => numbersAt(each, path));
  const [name, ...rest] = path;
  if (name !== undefined) return numbersAt((value as Doc | undefined)?.[name], rest);
  if (value === undefined || value === null) return [];
  return [Number(value)];
}

/** What was pushed since it was loaded is saved as a push, as mongoose does: the relay may have emptied the array. */
function loaded(
  doc: Doc,
  docs: Map<string, Doc>,
  versioned: boolean,
  isNew: boolean,
): SavedDocument {
  const modified = new Set<string>();
  const lengths = new Map<string, number>();
  const remember = () => {
    modified.clear();
    for (const [name, value] of Object.entries(doc)) {
      if (Array.isArray(value)) lengths.set(name, value.length);
    }
  };
  const changes = (): Doc => {
    const pushed = [...lengths].map(([name, length]) => {
      return [name, { $each: (doc[name] as unknown[]).slice(length) }] as const;
    });
    const sets = [...modified].map((name) => [name, doc[name]]);
    return { $push: Object.fromEntries(pushed), $set: Object.fromEntries(sets), $inc: { __v: 1 } };
  };
  const self: SavedDocument = {
    isNew,
    isSelected: () => true,
    get: (path) => doc[path],
    set: (path, value) => {
      doc[path] = value;
      modified.add(path);
    },
    markModified: (path) => void modified.add(path),
    save: () => {
      const id = String(doc._id);
      if (self.isNew) {
        if (docs.has(id)) throw new Error('E11000 duplicate key');
        docs.set(id, copy(doc));
        self.isNew = false;
      } else {
        const stored = docs.get(id);
        if (stored === undefined || (versioned && stored.__v !== doc.__v)) {
          throw new Error('VersionError');
        }
        change(stored, changes());
        doc.__v = (doc.__v as number) + 1;
      }
      remember();
    },
  };
  if (!isNew) remember();
  return self;
}
