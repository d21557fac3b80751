import { expect, it } from 'vitest';
import { steadyTime } from '../src/steady-time.ts';

it('follows the clock forward, and goes on by the other one where the clock is set back', () => {
  let clock = 1_000_000;
  let elapsed = 0.5;
  const steady = steadyTime(
    () => new Date(clock),
    () => elapsed,
  );
  const time = () => steady().getTime();
  expect(time()).toBe(1_000_000);
  clock += 5_000;
  elapsed += 5_000;
  expect(time()).toBe(1_005_000);
  // A machine that slept.
  clock += 60_000;
  expect(time()).toBe(1_065_000);
  clock -= 86_400_000;
  elapsed += 1_000.25;
  expect(time()).toBe(1_066_000);
  clock += 86_400_000 + 10_000;
  expect(time()).toBe(1_075_000);
});
