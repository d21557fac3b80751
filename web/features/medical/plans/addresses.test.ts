import { parseFilterQuery } from '@muqarin/rules/medical/list-order';
import { medicalFilters } from '@muqarin/rules/medical/plan-list';
import { describe, expect, it } from 'vitest';
import { openAddress } from '@/features/plan-list/open-address.ts';
import { listAddress } from './addresses.ts';

const { none: defaultFilters } = medicalFilters;

describe('the address of the list', () => {
  it('is bare without filters', () => {
    expect(listAddress(defaultFilters, 'asc')).toBe('/survey/medical/individual/products');
  });

  it('keeps filters and order, and reads back the same', () => {
    const filters = {
      ...defaultFilters,
      bids: [1, 2],
      ins_ids: [5],
      pre_existing: 'yes' as const,
      price: { minFils: 400_000, maxFils: 900_050 },
    };
    const address = listAddress(filters, 'desc');
    expect(address).toContain('bids=1,2');
    const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
    expect(parseFilterQuery(query)).toEqual({ filters, sort: 'desc' });
  });

  it('opens one plan in the filtered list and goes to its tile', () => {
    expect(openAddress('/p?bids=1', 12, 'cover')).toBe('/p?bids=1&open=12&tab=cover#plan-12');
    expect(openAddress('/p', 12, 'trace')).toBe('/p?open=12&tab=trace#plan-12');
  });
});
