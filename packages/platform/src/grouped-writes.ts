/** Writes to one collection in groups (write-group.ts, ADR 0021): new documents, and changes of which only "done" is asked. */
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { createWriteGroup, type GroupedWrite } from './write-group.ts';

/**
 * From now on new documents of this model that are saved at the same time go to the database together. `save()` and `create()`
 * say and promise what they did before: validation, hooks, the error of one document to its own caller.
 * @param gatherMilliseconds how long each may wait for others
 */
export function groupInserts<T>(model: Model<T>, gatherMilliseconds = 0): void {
  const collection = model.collection as unknown as Collection;
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
  const collection = model.collection as unknown as Collection;
  return createWriteGroup<Change>({
    gatherMilliseconds,
    write: (changes) => {
      const operations = changes.map((change) => ({ updateOne: change }));
      return refusalsOf(() => collection.bulkWrite(operations, { ordered: false }));
    },
  });
}

export interface ChangeOfOne<T> extends Change {
  filter: { _id: string; [condition: string]: unknown };
  /**
   * As the filter asks the database. Of several changes of one document in one moment that name this, those that would not find what
   * the first one left are not written at all.
   */
  finds?: (document: T) => boolean;
}

/**
 * Compare-and-sets that share a commit: each is answered with the document as it stands right after all of them, and knows by
 * what it wrote whether it was its own. What a unique index refuses changes nothing, an upsert whose id is there for example.
 * @param gatherMilliseconds how long each may wait for others
 */
export function groupedSwaps<T>(
  model: Model<T>,
  gatherMilliseconds = 0,
): (change: ChangeOfOne<T>) => Promise<T | null> {
  const collection = model.collection as unknown as Collection;
  const bulkWrite = (operations: readonly object[]) =>
    refusalsOf(() => collection.bulkWrite(operations, { ordered: false }));
  const swap = createWriteGroup<Swap<T>>({
    gatherMilliseconds,
    write: async (swaps) => {
      const errors = new Map<number, ServerError>();
      let left: Placed<T>[] = [...swaps.entries()];
      while (left.length > 0) {
        const [now, later] = firstOfEach(left);
        const refused = await bulkWrite(operationsOf(now.map(([, { change }]) => change)));
        for (const [at, error] of refused) errors.set(now[at]?.[0] ?? at, error);
        const ids = [...new Set(now.map(([, { change }]) => change.filter._id))];
        const documents = (await model
          .find({ _id: { $in: ids } } as QueryFilter<T>)
          .lean()) as (T & {
          _id: unknown;
        })[];
        const byId = new Map(documents.map((document) => [document._id, document]));
        for (const [, each] of left) each.after = byId.get(each.change.filter._id) ?? null;
        left = later.filter(([, { change, after }]) => after === null || change.finds?.(after));
      }
      return new Map([...errors].filter(([, { code }]) => code !== duplicateKey));
    },
  });
  return async (change) => {
    const asked: Swap<T> = { change, after: null };
    await swap(asked);
    return asked.after;
  };
}

interface Swap<T> {
  change: ChangeOfOne<T>;
  after: T | null;
}

type Placed<T> = readonly [place: number, swap: Swap<T>];

/** Those that are written now, and those that first see what another one leaves of their document. */
function firstOfEach<T>(swaps: readonly Placed<T>[]): [Placed<T>[], Placed<T>[]] {
  const seen = new Set<string>();
  const isLater = ([, { change }]: Placed<T>) => {
    const { _id } = change.filter;
    const waits = change.finds !== undefined && seen.has(_id);
    seen.add(_id);
    return waits;
  };
  const later = new Set(swaps.filter(isLater));
  return [swaps.filter((each) => !later.has(each)), [...later]];
}

/** One document is made once: an upsert that is refused costs more than one that finds nothing. */
function operationsOf<T>(changes: readonly ChangeOfOne<T>[]) {
  const first = new Set<string>();
  return changes.map(({ filter, update, ...change }) => {
    const upsert = change.upsert === true && !first.has(filter._id);
    first.add(filter._id);
    return { updateOne: { filter, update, upsert } };
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
  const collection = model.collection as unknown as Collection;
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

type Document = Readonly<Record<string, unknown>>;

const duplicateKey = 11_000;

interface Collection {
  insertOne(document: Document, options?: object): Promise<unknown>;
  insertMany(documents: readonly Document[], options: object): Promise<unknown>;
  bulkWrite(operations: readonly object[], options: object): Promise<unknown>;
}

interface BulkError {
  writeErrors?: OneWriteError | readonly OneWriteError[];
  result?: { getWriteConcernError?(): unknown };
}

interface OneWriteError {
  index: number;
  code: number;
  errmsg?: string;
}

/** Rejects where the call failed as a whole, or where it is not certain that the rest is kept. */
async function refusalsOf(write: () => Promise<unknown>): Promise<Map<number, ServerError>> {
  try {
    await write();
    return new Map();
  } catch (error) {
    const { writeErrors = [], result } = error as BulkError;
    const refused = [writeErrors].flat() as OneWriteError[];
    if (refused.length === 0 || result?.getWriteConcernError?.()) throw error;
    return new Map(refused.map((each) => [each.index, serverError(each)]));
  }
}

/** As a write by itself would have reported it. */
function serverError({ code, errmsg = 'refused' }: OneWriteError): ServerError {
  return new mongoose.mongo.MongoServerError({ code, errmsg, message: errmsg });
}

type ServerError = InstanceType<typeof mongoose.mongo.MongoServerError>;
