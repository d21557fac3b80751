import mongoose from 'mongoose';
import { nativeDriver } from '../drivers/native.ts';
import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { ensureCollection, type Store } from '../store.ts';
import { plainDoc } from '../values/encoding.ts';
import { type Doc, isDoc, newObjectId } from '../values/types.ts';
import { insertRecord } from './records.ts';
import {
  deleteAll,
  deleteFirst,
  replaceFirst,
  toResult,
  type UpdateResult,
  updateAll,
  updateFirst,
} from './write.ts';
import { WriteError } from './write-error.ts';

type Tally = {
  ok: 1;
  writeErrors: WriteError[];
  writeConcernErrors: unknown[];
  insertedIds: { index: number; _id: unknown }[];
  nInserted: number;
  nUpserted: number;
  nMatched: number;
  nModified: number;
  nRemoved: number;
  upserted: { index: number; _id: unknown }[];
};

/** Runs one operation, which a failure leaves undone, and adds to the tally what it did. */
type Step = (store: Store, name: string, tally: Tally, index: number) => void;

/**
 * Runs the operations in one transaction, each undone alone when it fails. Ordered stops at the first
 * error; what went before it stays, as in MongoDB. Throws MongoBulkWriteError when any failed.
 */
export function bulkWrite(
  store: Store,
  name: string,
  operations: unknown[],
  { ordered }: BulkOptions,
) {
  const steps = operations.map(readOperation);
  const tally = emptyTally();
  store.write(() => {
    for (const [index, step] of steps.entries()) {
      const error = attempt(() => step(store, name, tally, index));
      if (error === undefined) continue;
      tally.writeErrors.push(writeError(error, index, operations[index]));
      if (ordered) return;
    }
  });
  return finish(tally, ordered);
}

/** Inserts all, ordered or not, with the same errors as a bulk write. */
export function insertAll(store: Store, name: string, docs: Doc[], options: BulkOptions) {
  const operations = docs.map((document) => ({ insertOne: { document } }));
  return bulkWrite(store, name, operations, options);
}

export type BulkOptions = { ordered: boolean };

/** Runs an operation; gives the error that belongs to it, throws any other (a full disk, a locked file). */
function attempt(work: () => void): mongoose.mongo.MongoServerError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError) return error;
    throw error;
  }
}

function readOperation(operation: unknown): Step {
  const [kind, given] = Object.entries((operation ?? {}) as Doc)[0] ?? [];
  const spec = given as Doc;
  if (isDoc(spec) && spec.collation != null) throw new UnsupportedError('option collation');
  switch (kind) {
    case 'insertOne':
      return insertStep(spec);
    case 'updateOne':
      return (store, name, tally, index) =>
        addUpdate(tally, index, toResult(updateFirst(store, name, spec.filter, spec.update, spec)));
    case 'updateMany':
      return (store, name, tally, index) =>
        addUpdate(tally, index, updateAll(store, name, spec.filter, spec.update, spec));
    case 'replaceOne':
      return (store, name, tally, index) =>
        addUpdate(
          tally,
          index,
          toResult(replaceFirst(store, name, spec.filter, spec.replacement, spec)),
        );
    case 'deleteOne':
      return (store, name, tally) => {
        if (deleteFirst(store, name, spec.filter, spec) !== null) tally.nRemoved += 1;
      };
    case 'deleteMany':
      return (store, name, tally) => {
        tally.nRemoved += deleteAll(store, name, spec.filter, spec);
      };
    default:
      throw serverError(CODE.failedToParse, `bulkWrite does not know ${String(kind)}`);
  }
}

function insertStep(spec: Doc): Step {
  const document = (isDoc(spec) && 'document' in spec ? spec.document : spec) as Doc;
  // As the driver does: the caller's document gets its _id.
  if (document._id === undefined) document._id = newObjectId();
  return (store, name, tally, index) => {
    // Checks all before it writes: nothing to undo, so no savepoint.
    const { _id } = insertRecord(store, ensureCollection(store, name), document);
    tally.insertedIds.push({ index, _id });
    tally.nInserted += 1;
  };
}

function addUpdate(tally: Tally, index: number, result: UpdateResult): void {
  tally.nMatched += result.matchedCount;
  tally.nModified += result.modifiedCount;
  tally.nUpserted += result.upsertedCount;
  if (result.upsertedCount > 0) tally.upserted.push({ index, _id: result.upsertedId });
}

function writeError(error: mongoose.mongo.MongoServerError, index: number, operation: unknown) {
  const [, op] = Object.entries((operation ?? {}) as Doc)[0] ?? [];
  const { code, errmsg, keyPattern, keyValue } = error;
  return new WriteError({ index, code, errmsg, op: plainDoc(op), keyPattern, keyValue });
}

function emptyTally(): Tally {
  return {
    ok: 1,
    writeErrors: [],
    writeConcernErrors: [],
    insertedIds: [],
    nInserted: 0,
    nUpserted: 0,
    nMatched: 0,
    nModified: 0,
    nRemoved: 0,
    upserted: [],
  };
}

function finish(tally: Tally, ordered: boolean) {
  const result = new (nativeDriver().BulkWriteResult)(tally, ordered);
  const [first] = tally.writeErrors;
  if (first === undefined) return result;
  const error = new mongoose.mongo.MongoBulkWriteError(
    {
      message: first.errmsg,
      code: first.code,
      writeErrors: tally.writeErrors as unknown as [],
    },
    result,
  );
  // A single insert's error carries these; mongoose turns them into its own duplicate key errors.
  const { keyPattern, keyValue } = first.err;
  throw Object.assign(error, { keyPattern, keyValue });
}
