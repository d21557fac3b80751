/** A run whose ground is gone says so at once, and whose ground is there goes on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watch } from './watch.ts';

const never = new Promise<string>(() => {});
const whole = { missing: async () => [], ended: never, withinSeconds: 270 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const said = (broken: Promise<never>) =>
  Promise.race([
    broken.catch((error: Error) => error.message),
    new Promise((resolve) => setImmediate(() => resolve('goes on'))),
  ]);

it('says how the product ended, unless the run itself is over', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = watch({ ...whole, ended: promise });
  const over = watch({ ...whole, ended: promise });
  over.end();
  resolve('exit code 78');
  expect(await said(first.broken)).toBe('the product ended by itself: exit code 78');
  expect(await said(over.broken)).toBe('goes on');
  first.end();
});

it('gives up after its time', async () => {
  const { broken, end } = watch(whole);
  await vi.advanceTimersByTimeAsync(269_000);
  expect(await said(broken)).toBe('goes on');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await said(broken)).toBe('not through after 270 s, given up');
  end();
});

it('names an engine that nobody killed and that does not come back, with why', async () => {
  vi.useRealTimers();
  let looks = 0;
  const kafka = 'Kafka: not running';
  const states = [[kafka], [], ...Array.from({ length: 12 }, () => [kafka, `Redis: ${looks}`])];
  const missing = async () => {
    looks += 1;
    return states[looks - 1] ?? [];
  };
  const { broken, end } = watch({ ...whole, missing, lookEveryMilliseconds: 1 });
  await expect(broken).rejects.toThrow(/^an engine that nobody killed: Kafka: not running/);
  expect(looks).toBe(12);
  end();
});
