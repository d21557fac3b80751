/** A bulk write that goes on past what is refused, and tells each caller's error from a failure of the whole. */
import mongoose, { type Model } from 'mongoose';

export type Document = Readonly<Record<string, unknown>>;

/** The code of what a unique index refuses. */
export const duplicateKey = 11_000;

export interface Collection {
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
export async function refusalsOf(write: () => Promise<unknown>): Promise<Map<number, ServerError>> {
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

export type ServerError = InstanceType<typeof mongoose.mongo.MongoServerError>;

export function collectionOf<T>({ collection }: Model<T>): Collection {
  return collection as unknown as Collection;
}
