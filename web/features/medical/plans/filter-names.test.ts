import { medicalFilters } from '@muqarin/rules/medical/plan-list';
import { describe, expect, it } from 'vitest';
import { pillName } from '@/features/plan-list/filters/choices.ts';
import { medicalLine } from './filter-line.ts';

const page = {
  benefits: [{ id: 2, name: 'Dental' }],
  descriptions: [{ id: 1, name: 'Direct billing' }],
  insurers: [{ id: 4, name: 'Marsa Mutual' }],
  salaries: [{ value: 'lsb' as const, name: 'AED 4,000 or less' }],
  hasInvestorPlans: true,
  category: 'self' as const,
};

describe('a filter in words', () => {
  it('names every filter in force for its pill', () => {
    const filters = {
      ...medicalFilters.none,
      bids: [2],
      dids: [1],
      ins_ids: [4],
      salary: ['lsb'],
      is_investor: true,
      pre_existing: 'yes' as const,
      providers: { ids: [9], pairs: null },
      price: { minFils: 341_250, maxFils: 700_010 },
    };
    const line = medicalLine(page, [{ name: 'Al Noor' }]);
    const range = { minFils: 100_000, maxFils: 900_000 };
    const names = medicalFilters.inForce(filters).map((one) => pillName(line, one, filters, range));
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
