/** The filters of a group's list (S0 3, 5; decisions M30, M33, M34, M36, M57): what passes, what an address says, what is hidden. */
import { describe, expect, it } from 'vitest';
import {
  type CorporateFacts,
  corporateFilters,
  sortCorporate,
  sortIn,
} from '../src/medical-corporate/plan-list.ts';
import { messages } from '../src/messages.ts';

const plan = (id: number, own: Partial<CorporateFacts> = {}): CorporateFacts => ({
  id,
  netFils: id * 100_000,
  insurerId: 1,
  tpaId: 1,
  networkId: 1,
  salary: ['lsb', 'nlsb'],
  molCensus: false,
  minEmployees: null,
  maxDependantPercent: null,
  minLowSalaryPercent: null,
  ages: null,
  benefitIds: [],
  descriptionIds: [],
  limitAed: 150_000,
  ...own,
});

const about = { insurers: [{ id: 1, name: 'One', kind: 'takaful' }] };
const shown = (plans: readonly CorporateFacts[], query: Record<string, string>) => {
  const { filters } = corporateFilters.read(query);
  return plans.filter((one) => corporateFilters.matches(one, filters, about)).map(({ id }) => id);
};

describe('what passes', () => {
  it('the low salaries that a plan asks for are not above the chosen figure', () => {
    const plans = [
      plan(1),
      plan(2, { minLowSalaryPercent: 10 }),
      plan(3, { minLowSalaryPercent: 50 }),
    ];
    expect(shown(plans, { min_lsb_perc: '10' })).toEqual([1, 2]);
    expect(shown(plans, { min_lsb_perc: '0' })).toEqual([1]);
    expect(shown(plans, {})).toEqual([1, 2, 3]);
  });

  it('the family members and the employees that a plan allows or asks for allow the chosen figure', () => {
    const plans = [
      plan(1, { maxDependantPercent: 40, minEmployees: 20 }),
      plan(2, { maxDependantPercent: 60, minEmployees: 5 }),
      plan(3),
    ];
    expect(shown(plans, { max_dependent_perc: '60' })).toEqual([2, 3]);
    expect(shown(plans, { min_employee_count: '5' })).toEqual([2, 3]);
  });

  it('all chosen ages have a premium, and only plans that ask for the list of staff have it asked', () => {
    const bands = [
      { ageFrom: 18, ageTo: 35 },
      { ageFrom: 36, ageTo: 60 },
    ];
    const plans = [plan(1), plan(2, { ages: bands, molCensus: true }), plan(3, { ages: bands })];
    expect(shown(plans, { ages: '18_35,36_45' })).toEqual([1, 2, 3]);
    expect(shown(plans, { ages: '61_65' })).toEqual([1]);
    expect(shown(plans, { census: 'yes' })).toEqual([2]);
  });

  it('any of the salaries, the takaful filter of every line, and networks that include the hospitals', () => {
    const plans = [plan(1, { salary: ['lsb'] }), plan(2, { salary: ['nlsb'], insurerId: 2 })];
    expect(shown(plans, { salary: 'lsb,nlsb' })).toEqual([1, 2]);
    expect(shown(plans, { salary: 'nlsb' })).toEqual([2]);
    expect(shown(plans, { insurer_kind: 'takaful' })).toEqual([1]);
    const { filters } = corporateFilters.read({ providers: '7' });
    const known = { ...filters, providers: { ids: [7], pairs: ['2:1'] } };
    const others = [plan(3, { networkId: 2 }), plan(4)];
    expect(others.filter((one) => corporateFilters.matches(one, known, about))).toHaveLength(1);
  });
});

it('an address is read back as it was written, and nonsense is no filter', () => {
  const query = {
    chapter: 'basic',
    min: '100',
    max: '5000',
    salary: 'lsb',
    ages: '18_35,36_45',
    census: '1',
    min_lsb_perc: '10',
    max_dependent_perc: '60',
    min_employee_count: '5',
    benefits: '4,5',
    tpas: '2',
    insurer_kind: 'takaful',
    providers: '7,8',
  };
  expect(corporateFilters.write(corporateFilters.read(query).filters)).toEqual(query);
  const wrong = { ages: 'x_y', min_lsb_perc: '-1', salary: 'zz', chapter: 'none', sort: 'up' };
  expect(corporateFilters.read(wrong).filters).toEqual(corporateFilters.none);
  expect(sortIn(wrong)).toBe('asc');
  expect(corporateFilters.read({ min: '5', max: '5' }).problem).toBe(messages.premiumLimits);
});

it('counts what each filter in force hides by itself', () => {
  const plans = [plan(1, { minEmployees: 20, insurerId: 2 }), plan(2, { insurerId: 2 }), plan(3)];
  const { filters } = corporateFilters.read({ min_employee_count: '5', insurer_kind: 'takaful' });
  expect(corporateFilters.hiddenBy(plans, filters, about)).toEqual([
    { key: 'minEmployees', hidden: 1 },
    { key: 'insurerKinds', hidden: 2 },
  ]);
});

it('orders by premium, ties by the annual limit that tiles show, then insurer, then id, both ways', () => {
  const plans = [
    plan(1, { netFils: 5 }),
    plan(2, { netFils: 5, limitAed: 250_000 }),
    plan(3, { netFils: 5, insurerId: 0 }),
    plan(4, { netFils: 1 }),
  ];
  expect(sortCorporate(plans, 'asc').map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  expect(sortCorporate(plans, 'desc').map(({ id }) => id)).toEqual([2, 3, 1, 4]);
});
