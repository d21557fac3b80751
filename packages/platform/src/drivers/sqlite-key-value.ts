/** KeyValue in one SQLite file. Sessions may lose the last second at a power cut, never at a kill: WAL, synchronous NORMAL. */
import { DatabaseSync } from 'node:sqlite';
import type { KeyValue } from '../key-value.ts';

const sweepEveryMilliseconds = 60_000;

export function createSqliteKeyValue(options: { file: string; now: () => Date }): KeyValue {
  const db = new DatabaseSync(options.file);
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS entries_until ON entries (until);`);
  const read = db.prepare('SELECT value FROM entries WHERE key = ? AND until > ?');
  const write = db.prepare(`INSERT INTO entries (key, value, until) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until`);
  const claim = db.prepare(`INSERT INTO entries (key, value, until) VALUES (?, '', ?)
    ON CONFLICT (key) DO UPDATE SET until = excluded.until WHERE entries.until <= ?`);
  const remove = db.prepare('DELETE FROM entries WHERE key = ?');
  const sweep = db.prepare('DELETE FROM entries WHERE until <= ?');
  const time = () => options.now().getTime();
  const timer = setInterval(() => sweep.run(time()), sweepEveryMilliseconds).unref();

  return {
    get: async (key) => (read.get(key, time()) as { value: string } | undefined)?.value ?? null,
    set: async (key, value, ttlSeconds) => {
      write.run(key, value, time() + ttlSeconds * 1000);
    },
    delete: async (key) => {
      remove.run(key);
    },
    take: async (key, ttlSeconds) => {
      const at = time();
      return claim.run(key, at + ttlSeconds * 1000, at).changes === 1;
    },
    close: async () => {
      clearInterval(timer);
      db.close();
    },
  };
}
