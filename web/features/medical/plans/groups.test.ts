/** A folded row hides no condition and no flag of a plan in it (decisions X31). */
import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { standingsAmong } from '@muqarin/rules/plan-list/standing';
import { describe, expect, it } from 'vitest';
import { medicalGroups, medicalGroupWords } from './groups.ts';

const plan = (id: number, netFils: number, conditions: string[] = []) =>
  ({
    id,
    netFils,
    grossFils: netFils,
    insurerName: `Insurer ${id}`,
    facts: [{ label: 'Annual limit', value: 'AED 150,000' }],
    assumption: { lead: 'Assumes', text: 'no chronic condition.' },
    excess: 'No excess.',
    limitAed: 150_000,
    conditions,
  }) as unknown as PageTile;

const LOW = 'For a monthly salary of AED 4,000 or less.';
const HIGH = 'For a monthly salary above AED 4,000.';

describe('a row of plans with equal facts', () => {
  it('holds plans of one condition only, however equal the rest is', () => {
    const plans = [
      plan(1, 60_000, [LOW]),
      plan(2, 61_000, [HIGH]),
      plan(3, 62_000),
      plan(4, 63_000, [LOW]),
      plan(5, 64_000),
    ];
    expect([...medicalGroups(plans)]).toEqual([
      [1, 1],
      [4, 1],
      [3, 3],
      [5, 3],
    ]);
  });

  it('says the flag of the plan in it, or how many share the lowest premium', () => {
    const wordsOf = (nets: number[]) => {
      const plans = nets.map((netFils, at) => plan(at + 1, netFils));
      const all = standingsAmong(plans);
      return medicalGroupWords(plans.slice(0, 2), { all, investors: new Map() }, false).flag;
    };
    expect(wordsOf([61_000, 60_000, 70_000])).toBe('Lowest premium');
    expect(wordsOf([60_000, 61_000, 60_000])).toBe('2 share the lowest premium');
    expect(wordsOf([61_000, 62_000, 60_000])).toBeNull();
  });
});
