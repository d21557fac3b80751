/** A group's counts and its plans' ids (S0 3 and 5; decisions M17, M23, M27). */
import { describe, expect, it } from 'vitest';
import { checkMembers } from '../src/medical-corporate/check-members.ts';
import {
  assumedCategory,
  categoryKey,
  type MemberDetails,
} from '../src/medical-corporate/group.ts';
import { parsePlanId, planIdText } from '../src/medical-corporate/plan-id.ts';

const right: MemberDetails = {
  employees: 8,
  members: 10,
  lsb: 6,
  nlsb: 4,
  ageBands: [
    { ageFrom: 18, ageTo: 35, members: 7, lsb: null },
    { ageFrom: 36, ageTo: 45, members: 3, lsb: null },
  ],
  maternityBands: [{ ageFrom: 18, ageTo: 45, marriedWomen: 10 }],
};
const withLow = (first: number, second: number | null): MemberDetails => ({
  ...right,
  ageBands: right.ageBands.map((band, at) => ({ ...band, lsb: at === 0 ? first : second })),
});

const employees = 'Total Employee count should not be greater than total member count.';
const salaries = "Total Member count doesn't match with the sum of salary band splits.";
const ages = "Total Member count doesn't match with the sum of age band counts.";
const married = 'No. of married female count should not be greater than Total Member count.';

describe('member details', () => {
  it.each<[string, MemberDetails, string[]]>([
    ['that add up', right, []],
    ['as they are assumed at first', assumedCategory(1, 12), []],
    ['with more employees than members', { ...right, employees: 11 }, [employees]],
    ['with salaries of fewer', { ...right, nlsb: 3 }, [salaries]],
    ['with ages of fewer', { ...right, ageBands: right.ageBands.slice(1) }, [ages]],
    [
      'with more married women than members',
      { ...right, maternityBands: [{ ageFrom: 18, ageTo: 45, marriedWomen: 11 }] },
      [married],
    ],
    ['with low salaries by band that come to their number', withLow(4, 2), []],
    ['with low salaries by band that do not', withLow(4, 1), [salaries]],
    ['with low salaries in some bands only', withLow(6, null), [salaries]],
    ['with more low salaries in a band than members', withLow(2, 4), [salaries]],
    [
      'with nothing right',
      { ...right, employees: 30, members: 9 },
      [employees, salaries, ages, married],
    ],
  ])('%s', (_what, details, expected) => {
    expect(checkMembers(details)).toEqual(expected);
  });
});

describe('a plan id', () => {
  it.each([
    ['123', 123, []],
    ['123dattgl4', 123, [4]],
    ['123dattgl7-4', 123, [4, 7]],
  ])('%s is read', (text, planId, variantIds) => {
    expect(parsePlanId(text)).toEqual({ planId, variantIds });
  });

  it.each(['', '0', '12x', '123dattgl', '123dattgl4-', '123dattgl4-4', '-1', '123 dattgl4'])(
    '%j is none',
    (text) => {
      expect(parsePlanId(text)).toBeNull();
    },
  );

  it('is written with its variants ascending', () => {
    expect(planIdText({ planId: 5, variantIds: [] })).toBe('5');
    expect(planIdText({ planId: 5, variantIds: [12, 4] })).toBe('5dattgl4-12');
  });

  it('belongs to a category with a key of its own', () => {
    expect([0, 1, 27].map(categoryKey)).toEqual(['no_cat', 'CAT 1', 'CAT 27']);
  });
});
