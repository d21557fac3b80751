/** The simulator is worth what it finds: mistakes planted in the real sources, one at a time. */
import { describe, expect, it } from 'vitest';
import { runSeeds } from '../simulator/crew.ts';
import { plantedBugs } from '../simulator/planted-bugs.ts';

const seeds = 150;

describe('the simulator finds', () => {
  it.each(plantedBugs)('“$name”: $sentence', async (patch) => {
    const { failed } = await runSeeds({ from: 1, seeds, workers: 1, patch, failures: 1 });
    expect(failed.length).toBe(1);
  });

  it('at least ten', () => {
    expect(plantedBugs.length).toBeGreaterThanOrEqual(10);
  });

  it('nothing where a patch no longer has a place, and says so by name', async () => {
    const [first] = plantedBugs;
    if (first === undefined) throw new Error('no planted bugs');
    const patch = { ...first, find: 'what nobody ever wrote' };
    await expect(runSeeds({ from: 1, seeds: 1, workers: 1, patch, failures: 1 })).rejects.toThrow(
      `the planted bug "${first.name}" does not find its place in ${first.file}`,
    );
  });
});
