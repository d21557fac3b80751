/** Work of the clock: at the first minute of a process, then every hour, until it is stopped. */
import { afterEach, expect, it, vi } from 'vitest';
import { everyHour } from '../src/every-hour.ts';

const minute = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

it('runs soon after a start, then once an hour, and no more once stopped', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  const stop = everyHour(run);
  vi.advanceTimersByTime(minute - 1);
  expect(run).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * 60 * minute);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(5 * 60 * minute);
  expect(run).toHaveBeenCalledTimes(3);
});

it('never begins where a process ends within its first minute', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  everyHour(run)();
  vi.advanceTimersByTime(5 * 60 * minute);
  expect(run).not.toHaveBeenCalled();
});
