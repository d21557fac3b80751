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
