/** What a service asks of its database beyond mongoose's own words, whatever engine is beneath. */
import type { Connection } from 'mongoose';
import { AppError } from './errors.ts';

const pingMilliseconds = 1000;

/** For `/readyz`: it answers now, not only that it once did. */
export async function databaseAnswers({ readyState, db }: Connection): Promise<boolean> {
  if (readyState !== 1 || !db) return false;
  await db.command({ ping: 1 }, { timeoutMS: pingMilliseconds });
  return true;
}

/** By name: the errors' classes belong to a driver that an embedded start does not load. */
const awayErrors: ReadonlySet<string> = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongoStalePrimaryError',
  'MongoWaitQueueTimeoutError',
  'MongoWriteConcernError',
  'MongooseServerSelectionError',
  'PoolClearedOnNetworkError',
]);

/** The driver says so of errors after which the same write may be sent again: an election, a server that shuts down. */
const awayLabels = ['RetryableWriteError', 'RetryableError', 'SystemOverloadedError'];

/** A connection that broke in the middle of a write comes through as the socket's own error. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * A server that is there and cannot work: OutOfDiskSpace; and InternalError, which is how one server that the tests know
 * (SecantusDB) says that it could not write its journal.
 */
const cannotWorkCodes = new Set([14_031, 1]);

/**
 * A group of writes that failed as a whole. The driver gives it a name of its own and hides what happened: without a word
 * of the server, neither on one of the writes nor a code, it never had an answer; or the answer is that a majority has not
 * stored it.
 */
function groupFailed(error: Error): boolean {
  if (error.name !== 'MongoBulkWriteError') return false;
  const { code, writeErrors, result } = error as GroupError;
  const unanswered = code === undefined && [writeErrors ?? []].flat().length === 0;
  return unanswered || Boolean(result?.getWriteConcernError?.());
}

interface GroupError extends Error {
  code?: unknown;
  writeErrors?: unknown;
  result?: { getWriteConcernError?(): unknown };
}

/** The answer to a caller whose database cannot be reached, or null when the error is another. */
export function databaseAway(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const { errorLabelSet, code } = error as {
    errorLabelSet?: ReadonlySet<string>;
    code?: unknown;
  };
  const labelled = awayLabels.some((label) => errorLabelSet?.has(label));
  const broken = typeof code === 'string' && awayCodes.has(code);
  const cannot = typeof code === 'number' && cannotWorkCodes.has(code);
  const known = awayErrors.has(error.name) || groupFailed(error);
  if (!labelled && !broken && !cannot && !known) return null;
  return new AppError(
    'unavailable',
    'DATABASE.AWAY',
    'We cannot look that up or store it just now. Please try again in a moment.',
    { cause: error, retryAfterSeconds: 2 },
  );
}
