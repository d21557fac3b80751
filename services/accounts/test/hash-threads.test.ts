import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHashThreads, idleFirst } from '../src/secrets/hash-threads.ts';
import { cheapDerivation as asked } from './support/cheap-derivation.ts';

const run = promisify(execFile);
const policiesProcess = path.join(import.meta.dirname, 'support/policies-process.ts');
/** sched(7). */
const schedIdle = 5;
const [ofIdle, ofNice] = [Uint8Array.of(1), Uint8Array.of(2)];
const never = () => new Promise<Uint8Array>(() => undefined);

describe('a derivation', () => {
  let time = 0;
  beforeEach(() => {
    time = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  /** What is answered once so many milliseconds are over. */
  async function after<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return answer;
  }

  it('is made on what is left of the processors where that is in time', async () => {
    const nice = vi.fn(never);
    const derive = idleFirst(
      async () => ofIdle,
      nice,
      () => time,
    );
    expect(await after(0, derive(asked))).toBe(ofIdle);
    expect(vi.getTimerCount()).toBe(0);
    expect(nice).not.toHaveBeenCalled();
  });

  it('that is starved for 250 ms is begun anew beside the pages, as are others for 10 s after its end', async () => {
    const idle = vi.fn(never);
    const ends: ((key: Uint8Array) => void)[] = [];
    idle.mockImplementationOnce(() => new Promise((resolve) => ends.push(resolve)));
    const nice = vi.fn(async () => ofNice);
    const derive = idleFirst(idle, nice, () => time);
    const first = derive(asked);
    await vi.advanceTimersByTimeAsync(249);
    expect(nice).not.toHaveBeenCalled();
    expect(await after(1, first)).toBe(ofNice);
    // However long the starved one takes, no other joins it.
    time = 60_000;
    expect(await derive(asked)).toBe(ofNice);
    ends[0]?.(ofIdle);
    await vi.advanceTimersByTimeAsync(0);
    time += 9999;
    expect(await derive(asked)).toBe(ofNice);
    expect(idle).toHaveBeenCalledTimes(1);
    time += 1;
    idle.mockResolvedValueOnce(ofIdle);
    expect(await derive(asked)).toBe(ofIdle);
  });

  it('counts once it is there, also where another thread has begun it anew', async () => {
    const late = new Promise<Uint8Array>((resolve) => setTimeout(() => resolve(ofIdle), 400));
    const derive = idleFirst(
      () => late,
      never,
      () => time,
    );
    expect(await after(400, derive(asked))).toBe(ofIdle);
  });

  it('fails as its thread does, in time or late', async () => {
    const gone = new Error('a thread that hashes ended');
    const inTime = idleFirst(
      () => Promise.reject(gone),
      never,
      () => time,
    );
    await expect(inTime(asked)).rejects.toBe(gone);
    const late = idleFirst(
      never,
      () => Promise.reject(gone),
      () => time,
    );
    const failed = expect(late(asked)).rejects.toBe(gone);
    await after(250, failed);
  });
});

describe.runIf(process.platform === 'linux')('a thread on Linux', () => {
  it.each([
    { yielding: 'idle', where: 'a system with chrt', runsIdle: true },
    { yielding: 'nice', where: 'a system with chrt', runsIdle: false },
    { yielding: 'idle', where: 'one without', runsIdle: false },
  ])(
    '$yielding, on $where, is in the idle class: $runsIdle',
    async ({ yielding, where, runsIdle }) => {
      const env = { ...process.env, ...(where === 'one without' ? { PATH: '/nowhere' } : {}) };
      // Other tests of this process have threads too.
      const { stdout } = await run(process.execPath, [policiesProcess, yielding], { env });
      expect((JSON.parse(stdout) as number[]).includes(schedIdle)).toBe(runsIdle);
    },
  );

  it('answers while every processor is wanted', async () => {
    const busy = Array.from(
      { length: availableParallelism() },
      () => new Worker('for (;;) Math.sqrt(2);', { eval: true }),
    );
    const threads = createHashThreads();
    expect(await threads.derive(asked)).toHaveLength(32);
    await Promise.all([threads.stop(), ...busy.map((thread) => thread.terminate())]);
  });
});
