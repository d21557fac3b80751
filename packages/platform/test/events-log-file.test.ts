/** What the embedded log promises beyond the contract: one file, several processes, partitions that do not wait. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createSqliteEventLog,
  type SqliteEventLogOptions,
} from '../src/drivers/sqlite-event-log.ts';
import type { EventBus, EventMessage, StoredMessage } from '../src/events/bus.ts';
import { topicSpecs } from '../src/events/topics.ts';
import { pause, until } from './events-waiting.ts';

const topic = 'log.thing.v1';
let folder: string;
let open: EventBus[];
let ids = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muqarin-log-'));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((bus) => bus.close()));
  await rm(folder, { recursive: true });
});

describe('the embedded log', () => {
  it('delivers within the poll interval what another opener of the file published', async () => {
    const [reader, writer] = [log({ pollMilliseconds: 20 }), log()];
    const seen = await listen(reader);
    await pause(60);
    const published = Date.now();
    await writer.publish([message('a', 1)]);
    await until(() => seen.length === 1);
    expect(Date.now() - published).toBeLessThan(500);
  });

  it('refuses topics and groups that are not declared, where topics are declared', async () => {
    const declared = { partitions: 2, retentionDays: 1, groups: ['reader'] } as const;
    const bus = log({ topics: topicSpecs([{ name: topic, ...declared }]) });
    await bus.publish(Array.from({ length: 20 }, (_, n) => message(`key-${n}`, n)));
    const partitions = new Set((await bus.read({ limit: 20 })).map((each) => each.partition));
    expect([...partitions].toSorted((a, b) => a - b)).toEqual([0, 1]);
    const stray = { ...message('a', 1), topic: 'log.stray.v1' };
    await expect(bus.publish([message('a', 2), stray])).rejects.toThrow(/log.stray.v1/);
    expect(await bus.read({ limit: 100 })).toHaveLength(20);
    const other = { group: 'other', topics: [topic], handle: async () => {} };
    await expect(bus.subscribe(other)).rejects.toThrow(/dlq.other/);
  });

  it('does not let one slow key hold up the keys of other partitions', async () => {
    const bus = log();
    const seen: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await bus.publish(['a', 'b', 'c', 'd', 'e'].map((key) => message(key, 1)));
    const partitions = new Set((await bus.read({ limit: 9 })).map((each) => each.partition));
    const [slow] = await bus.read({ key: 'a', limit: 1 });
    await bus.subscribe({
      group: 'reader',
      topics: [topic],
      handle: async (each) => {
        if (each.partition === slow?.partition) await held;
        seen.push(each.key);
      },
    });
    await until(() => seen.length > 0);
    expect(partitions.size).toBeGreaterThan(1);
    expect(seen).not.toContain('a');
    release();
    await until(() => seen.length === 5);
  });

  it('delivers no more once another member took over a lease that ran out', async () => {
    let time = Date.now();
    const now = () => new Date(time);
    // It would renew its lease at its next look.
    const [slow, next] = [
      log({ now, pollMilliseconds: 60_000 }),
      log({ now, pollMilliseconds: 5 }),
    ];
    const seen = { slow: [] as number[], next: [] as number[] };
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await slow.publish([message('a', 1), message('a', 2)]);
    await slow.subscribe({
      group: 'reader',
      topics: [topic],
      handle: async (each) => {
        seen.slow.push(JSON.parse(each.value).n);
        await held;
      },
    });
    await until(() => seen.slow.length === 1);
    const handle = async (each: StoredMessage) => void seen.next.push(JSON.parse(each.value).n);
    await next.subscribe({ group: 'reader', topics: [topic], handle });
    await pause(30);
    expect(seen.next).toEqual([]);
    time += 20_000;
    await until(() => seen.next.length === 2);
    release();
    await pause(30);
    expect(seen).toEqual({ slow: [1], next: [1, 2] });
    expect(await next.groups()).toMatchObject([{ committed: 2, end: 2 }]);
  });

  it('takes nothing more after a flush that failed, until its file was opened and checked anew', async () => {
    let broken = false;
    const opened: DatabaseSync[] = [];
    const commit = (db: DatabaseSync) => {
      if (!opened.includes(db)) opened.push(db);
      if (broken) throw ioError();
      db.exec('COMMIT');
    };
    const bus = log({ commit });
    const seen = await listen(bus);
    await bus.publish([message('a', 1)]);
    broken = true;
    await expect(bus.publish([message('a', 2)])).rejects.toThrow('disk I/O error');
    expect(opened).toHaveLength(1);
    // Somebody else holds the file, so it cannot be checked: nothing is taken, although the disk would.
    broken = false;
    const other = new DatabaseSync(join(folder, 'events.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    await expect(bus.publish([message('a', 3)])).rejects.toThrow();
    other.exec('COMMIT');
    other.close();
    await expect(bus.publish([message('a', 4)])).rejects.toThrow();
    await until(() =>
      bus.publish([message('a', 5)]).then(
        () => true,
        () => false,
      ),
    );
    expect(opened).toHaveLength(2);
    expect(opened.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    // Consumers go on from where they were, in the same member.
    await until(() => seen.length >= 2);
    expect(seen.map(({ value }) => JSON.parse(value).n)).toEqual([1, 5]);
    expect(seen.map(({ offset }) => offset)).toEqual([0, 1]);
  }, 20_000);

  it('hands a group on when the clock was set back: a lease is never longer than it is', async () => {
    let time = Date.parse('2026-11-21T08:00:00Z');
    const now = () => new Date(time);
    const bus = log({ now, pollMilliseconds: 20 });
    await bus.publish([message('a', 1)]);
    // As by another machine's member that stopped without a word: its process cannot be looked for.
    const file = new DatabaseSync(join(folder, 'events.sqlite'));
    const lease = file.prepare(`INSERT INTO leases VALUES ('reader', 'gone', 'elsewhere', 1, ?)`);
    lease.run(time + 10_000);
    file.close();
    time -= 3_600_000;
    const seen = await listen(bus);
    await until(() => seen.length === 1);
  });

  it('keeps the partitions a topic was made with', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    const place = async (bus: EventBus) => {
      await bus.publish(keys.map((key) => message(key, 1)));
      const stored = await bus.read({ limit: 6, newest: true });
      return Object.fromEntries(stored.map((each) => [each.key, each.partition]));
    };
    const before = await place(log({ partitions: 3 }));
    expect(await place(log({ partitions: 8 }))).toEqual(before);
    expect(Math.max(...Object.values(before))).toBeLessThan(3);
  });

  it('waits between tries as the policy says and ends a wait when it stops', async () => {
    const waits: number[] = [];
    let endless = false;
    const bus = log({
      retry: { attempts: 5, baseMilliseconds: 100, maxMilliseconds: 300 },
      sleep: async (milliseconds, signal) => {
        waits.push(milliseconds);
        if (endless)
          await new Promise<void>((end) => signal.addEventListener('abort', () => end()));
      },
    });
    const handle = async () => {
      throw new Error('no');
    };
    const running = await bus.subscribe({ group: 'reader', topics: [topic], handle });
    await bus.publish([message('a', 1)]);
    await until(async () => (await bus.topics()).includes(`${topic}.dlq.reader`));
    expect(waits).toEqual([100, 200, 300, 300]);
    endless = true;
    await bus.publish([message('a', 2)]);
    await until(() => waits.length === 5);
    await running.stop();
    expect(await bus.read({ topics: [`${topic}.dlq.reader`], limit: 9 })).toHaveLength(1);
  });

  it('takes a thousand events in one publish and many publishes at once quickly', async () => {
    const bus = log();
    const started = Date.now();
    await bus.publish(Array.from({ length: 1_000 }, (_, n) => message(`key-${n % 50}`, n)));
    await Promise.all(Array.from({ length: 200 }, (_, n) => bus.publish([message('one', n)])));
    expect(Date.now() - started).toBeLessThan(3_000);
    const seen = await listen(bus);
    await until(() => seen.length === 1_200);
    const ones = seen.filter((each) => each.key === 'one').map((each) => JSON.parse(each.value).n);
    expect(ones).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('finishes what was published when it closes, and refuses what comes after', async () => {
    const bus = log();
    const publishing = bus.publish([message('a', 1)]);
    await bus.close();
    await publishing;
    expect(await log().read({ limit: 9 })).toHaveLength(1);
    await expect(bus.publish([message('a', 2)])).rejects.toThrow('closed');
    await expect(listen(bus)).rejects.toThrow('closed');
  });

  it('refuses names that are no topic', async () => {
    const publishing = log().publish([{ ...message('a', 1), topic: '../../etc' }]);
    await expect(publishing).rejects.toThrow('no name for a topic');
  });
});

function log(options: Partial<SqliteEventLogOptions> = {}): EventBus {
  const bus = createSqliteEventLog({
    file: join(folder, 'events.sqlite'),
    now: () => new Date(),
    newId: () => `member-${++ids}`,
    logger: { error: () => {} },
    ...options,
  });
  open.push(bus);
  return bus;
}

async function listen(bus: EventBus): Promise<StoredMessage[]> {
  const seen: StoredMessage[] = [];
  const handle = async (each: StoredMessage) => void seen.push(each);
  await bus.subscribe({ group: 'reader', topics: [topic], handle });
  return seen;
}

/** As node:sqlite tells that a flush failed (SQLITE_IOERR_FSYNC). */
function ioError(): Error {
  return Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 });
}

function message(key: string, n: number): EventMessage {
  return { topic, key, headers: { ce_id: `${key}-${n}` }, value: JSON.stringify({ n }) };
}
