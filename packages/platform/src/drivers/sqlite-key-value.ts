/** KeyValue in one SQLite file. Sessions may lose the last second at a power cut, never at a kill: WAL, synchronous NORMAL. */
import { DatabaseSync } from 'node:sqlite';
import type { KeyValue } from '../key-value.ts';
import { privateFile } from './private-file.ts';
import { turnsOf } from './sqlite-key-value-turns.ts';

/** A little at a time: over all of a large file it would keep the loop. */
const sweepEveryMilliseconds = 1_000;
const sweptAtOnce = 1_000;

export interface SqliteKeyValueOptions {
  file: string;
  now: () => Date;
  /**
   * All writes of one turn of the loop are one transaction (`kept`), and what was used last is read from memory: for a file
   * that only this process writes.
   */
  together?: boolean;
}

export function createSqliteKeyValue(options: SqliteKeyValueOptions): KeyValue {
  const db = new DatabaseSync(privateFile(options.file));
  db.exec(`PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = 4000;
    CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    DROP INDEX IF EXISTS entries_until;`);
  const time = () => options.now().getTime();
  const timer = setInterval(sweeperOf(db, time), sweepEveryMilliseconds).unref();
  const { end, ...calls } = options.together ? inTurns(db, time) : oneByOne(db, time);
  return {
    ...calls,
    close: async () => {
      clearInterval(timer);
      end();
      db.close();
    },
  };
}

/** Takes out what has ended among the next keys, round and round. An index by lifetimes would be written with every entry. */
function sweeperOf(db: DatabaseSync, time: () => number): () => void {
  const next = db.prepare('SELECT key FROM entries WHERE key > ? ORDER BY key LIMIT 1 OFFSET ?');
  const clear = db.prepare('DELETE FROM entries WHERE key > ? AND key <= ? AND until <= ?');
  const clearLast = db.prepare('DELETE FROM entries WHERE key > ? AND until <= ?');
  let from = '';
  const sweep = () => {
    const to = next.get(from, sweptAtOnce - 1)?.key;
    if (typeof to === 'string') clear.run(from, to, time());
    else clearLast.run(from, time());
    from = typeof to === 'string' ? to : '';
  };
  return () => {
    try {
      sweep();
    } catch {
      // A full disk or a long write of another process, which callers hear of: what has ended counts as gone, and its turn comes again.
    }
  };
}

type Calls = Omit<KeyValue, 'close'> & { end: () => void };

function inTurns(db: DatabaseSync, time: () => number): Calls {
  const { read, write, kept, end } = turnsOf(db);
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
      const { value, until } = live(key) ?? { value: '0', until: time() + ttlSeconds * 1000 };
      const count = Number(value) + 1;
      write(key, { value: String(count), until });
      return { count, secondsLeft: secondsUntil(until, time()) };
    },
    kept,
    alone: true,
    end,
  };
}

function oneByOne(db: DatabaseSync, time: () => number): Calls {
  const run = statements(db);
  return {
    get: async (key) => (run.read.get(key, time()) as { value: string } | undefined)?.value ?? null,
    set: async (key, value, ttlSeconds) => {
      run.write.run(key, value, time() + ttlSeconds * 1000);
    },
    delete: async (key) => {
      run.remove.run(key);
    },
    take: async (key, ttlSeconds) => {
      const at = time();
      return run.claim.run(key, '', at + ttlSeconds * 1000, at).changes === 1;
    },
    compareAndSet: async (key, expected, value, ttlSeconds) => {
      const at = time();
      const until = at + ttlSeconds * 1000;
      const { changes } =
        expected === null
          ? run.claim.run(key, value, until, at)
          : run.exchange.run(value, until, key, expected, at);
      return changes === 1;
    },
    increment: async (key, ttlSeconds) => {
      const at = time();
      const row = run.count.get({ key, at, until: at + ttlSeconds * 1000 });
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
        until = CASE WHEN until <= :at THEN excluded.until ELSE until END
      RETURNING CAST(value AS INTEGER) AS count, until`),
    remove: db.prepare('DELETE FROM entries WHERE key = ?'),
  };
}
