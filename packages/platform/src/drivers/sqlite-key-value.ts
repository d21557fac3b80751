/** KeyValue in one SQLite file. Sessions may lose the last second at a power cut, never at a kill: WAL, synchronous NORMAL. */
import { DatabaseSync } from 'node:sqlite';
import type { KeyValue } from '../key-value.ts';

const sweepEveryMilliseconds = 60_000;

export interface SqliteKeyValueOptions {
  file: string;
  now: () => Date;
  /** All writes of one turn of the loop are one transaction (`kept`): for a file that only this process writes. */
  together?: boolean;
}

export function createSqliteKeyValue(options: SqliteKeyValueOptions): KeyValue {
  const db = new DatabaseSync(options.file);
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = 8000;
    CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS entries_until ON entries (until);`);
  const run = statements(db);
  const { begin, kept, end } = options.together ? oneTransactionATurn(db) : eachByItself;
  const time = () => options.now().getTime();
  const sweep = () => {
    begin();
    run.sweep.run(time());
  };
  const timer = setInterval(sweep, sweepEveryMilliseconds).unref();

  return {
    get: async (key) => (run.read.get(key, time()) as { value: string } | undefined)?.value ?? null,
    set: async (key, value, ttlSeconds) => {
      begin();
      run.write.run(key, value, time() + ttlSeconds * 1000);
    },
    delete: async (key) => {
      begin();
      run.remove.run(key);
    },
    take: async (key, ttlSeconds) => {
      begin();
      const at = time();
      return run.claim.run(key, '', at + ttlSeconds * 1000, at).changes === 1;
    },
    compareAndSet: async (key, expected, value, ttlSeconds) => {
      begin();
      const at = time();
      const until = at + ttlSeconds * 1000;
      const { changes } =
        expected === null
          ? run.claim.run(key, value, until, at)
          : run.exchange.run(value, until, key, expected, at);
      return changes === 1;
    },
    increment: async (key, ttlSeconds) => {
      begin();
      const at = time();
      const row = run.count.get({ key, at, until: at + ttlSeconds * 1000 });
      const { count, until } = row as { count: number; until: number };
      return { count, secondsLeft: Math.max(1, Math.ceil((until - at) / 1000)) };
    },
    ...(kept ? { kept } : {}),
    close: async () => {
      clearInterval(timer);
      end();
      db.close();
    },
  };
}

interface Together {
  /** Before each write. */
  begin: () => void;
  kept: (() => Promise<void>) | null;
  /** At the end: what is open is kept. */
  end: () => void;
}

const eachByItself: Together = { begin: () => {}, kept: null, end: () => {} };

/** One commit for the writes of a turn, where each would cost as much by itself. Later reads of the turn see them already. */
function oneTransactionATurn(db: DatabaseSync): Together {
  const open = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let underWay: PromiseWithResolvers<void> | null = null;

  const end = () => {
    const ended = underWay;
    if (ended === null) return;
    underWay = null;
    try {
      // SQLite itself has undone all of it after some errors (a full disk): then this fails, as it should.
      commit.run();
      ended.resolve();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      ended.reject(error);
    }
  };
  return {
    begin: () => {
      if (underWay !== null) return;
      open.run();
      underWay = Promise.withResolvers<void>();
      // Nobody may ask for it.
      underWay.promise.catch(() => {});
      setImmediate(end);
    },
    kept: async () => underWay?.promise,
    end,
  };
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
    sweep: db.prepare('DELETE FROM entries WHERE until <= ?'),
  };
}
