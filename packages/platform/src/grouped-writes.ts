/** Writes to one collection in groups (write-group.ts, ADR 0021): new documents, and changes of which only "done" is asked. */
import type { Model, QueryFilter } from 'mongoose';
import { collectionOf, type Document, duplicateKey, refusalsOf } from './bulk-refusals.ts';
import { createWriteGroup, type GroupedWrite } from './write-group.ts';

/**
 * From now on new documents of this model that are saved at the same time go to the database together. `save()` and `create()`
 * say and promise what they did before: validation, hooks, the error of one document to its own caller.
 * @param gatherMilliseconds how long each may wait for others
 */
export function groupInserts<T>(model: Model<T>, gatherMilliseconds = 0): void {
  const collection = collectionOf(model);
  const insertOne = collection.insertOne.bind(collection);
  const insert = createWriteGroup<Document>({
    gatherMilliseconds,
    write: async (documents) => {
      const [only] = documents;
      if (documents.length === 1 && only) {
        await insertOne(only, {});
        return new Map();
      }
      return refusalsOf(() => collection.insertMany(documents, { ordered: false }));
    },
  });
  collection.insertOne = async (document, options = {}) => {
    // What asks for something of its own, a session for one, goes by itself.
    const own = Object.values(options).some((value) => value !== undefined && value !== null);
    if (own) return insertOne(document, options);
    await insert(document);
    return { acknowledged: true, insertedId: document._id };
  };
}

export interface Change {
  /** Of one document. */
  filter: object;
  /** In the database's own terms: no schema looks at it. */
  update: object;
  upsert?: boolean;
}

/**
 * Resolves when this change is stored, whether or not its filter found something.
 * @param gatherMilliseconds how long a change may wait for others
 */
export function groupedChanges<T>(model: Model<T>, gatherMilliseconds = 0): GroupedWrite<Change> {
  const collection = collectionOf(model);
  return createWriteGroup<Change>({
    gatherMilliseconds,
    write: (changes) => {
      const operations = changes.map((change) => ({ updateOne: change }));
      return refusalsOf(() => collection.bulkWrite(operations, { ordered: false }));
    },
  });
}

export interface InsertOrChange {
  /** With its `_id`. */
  document: Readonly<Record<string, unknown>>;
  /** Of the document that is there already under that id. */
  change: Change;
}

/**
 * For what mostly is new: inserts share one commit of the database, changes have one each. Resolves when this very document is
 * stored, or this very change.
 * @param gatherMilliseconds how long each may wait for others
 */
export function groupedInsertsOrChanges<T>(
  model: Model<T>,
  gatherMilliseconds = 0,
): GroupedWrite<InsertOrChange> {
  const collection = collectionOf(model);
  return createWriteGroup<InsertOrChange>({
    gatherMilliseconds,
    write: async (wanted) => {
      const documents = wanted.map(({ document }) => document);
      const refused = await refusalsOf(() => collection.insertMany(documents, { ordered: false }));
      const there = [...refused].filter(([, { code }]) => code === duplicateKey);
      if (there.length === 0) return refused;
      const changes = there.map(([index]) => ({ updateOne: wanted[index]?.change }));
      const unchanged = await refusalsOf(() => collection.bulkWrite(changes, { ordered: false }));
      const left = new Map(refused);
      for (const [place, [index]] of there.entries()) {
        const error = unchanged.get(place);
        if (error) left.set(index, error);
        else left.delete(index);
      }
      return left;
    },
  });
}

/**
 * Those asked for in the same moment come in one call. Null where none has that id, or it does not fit.
 * @param condition of all of them, beside the id
 */
export function groupedFinds<T>(
  model: Model<T>,
  condition: Readonly<Record<string, unknown>> = {},
): (id: string) => Promise<T | null> {
  const find = groupedFindsBy<T>(model, '_id', { condition });
  return async (id) => (await find(id))[0] ?? null;
}

export interface FindsBy {
  /** Of all of them, beside the field. */
  condition?: Readonly<Record<string, unknown>>;
  /** How long each may wait for others. */
  gatherMilliseconds?: number;
}

/** All that have this value in that field, which holds one; those asked for in the same moment come in one call. */
export function groupedFindsBy<T>(
  model: Model<T>,
  field: keyof T | '_id',
  { condition = {}, gatherMilliseconds = 0 }: FindsBy = {},
): (value: string) => Promise<T[]> {
  const find = createWriteGroup<{ value: string; found: T[] }>({
    gatherMilliseconds,
    write: async (asked) => {
      const values = [...new Set(asked.map(({ value }) => value))];
      const filter = { ...condition, [field]: { $in: values } } as QueryFilter<T>;
      const documents = (await model.find(filter).lean()) as (T & { _id: unknown })[];
      const byValue = Map.groupBy(documents, (document) => document[field as '_id']);
      for (const each of asked) each.found = byValue.get(each.value) ?? [];
      return new Map();
    },
  });
  return async (value) => {
    const asked = { value, found: [] };
    await find(asked);
    return asked.found;
  };
}
