/** What the embedded log promises beyond the contract: one file, several processes, topics that are declared. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { EventBus } from '../src/events/bus.ts';
import { topicSpecs } from '../src/events/topics.ts';
import { listen, logsOfAFile, message, topic } from './events-log-harness.ts';
import { pause, until } from './events-waiting.ts';

const { file, log } = logsOfAFile();

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
    const other = new DatabaseSync(file());
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

  it('says that something is published once the disk has it, and nobody waits meanwhile', async () => {
    const disk = Promise.withResolvers<void>();
    let flushes = 0;
    const sync = () => {
      flushes += 1;
      return flushes === 1 ? disk.promise : Promise.resolve();
    };
    const bus = log({ sync });
    const said: number[] = [];
    const publish = (n: number) => bus.publish([message('a', n)]).then(() => said.push(n));
    const all = [publish(1)];
    await until(() => flushes === 1);
    all.push(publish(2), publish(3));
    // Stored, and read by whoever asks; who published waits for the disk.
    await until(() => bus.read({ limit: 9 }).then((stored) => stored.length === 3));
    expect([said, flushes]).toEqual([[], 1]);
    disk.resolve();
    await Promise.all(all);
    expect([said, flushes]).toEqual([[1, 2, 3], 2]);
  });

  it('gives an event again that a flush which failed had left in doubt', async () => {
    let isBroken = true;
    const sync = () => (isBroken ? Promise.reject(ioError()) : Promise.resolve());
    const bus = log({ sync });
    await expect(bus.publish([message('a', 1)])).rejects.toThrow('disk I/O error');
    isBroken = false;
    await until(() =>
      bus.publish([message('a', 1)]).then(
        () => true,
        () => false,
      ),
    );
    const stored = await bus.read({ limit: 9 });
    expect(stored.map(({ value }) => JSON.parse(value).n)).toEqual([1, 1]);
  }, 20_000);

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

/** As node:sqlite tells that a flush failed (SQLITE_IOERR_FSYNC). */
function ioError(): Error {
  return Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 });
}
