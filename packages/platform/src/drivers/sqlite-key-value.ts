/** KeyValue in one SQLite file. Sessions may lose the last second at a power cut, never at a kill: WAL, synchronous NORMAL. */
import { DatabaseSync } from 'node:sqlite';
import { checkedAfterFailure, closeChecked } from '@muqarin/mongoose-sqlite/checked-file';
import type { KeyValue } from '../key-value.ts';
import { steadyTime } from '../steady-time.ts';
import { preparedOn } from './prepared-on.ts';
import { privateFile } from './private-file.ts';
import { turnsOf } from './sqlite-key-value-turns.ts';

/** A little at a time: over all of a large file it would keep the loop. */
const sweepEveryMilliseconds = 1_000;
const sweptAtOnce = 1_000;

export interface SqliteKeyValueOptions {
  file: string;
  now: () => Date;
  /** Milliseconds of a clock that nobody sets: what has a lifetime lives no longer where `now` is set back. */
  elapsed?: () => number;
  /**
   * All writes of one turn of the loop are one transaction (`kept`), and what was used last is read from memory: for a file
   * that only this process writes.
   */
  together?: boolean;
  /** For tests: a disk that does not keep the writes of a turn. */
  commit?: (db: DatabaseSync) => void;
}

export function createSqliteKeyValue(options: SqliteKeyValueOptions): KeyValue {
  const { file } = options;
  const steadyNow = steadyTime(options.now, options.elapsed);
  let db = connect(file);
  const checked = checkedAfterFailure(() => {
    if (file !== ':memory:') closeChecked({ file, connections: [db] });
    db = connect(file);
  });
  const own: Own = {
    open: () => {
      checked.assert();
      return db;
    },
    lost: (error) => checked.lost(error),
    commit: options.commit,
    time: () => steadyNow().getTime(),
  };
  const timer = setInterval(sweeperOf(own), sweepEveryMilliseconds).unref();
  const { end, ...calls } = options.together ? inTurns(own) : oneByOne(own);
  return {
    ...calls,
    close: async () => {
      clearInterval(timer);
      end();
      if (db.isOpen) db.close();
    },
  };
}

interface Own {
  /** The connection; throws as long as the file is not checked after the disk refused something. */
  open: () => DatabaseSync;
  lost: (error: unknown) => void;
  commit: SqliteKeyValueOptions['commit'];
  time: () => number;
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(privateFile(file));
  db.exec(`PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = 4000;
    CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    DROP INDEX IF EXISTS entries_until;`);
  return db;
}

/** Takes out what has ended among the next keys, round and round. An index by lifetimes would be written with every entry. */
function sweeperOf({ open, lost, time }: Own): () => void {
  const prepared = preparedOn((db) => ({
    next: db.prepare('SELECT key FROM entries WHERE key > ? ORDER BY key LIMIT 1 OFFSET ?'),
    clear: db.prepare('DELETE FROM entries WHERE key > ? AND key <= ? AND until <= ?'),
    clearLast: db.prepare('DELETE FROM entries WHERE key > ? AND until <= ?'),
  }));
  let from = '';
  const sweep = () => {
    const { next, clear, clearLast } = prepared(open());
    const to = next.get(from, sweptAtOnce - 1)?.key;
    if (typeof to === 'string') clear.run(from, to, time());
    else clearLast.run(from, time());
    from = typeof to === 'string' ? to : '';
  };
  return () => {
    try {
      sweep();
    } catch (error) {
      lost(error);
      // A full disk or a long write of another process, which callers hear of: what has ended counts as gone, and its turn comes again.
    }
  };
}

type Calls = Omit<KeyValue, 'close'> & { end: () => void };

