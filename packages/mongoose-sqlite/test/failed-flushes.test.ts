/** After a flush that failed nothing counts as kept until the file was opened and checked anew. */
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, vi } from 'vitest';
import { openCollection } from '../src/collection.ts';
import { closeChecked } from '../src/drivers/reopen.ts';
import { openStore } from '../src/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'mongoose-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('answers nothing as kept after a flush that failed, until the file was opened and checked anew', async () => {
  const file = join(folder, 'lost.db');
  let broken = 0;
  const sync = async () => {
    if (broken > 0) {
      broken -= 1;
      throw Object.assign(new Error('EIO: i/o error, fdatasync'), { syscall: 'fdatasync' });
    }
  };
  const store = openStore({ file, name: 'lost', now: () => new Date(), busyTimeoutMs: 0, sync });
  const things = openCollection(store, 'things');
  await things.insertOne({ _id: 1 });
  broken = 1;
  // The disk takes it again at once: neither who waited for it may be told that theirs is kept, nor who asks then.
  const failing = things.insertOne({ _id: 2 });
  const waiting = things.insertOne({ _id: 3 });
  await expect(failing).rejects.toThrow('fdatasync');
  await expect(waiting).rejects.toThrow('fdatasync');
  await expect(store.flushed()).rejects.toThrow('fdatasync');
  const logBytes = () => statSync(`${file}-wal`).size;
  expect(logBytes()).toBeGreaterThan(0);
  // The next write opens the file anew: the log is folded into it first, flushed, and begins again with this write alone.
  await things.insertOne({ _id: 4 });
  expect(logBytes()).toBeLessThan(5 * 4_200);
  const ids = async () =>
    (await things.find({}).toArray()).map((each) => (each as { _id: number })._id);
  expect(await ids()).toEqual([1, 2, 3, 4]);
  const whole = new DatabaseSync(file, { readOnly: true });
  expect(whole.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  whole.close();
  store.close();
});

it('takes no write at all while the file cannot be opened anew, and says why', async () => {
  const file = join(folder, 'stays-lost.db');
  let broken = false;
  const sync = async () => {
    if (broken) throw Object.assign(new Error('EIO: fdatasync'), { syscall: 'fdatasync' });
  };
  const store = openStore({ file, name: 'lost', now: () => new Date(), busyTimeoutMs: 0, sync });
  const things = openCollection(store, 'things');
  await things.insertOne({ _id: 1 });
  broken = true;
  await expect(things.insertOne({ _id: 2 })).rejects.toThrow('fdatasync');
  // Somebody else keeps the file busy, so that it cannot be checked.
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const unflushed = { writeConcern: { j: false } };
  await expect(things.insertOne({ _id: 3 }, unflushed)).rejects.toThrow('locked');
  await expect(things.insertOne({ _id: 3 }, unflushed)).rejects.toThrow('fdatasync');
  await expect(things.insertOne({ _id: 3 })).rejects.toThrow('fdatasync');
  expect(await things.countDocuments({ _id: 1 })).toBe(1);
  other.exec('COMMIT');
  other.close();
  broken = false;
  await vi.waitFor(() => things.insertOne({ _id: 3 }), { timeout: 5_000, interval: 100 });
  expect(await things.countDocuments({ _id: 3 })).toBe(1);
  store.close();
});

it('reads the log anew by its checksums: what is torn in it is gone, not taken for kept', () => {
  const file = join(folder, 'torn.db');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n); INSERT INTO t VALUES (1)');
  const kept = statSync(`${file}-wal`).size;
  db.exec('INSERT INTO t VALUES (2)');
  // As a disk that lost the last page.
  truncateSync(`${file}-wal`, kept);
  truncateSync(`${file}-wal`, kept + 4_120);
  closeChecked({ file, connections: [db] });
  expect(db.isOpen).toBe(false);
  const again = new DatabaseSync(file);
  expect(again.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }]);
  again.close();
});
