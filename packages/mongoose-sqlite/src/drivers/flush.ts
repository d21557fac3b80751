import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** The flushes of one file, beside the loop: a commit that waits for the disk itself would keep everybody waiting. */
export type Flushes = {
  /** Resolves when all that was written to the file before this call is on the disk; those who ask together share a flush. */
  flushed(): Promise<void>;
  close(): void;
};

const flush = promisify(fdatasync);

/** @param file is opened when it is first asked for, since SQLite makes its log late, and must not be a file that SQLite locks. */
export function flushesOf(file: string): Flushes {
  let descriptor: number | null = null;
  let waiting: PromiseWithResolvers<void> | null = null;
  let isRunning = false;
  let isClosed = false;

  const release = () => {
    if (descriptor !== null) closeSync(descriptor);
    descriptor = null;
  };
  const run = async () => {
    isRunning = true;
    while (waiting !== null) {
      const asked: PromiseWithResolvers<void> = waiting;
      waiting = null;
      try {
        descriptor ??= openSync(file, 'r+');
        await flush(descriptor);
        asked.resolve();
      } catch (error) {
        asked.reject(error);
      }
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