function inTurns({ open, lost, commit, time }: Own): Calls {
  const { read, write, kept, end } = turnsOf(open, lost, commit);
  const live = (key: string) => {
    const entry = read(key);
    return entry !== null && entry.until > time() ? entry : null;
  };
  const put = (key: string, value: string, ttlSeconds: number) =>
    write(key, { value, until: time() + ttlSeconds * 1000 });
  return {
    get: async (key) => live(key)?.value ?? null,
    set: async (key, value, ttlSeconds) => put(key, value, ttlSeconds),
    delete: async (key) => write(key, null),
    take: async (key, ttlSeconds) => {
      if (live(key) !== null) return false;
      put(key, '', ttlSeconds);
      return true;
    },
    compareAndSet: async (key, expected, value, ttlSeconds) => {
      if ((live(key)?.value ?? null) !== expected) return false;
      put(key, value, ttlSeconds);
      return true;
    },
    increment: async (key, ttlSeconds) => {
      // A window is never longer than it is, also where the clock was set back since.
      const latest = time() + ttlSeconds * 1000;
      const { value, until: ends } = live(key) ?? { value: '0', until: latest };
      const until = Math.min(ends, latest);
      const count = Number(value) + 1;
      write(key, { value: String(count), until });
      return { count, secondsLeft: secondsUntil(until, time()) };
    },
    kept,
    alone: true,
    end,
  };
}

function oneByOne({ open, lost, time }: Own): Calls {
  const prepared = preparedOn(statements);
  const now = <T>(work: (run: ReturnType<typeof statements>) => T): T => {
    try {
      return work(prepared(open()));
    } catch (error) {
      lost(error);
      throw error;
    }
  };
  return {
    get: async (key) =>
      now(({ read }) => (read.get(key, time()) as { value: string } | undefined)?.value ?? null),
    set: async (key, value, ttlSeconds) => {
      now(({ write }) => write.run(key, value, time() + ttlSeconds * 1000));
    },
    delete: async (key) => {
      now(({ remove }) => remove.run(key));
    },
    take: async (key, ttlSeconds) => {
      const at = time();
      return now(({ claim }) => claim.run(key, '', at + ttlSeconds * 1000, at).changes === 1);
    },
    compareAndSet: async (key, expected, value, ttlSeconds) => {
      const at = time();
      const until = at + ttlSeconds * 1000;
      const { changes } = now(({ claim, exchange }) =>
        expected === null
          ? claim.run(key, value, until, at)
          : exchange.run(value, until, key, expected, at),
      );
      return changes === 1;
    },
    increment: async (key, ttlSeconds) => {
      const at = time();
      const row = now(({ count }) => count.get({ key, at, until: at + ttlSeconds * 1000 }));
      const { count, until } = row as { count: number; until: number };
      return { count, secondsLeft: secondsUntil(until, at) };
    },
    end: () => {},
  };
}

function secondsUntil(until: number, at: number): number {
  return Math.max(1, Math.ceil((until - at) / 1000));
}

/** Each is one statement, so each is atomic among processes too. What has ended counts as not there. */
function statements(db: DatabaseSync) {
  return {
    read: db.prepare('SELECT value FROM entries WHERE key = ? AND until > ?'),
    write: db.prepare(`INSERT INTO entries (key, value, until) VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until`),
    claim: db.prepare(`INSERT INTO entries (key, value, until) VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until
      WHERE entries.until <= ?`),
    exchange: db.prepare(
      'UPDATE entries SET value = ?, until = ? WHERE key = ? AND value = ? AND until > ?',
    ),
    count: db.prepare(`INSERT INTO entries (key, value, until) VALUES (:key, '1', :until)
      ON CONFLICT (key) DO UPDATE SET
        value = CASE WHEN until <= :at THEN '1' ELSE CAST(value AS INTEGER) + 1 END,
        until = CASE WHEN until <= :at THEN excluded.until ELSE min(until, excluded.until) END
      RETURNING CAST(value AS INTEGER) AS count, until`),
    remove: db.prepare('DELETE FROM entries WHERE key = ?'),
  };
}
