import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyValueContract } from '../contract-suites/key-value.ts';
import { createSqliteKeyValue } from '../src/drivers/sqlite-key-value.ts';

keyValueContract('the SQLite store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muqarin-key-value-'));
  let time = Date.parse('2026-11-21T08:00:00Z');
  const open = () =>
    createSqliteKeyValue({ file: join(folder, 'entries.sqlite'), now: () => new Date(time) });
  const stores: [ReturnType<typeof open>, ReturnType<typeof open>] = [open(), open()];
  return {
    stores,
    pass: async (seconds) => {
      time += seconds * 1000;
    },
    dispose: async () => {
      for (const store of stores) await store.close();
      await rm(folder, { recursive: true });
    },
  };
});

keyValueContract('the SQLite store that keeps turns together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muqarin-key-value-'));
  let time = Date.parse('2026-11-21T08:00:00Z');
  const now = () => new Date(time);
  const store = createSqliteKeyValue({ file: join(folder, 'e.sqlite'), now, together: true });
  return {
    stores: [store, store],
    pass: async (seconds) => {
      time += seconds * 1000;
    },
    dispose: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});

it('opens its file anew after the disk refused a turn, before it keeps another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muqarin-key-value-'));
  const file = join(folder, 'entries.sqlite');
  let broken = false;
  const opened = new Set<DatabaseSync>();
  const commit = (db: DatabaseSync) => {
    opened.add(db);
    if (broken) throw ioError();
    db.exec('COMMIT');
  };
  const store = createSqliteKeyValue({ file, now: () => new Date(), together: true, commit });
  await store.set('a', '1', 60);
  await store.kept?.();
  broken = true;
  await store.set('b', '2', 60);
  await expect(store.kept?.()).rejects.toThrow('disk I/O error');
  broken = false;
  // Not by the connection whose log may have a hole.
  await store.set('c', '3', 60);
  await store.kept?.();
  expect(opened.size).toBe(2);
  expect([...opened].map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual([
    '1',
    null,
    '3',
  ]);
  await store.close();
  await rm(folder, { recursive: true });
});

it.each([true, false])(
  'counts in no longer windows when the clock is set back (together: %s)',
  async (together) => {
    let time = Date.parse('2026-11-21T08:00:00Z');
    let elapsed = 0;
    const store = createSqliteKeyValue({
      file: ':memory:',
      now: () => new Date(time),
      elapsed: () => elapsed,
      together,
    });
    await store.set('kept', 'for a minute', 60);
    await store.increment('tries', 60);
    time -= 3_600_000;
    expect(await store.increment('tries', 60)).toEqual({ count: 2, secondsLeft: 60 });
    expect(await store.get('kept')).toBe('for a minute');
    time += 61_000;
    elapsed += 61_000;
    expect(await store.increment('tries', 60)).toMatchObject({ count: 1 });
    expect(await store.get('kept')).toBeNull();
    await store.close();
  },
);

/** As node:sqlite tells that a flush failed (SQLITE_IOERR_FSYNC). */
function ioError(): Error {
  return Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 });
}

describe('writes of one turn in one transaction', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muqarin-key-value-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const open = (together: boolean) =>
    createSqliteKeyValue({ file: join(folder, 'entries.sqlite'), now: () => new Date(), together });

  it('are seen at once by their writer, and by others when they are kept', async () => {
    const [writer, reader] = [open(true), open(false)];
    await writer.set('a', '1', 60);
    expect(await writer.compareAndSet('a', '1', '2', 60)).toBe(true);
    expect(await writer.increment('count', 60)).toMatchObject({ count: 1 });
    expect(await writer.take('mark', 60)).toBe(true);
    expect(await writer.get('a')).toBe('2');
    expect(await reader.get('a')).toBeNull();
    await writer.kept?.();
    expect(await reader.get('a')).toBe('2');
    expect(await reader.take('mark', 60)).toBe(false);
    await writer.kept?.();
    await writer.close();
    await reader.close();
  });

  it('are seen by their own turn however many they are', async () => {
    const writer = open(true);
    await writer.set('first', 'before', 60);
    await writer.kept?.();
    await writer.set('first', 'after', 60);
    for (let i = 0; i < 5_000; i++) await writer.set(`other ${i}`, '', 60);
    expect(await writer.get('first')).toBe('after');
    await writer.kept?.();
    expect(await writer.get('first')).toBe('after');
    await writer.close();
  });

  it('are read from the file again where they could not be kept', async () => {
    const writer = open(true);
    await writer.set('a', '1', 60);
    await writer.kept?.();
    const other = new DatabaseSync(join(folder, 'entries.sqlite'));
    other.exec(
      "CREATE TRIGGER full BEFORE UPDATE ON entries BEGIN SELECT RAISE(FAIL, 'no room'); END",
    );
    await writer.set('a', '2', 60);
    expect(await writer.get('a')).toBe('2');
    await expect(writer.kept?.()).rejects.toThrow('no room');
    expect(await writer.get('a')).toBe('1');
    await writer.kept?.();
    other.exec('DROP TRIGGER full');
    other.close();
    await writer.set('a', '3', 60);
    await writer.kept?.();
    expect(await writer.get('a')).toBe('3');
    await writer.close();
  });

  it('are kept when the store is closed in the same turn', async () => {
    const writer = open(true);
    await writer.set('a', '1', 60);
    await writer.close();
    const reader = open(false);
    expect(await reader.get('a')).toBe('1');
    await reader.close();
  });
});

it('what has ended leaves the file, a thousand keys a second, where the disk lets it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muqarin-key-value-'));
  vi.useFakeTimers();
  const file = join(folder, 'entries.sqlite');
  const store = createSqliteKeyValue({ file, now: () => new Date() });
  const reader = new DatabaseSync(file, { readOnly: true });
  const left = () => reader.prepare('SELECT count(*) AS n FROM entries').get()?.n;
  for (let i = 0; i < 2_400; i++) await store.set(`key ${i}`, '', i % 2 === 0 ? 5 : 60);
  vi.advanceTimersByTime(4_000);
  expect(left()).toBe(2_400);
  const other = new DatabaseSync(file);
  other.exec(
    "CREATE TRIGGER full BEFORE DELETE ON entries BEGIN SELECT RAISE(FAIL, 'no room'); END",
  );
  vi.advanceTimersByTime(3_000);
  expect(left()).toBe(2_400);
  other.exec('DROP TRIGGER full');
  other.close();
  vi.advanceTimersByTime(3_000);
  expect(left()).toBe(1_200);
  expect(await store.get('key 1')).toBe('');
  reader.close();
  await store.close();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});
