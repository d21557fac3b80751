/** Who reads the embedded log: partitions that do not wait for each other, leases that end, waits between tries. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { StoredMessage } from '../src/events/bus.ts';
import { listen, logsOfAFile, message, topic } from './events-log-harness.ts';
import { pause, until } from './events-waiting.ts';

const { file, log } = logsOfAFile();

describe('members of a group of the embedded log', () => {
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

  it('hands a group on when the clock was set back: a lease is never longer than it is', async () => {
    let time = Date.parse('2026-11-21T08:00:00Z');
    const now = () => new Date(time);
    const bus = log({ now, pollMilliseconds: 20 });
    await bus.publish([message('a', 1)]);
    // As by another machine's member that stopped without a word: its process cannot be looked for.
    const held = new DatabaseSync(file());
    const lease = held.prepare(`INSERT INTO leases VALUES ('reader', 'gone', 'elsewhere', 1, ?)`);
    lease.run(time + 10_000);
    held.close();
    time -= 3_600_000;
    const seen = await listen(bus);
    await until(() => seen.length === 1);
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
});
