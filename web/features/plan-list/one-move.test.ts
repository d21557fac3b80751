/** What a press opens: shown when it is there, and told about only when that takes long. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneMove } from './one-move.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('it'), ms));

it.each([
  [200, 0],
  [500, 1],
])('that takes %i ms says so %i times', async (ms, times) => {
  const onLong = vi.fn();
  const shown = oneMove(after(ms), onLong);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await shown).toBe('it');
  expect(onLong).toHaveBeenCalledTimes(times);
});

it('that fails says nothing later', async () => {
  const onLong = vi.fn();
  await expect(oneMove(Promise.reject(new Error('away')), onLong)).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onLong).not.toHaveBeenCalled();
});
