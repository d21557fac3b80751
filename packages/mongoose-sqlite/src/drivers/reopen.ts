/**
 * After the disk refused to keep something, nothing is known of what the system still holds of the log: a later flush would
 * succeed behind a hole, and a power cut would lose all that was answered since. So the file takes no write until its log was
 * written once more, kept, and read anew with its checksums.
 */
import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type Checked = {
  /** Before each write: throws what went wrong as long as the file was not opened and checked anew. */
  assert(): void;
  /** A write or a flush failed. Other errors than those of the disk are passed over. */
  lost(error: unknown): void;
};

/** Between two tries to open the file again; it is read as a whole each time. */
const pauseMilliseconds = 1_000;

/** @param reopen throws while the disk still fails. */
export function checkedAfterFailure(
  reopen: () => void,
  time: () => number = () => performance.now(),
): Checked {
  let failure: unknown = null;
  let nextTry = 0;
  return {
    assert: () => {
      if (failure === null) return;
      if (time() < nextTry) throw failure;
      try {
        reopen();
        failure = null;
      } catch (error) {
        nextTry = time() + pauseMilliseconds;
        throw error;
      }
    },
    lost: (error) => {
      if (!isOfDisk(error)) return;
      failure ??= error;
    },
  };
}

/** An error of the system on a file, or SQLite's for one (SQLITE_IOERR and all its kinds). */
function isOfDisk(error: unknown): boolean {
  const { code, errcode, syscall } = error as { code?: string; errcode?: number; syscall?: string };
  if (code === 'ERR_SQLITE_ERROR') return ((errcode ?? 0) & 0xff) === ioError;
  return syscall === 'fdatasync' || syscall === 'fsync' || code === 'EIO';
}

const ioError = 10;

export type Reopening = {
  file: string;
  /** All connections of this process to the file; afterwards they are closed. */
  connections: readonly DatabaseSync[];
  /** Keeps what was written to an open file; tests give one that fails. */
  sync?: (descriptor: number) => void;
};

/** Throws while the log cannot be kept, or where the file is not whole; then what was open may be closed. */
export function closeChecked({ file, connections, sync = fdatasyncSync }: Reopening): void {
  const open = connections.filter((each) => each.isOpen);
  const [first] = open;
  if (first) {
    if (first.isTransaction) first.exec('ROLLBACK');
    // Nobody, in no process, adds to the log or begins it anew meanwhile.
    first.exec('BEGIN IMMEDIATE');
    try {
      writeAgain(`${file}-wal`, sync);
    } finally {
      first.exec('ROLLBACK');
    }
    // The last connection to close folds the log into the file unseen. One that may only read cannot, so the log stays.
    const last = new DatabaseSync(file, { readOnly: true });
    last.prepare('SELECT 1 FROM sqlite_schema').get();
    for (const each of open) each.close();
    last.close();
  }
  const check = new DatabaseSync(file, { timeout: 1_000 });
  try {
    // Opened first, SQLite reads the log by its checksums; what it folds into the file is flushed.
    check.exec('PRAGMA synchronous = FULL');
    const { quick_check: found } = check.prepare('PRAGMA quick_check(1)').get() ?? {};
    if (found !== 'ok') throw new Error(`the database is damaged: ${String(found)}`);
    check.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    check.close();
  }
}

/** The same bytes in the same places: what the system dropped is to be written once more. */
function writeAgain(log: string, sync: (descriptor: number) => void): void {
  if (!existsSync(log)) return;
  const bytes = readFileSync(log);
  const descriptor = openSync(log, 'r+');
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at, undefined, at);
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
