import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** The flushes of one file, beside the loop: a commit that waits for the disk itself would keep everybody waiting. */
export type Flushes = {
  /**
   * Resolves when all that was written to the file before this call is on the disk; those who ask together share a flush. After
   * one that failed each rejects: the system has dropped what it could not write and counts it as written, so that the next
   * flush succeeds behind a hole.
   */
  flushed(): Promise<void>;
  close(): void;
};

/** Asks the disk to keep what was written to an open file. Tests give one that fails. */
export type Sync = (descriptor: number) => Promise<void>;

const diskSync: Sync = promisify(fdatasync);

export type FlushOptions = {
  sync?: Sync | undefined;
  /** Called once, before any caller gets the error. */
  onFailure?: (error: unknown) => void;
};

/** @param file is opened when it is first asked for, since SQLite makes its log late, and must not be a file that SQLite locks. */
export function flushesOf(
  file: string,
  { sync = diskSync, onFailure = () => {} }: FlushOptions = {},
): Flushes {
  let descriptor: number | null = null;
  let waiting: PromiseWithResolvers<void> | null = null;
  let isRunning = false;
  let isClosed = false;
  let failure: { error: unknown } | null = null;

  const release = () => {
    if (descriptor !== null) closeSync(descriptor);
    descriptor = null;
  };
  const flush = async () => {
    if (failure !== null) throw failure.error;
    descriptor ??= openSync(file, 'r+');
    try {
      await sync(descriptor);
    } catch (error) {
      failure = { error };
      onFailure(error);
      throw error;
    }
  };
  const run = async () => {
    isRunning = true;
    while (waiting !== null) {
      const asked: PromiseWithResolvers<void> = waiting;
      waiting = null;
      await flush().then(asked.resolve, asked.reject);
    }
    isRunning = false;
    if (isClosed) release();
  };
  return {
    flushed: () => {
      waiting ??= Promise.withResolvers<void>();
      const { promise } = waiting;
      if (!isRunning) void run();
      return promise;
    },
    close: () => {
      isClosed = true;
      if (!isRunning) release();
    },
  };
}
