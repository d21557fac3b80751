import { activeFilters } from '@muqarin/rules/medical/filter-counts';
import { defaultFilters } from '@muqarin/rules/medical/filters';
import { describe, expect, it } from 'vitest';
import { filterName } from './filter-names.ts';

const choices = {
  benefits: [{ id: 2, name: 'Dental', count: 7 }],
  descriptions: [{ id: 1, name: 'Direct billing', count: 3 }],
  insurers: [{ id: 4, name: 'Marsa Mutual', count: 2 }],
  salaries: [{ value: 'lsb' as const, name: 'AED 4,000 or less', count: 7 }],
  hasInvestorPlans: true,
};

describe('a filter in words', () => {
  it('names every filter in force for its pill', () => {
    const filters = {
      ...defaultFilters,
      bids: [2],
      dids: [1],
      ins_ids: [4],
      salary: ['lsb'],
      is_investor: true,
      pre_existing: 'yes' as const,
      provider_ids: [9],
      price: { minFils: 341_250, maxFils: 700_010 },
    };
    const hospital = [{ id: 9, name: 'Al Noor' }];
    const names = activeFilters(filters).map((one) => filterName(one, filters, choices, hospital));
    expect(names).toEqual(
      expect.arrayContaining([
        'AED\u00a03,412 – AED\u00a07,001',
        'Al Noor',
        'Pre-existing conditions',
        'Investor plans only',
        'Direct billing',
        'Dental',
        'Marsa Mutual',
        'AED 4,000 or less',
      ]),
    );
    expect(names).toHaveLength(8);
  });
});
