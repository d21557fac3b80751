import { describe, expect, it } from 'vitest';
import { compareGroups } from './support/groups-against-oracle.ts';

describe('100,000 random groups', () => {
  it('are the oracle’s to the fils, the sum of their rows and of their shares', () => {
    const { differences, priced: count } = compareGroups(20_261_124, 100_000, () => undefined);
    expect(differences).toEqual([]);
    expect(count).toBeGreaterThan(50_000);
  });
});
