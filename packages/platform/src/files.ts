/**
 * Where files are kept, by key. Drivers: a local folder (embedded), S3 (distributed). A file is there whole or not at all,
 * also for who reads while it is written. A store that cannot be reached is AppError unavailable.
 */
import type { Readable } from 'node:stream';
import { AppError } from './errors.ts';

export interface Files {
  put(key: string, content: Uint8Array): Promise<void>;
  /** For what is too large to hold; `bytes` is the exact length. */
  putStream(key: string, content: Readable, bytes: number): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>;
  stream(key: string): Promise<Readable | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Makes the folder or the bucket when it is not there; any number of times. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** Parts of letters, digits, `-`, `_` and `.`, with `/` between them; none begins with a dot, so no key leaves its place. */
const keyPattern = /^[a-z0-9_-][\w.-]*(\/[a-z0-9_-][\w.-]*)*$/i;
const longestKey = 500;

/** Throws AppError internal: keys are made by us, never by a person. */
export function requireKey(key: string): string {
  if (key.length <= longestKey && keyPattern.test(key)) return key;
  throw new AppError('internal', 'FILES.BAD_KEY', 'This is no key of a file.');
}
