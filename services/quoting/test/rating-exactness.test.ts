import { describe, expect, it } from 'vitest';
import { compareWithOracle } from './support/against-oracle.ts';

describe('prices against the BigInt oracle', () => {
  it('differ in none of 100,000 random cases: totals, rows, explanation, list and VAT', () => {
    const { cases, priced, differences } = compareWithOracle(20_251_121, 100_000);
    expect(differences).toEqual([]);
    expect(cases).toBe(100_000);
    expect(priced).toBeGreaterThan(30_000);
    expect(priced).toBeLessThan(cases);
  });
});
