/**
 * The entries of a file that only this process writes: what was read or written last stays in memory, and the writes of one turn
 * of the loop go to the file in one transaction, each key once. Later reads of the turn see them already.
 */
import type { DatabaseSync } from 'node:sqlite';
import { lastFew } from '../last-few.ts';
import { preparedOn } from './prepared-on.ts';

export interface Entry {
  value: string;
  /** Milliseconds; it counts as not there from then on. */
  until: number;
}

export interface Turns {
  read: (key: string) => Entry | null;
  /** Null takes it out. */
  write: (key: string, entry: Entry | null) => void;
  /** Resolves when what was written so far is in the file; rejects when it is lost. */
  kept: () => Promise<void>;
  /** At the end: what is open is kept. */
  end: () => void;
}

const entriesInMemory = 5_000;

/**
 * @param open gives the connection, anew after the disk refused something; it throws as long as that cannot be checked
 * @param lost called with what failed
 * @param commit ends a transaction otherwise, in tests
 */
export function turnsOf(
  open: () => DatabaseSync,
  lost: (error: unknown) => void,
  commit?: (db: DatabaseSync) => void,
): Turns {
  let db = open();
  const prepared = preparedOn(statements);
  let run = prepared(db);
  let known = lastFew<Entry | null>(entriesInMemory);
  let changed = new Map<string, Entry | null>();
  /** Looked for in this turn and not in the file. */
  const absent = new Set<string>();
  let underWay: PromiseWithResolvers<void> | null = null;

  const end = () => {
    if (underWay === null) return;
    const [ended, changes] = [underWay, changed];
    underWay = null;
    changed = new Map();
    try {
      for (const [key, entry] of changes) {
        if (entry !== null) run.put.run(key, entry.value, entry.until);
        else if (!absent.has(key)) run.remove.run(key);
      }
      if (commit) commit(db);
      else run.commit.run();
      ended.resolve();
    } catch (error) {
      lost(error);
      // SQLite itself has undone all of it after some errors (a full disk).
      if (db.isTransaction) db.exec('ROLLBACK');
      // The file says what is true.
      for (const key of changes.keys()) known.delete(key);
      ended.reject(error);
    }
    absent.clear();
  };
  /** Before the file is needed: one transaction, since a read by itself costs as much as all others of the turn. */
  const begin = () => {
    if (underWay !== null) return;
    const now = open();
    if (now !== db) {
      [db, run] = [now, prepared(now)];
      known = lastFew(entriesInMemory);
    }
    run.open.run();
    underWay = Promise.withResolvers<void>();
    // Nobody may ask for it.
    underWay.promise.catch(() => {});
    setImmediate(end);
  };
  return {
    read: (key) => {
      const seen = known.get(key);
      if (seen !== undefined) return seen;
      // Forgotten already, in a turn of very many.
      const open = changed.get(key);
      if (open !== undefined) return open;
      // Once a turn, not once for all: whoever asks whether the file answers asks for what is not there.
      if (absent.has(key)) return null;
      begin();
      const entry = run.read.get(key) as Entry | undefined;
      if (entry === undefined) absent.add(key);
      else known.set(key, entry);
      return entry ?? null;
    },
    write: (key, entry) => {
      begin();
      changed.set(key, entry);
      known.set(key, entry);
    },
    kept: async () => underWay?.promise,
    end,
  };
}

function statements(db: DatabaseSync) {
  return {
    open: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    read: db.prepare('SELECT value, until FROM entries WHERE key = ?'),
    put: db.prepare(`INSERT INTO entries (key, value, until) VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until`),
    remove: db.prepare('DELETE FROM entries WHERE key = ?'),
  };
}
