import { expect, it } from 'vitest';
import { compareMotorWithOracle } from './support/motor-against-oracle.ts';

it('prices no car otherwise than the BigInt oracle in 100,000 random cases: totals, rows, trace, list, VAT', () => {
  const { cases, priced, differences } = compareMotorWithOracle(20_261_121, 100_000);
  expect(differences.slice(0, 3)).toEqual([]);
  expect(cases).toBe(100_000);
  expect(priced).toBeGreaterThan(15_000);
  expect(priced).toBeLessThan(cases);
});
