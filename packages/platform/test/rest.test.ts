/** Resting: short in an idle loop, long in a busy one, never for ever. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRest } from '../src/drivers/rest.ts';

it('ends soon where the loop has nothing to do, for all who rest at once', async () => {
  const rest = createRest();
  const began = performance.now();
  const [first, second] = [rest(), rest()];
  expect(second).toBe(first);
  await first;
  expect(performance.now() - began).toBeLessThan(300);
});

it('lets a busy loop work, for a while', async () => {
  const rest = createRest();
  let resting = true;
  let turns = 0;
  const began = performance.now();
  const rested = rest().then(() => {
    resting = false;
  });
  while (resting) {
    turns += 1;
    await turn();
  }
  await rested;
  expect(turns).toBeGreaterThan(100);
  expect(performance.now() - began).toBeGreaterThan(300);
});

it.each([
  { of: 'a loop that waits for others', each: { at: 10, idle: 9 }, looks: 1 },
  { of: 'half a load', each: { at: 20, idle: 10 }, looks: 1 },
  { of: 'a loop at its limit that waits for the disk', each: { at: 30, idle: 3 }, looks: 14 },
  { of: 'a loop that never waits', each: { at: 40, idle: 0 }, looks: 10 },
])('looks at $of $looks times', async ({ each, looks }) => {
  const seen = { at: 0, idle: 0, looks: 0 };
  await createRest({
    now: () => seen.at,
    idle: () => seen.idle,
    pause: async () => {
      seen.at += each.at;
      seen.idle += each.idle;
      seen.looks += 1;
    },
  })();
  expect(seen.looks).toBe(looks);
});
