import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Flushes, flushesOf, type Sync } from './flush.ts';
import { checkedAfterFailure, closeChecked } from './reopen.ts';

export type Row = Record<string, unknown>;

/** How many rows a statement changed, and the row number that the last insert gave. */
export type Ran = { changes: number; lastRow: number };

/** One open file: prepared statements, and transactions that nest. */
export type Sqlite = {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  run(sql: string, ...values: SQLInputValue[]): Ran;
  /**
   * Runs `work` in one transaction, committed when it returns, undone when it throws. A kill does not lose it then, a power cut
   * may until it is `flushed`. Part of an outer one, it shares its fate. Once the disk refused something, each throws until the
   * file was opened and checked anew, which the first of them tries.
   */
  write<T>(work: () => T): T;
  /** Resolves when all that was committed before this call is on the disk. */
  flushed(): Promise<void>;
  /** Runs `work` on one snapshot of the file. */
  read<T>(work: () => T): T;
  inTransaction(): boolean;
  close(): void;
};

/** How many prepared statements are kept; the oldest goes first. */
const STATEMENTS = 1_000;

/**
 * Opens (and creates) the file in WAL mode. With synchronous=NORMAL SQLite flushes when it folds its log into the file, not at each
 * commit: that would keep the loop, so the log is flushed beside it (`flushed`). What is not flushed yet ends the log at most.
 */
export function openSqlite(file: string, busyTimeoutMs: number, sync?: Sync): Sqlite {
  let db = connect(file, busyTimeoutMs);
  let statement = statementCache(db);
  let log = logOf(file);
  let depth = 0;

  function logOf(of: string): Flushes | null {
    if (of === ':memory:') return null;
    return flushesOf(`${of}-wal`, { sync, onFailure: (error) => checked.lost(error) });
  }
  const checked = checkedAfterFailure(() => {
    if (file === ':memory:') return;
    log?.close();
    closeChecked({ file, connections: [db] });
    db = connect(file, busyTimeoutMs);
    statement = statementCache(db);
    log = logOf(file);
  });

  const nested = <T>(begin: string, work: () => T): T => {
    const name = `s${depth}`;
    const outer = depth === 0;
    statement(outer ? begin : `SAVEPOINT ${name}`).run();
    depth += 1;
    try {
      const result = work();
      statement(outer ? 'COMMIT' : `RELEASE ${name}`).run();
      return result;
    } catch (error) {
      checked.lost(error);
      // SQLite itself has already rolled back after some errors (a full disk).
      if (db.isTransaction) db.exec(outer ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`);
      throw error;
    } finally {
      depth -= 1;
    }
  };

  return {
    all: (sql, ...values) => statement(sql).all(...values),
    get: (sql, ...values) => statement(sql).get(...values),
    run: (sql, ...values) => {
      const { changes, lastInsertRowid } = statement(sql).run(...values);
      return { changes: Number(changes), lastRow: Number(lastInsertRowid) };
    },
    write: (work) => {
      if (depth === 0) checked.assert();
      return nested('BEGIN IMMEDIATE', work);
    },
    flushed: async () => log?.flushed(),
    read: (work) => (depth > 0 ? work() : nested('BEGIN', work)),
    inTransaction: () => depth > 0,
    close: () => {
      if (!db.isOpen) return;
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      log?.close();
    },
  };
}

function connect(file: string, busyTimeoutMs: number): DatabaseSync {
  if (file !== ':memory:') makePrivate(file);
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY;');
  // Folding the log into the file flushes twice, while everybody waits: seldom, at some thirty MB.
  db.exec('PRAGMA wal_autocheckpoint = 8000');
  return db;
}

/** Its owner's only: SQLite gives its logs the mode of the file. What cannot be made SQLite itself refuses to open. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function statementCache(db: DatabaseSync): (sql: string) => StatementSync {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const found = kept.get(sql);
    // Their order says nothing while there is room.
    if (found !== undefined && kept.size < STATEMENTS) return found;
    const statement = found ?? db.prepare(sql);
    if (found !== undefined) kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > STATEMENTS) kept.delete(kept.keys().next().value as string);
    return statement;
  };
}
