import { describe, expect, it } from 'vitest';
import { succeeded } from '../src/calls/success.ts';
import { generalCalls } from '../src/general/calls.ts';
import { pageAfterGeneral } from '../src/general/pages.ts';
import { type GeneralTile, generalFilters } from '../src/general/plan-list.ts';
import {
  invalidDocumentMessage,
  missingDocumentMessage,
  requiredDocuments,
} from '../src/general/uploads.ts';

const { none: noGeneralFilters, read, write } = generalFilters;
const tile: GeneralTile = {
  id: 1,
  type: 'fire',
  insurerId: 11,
  netFils: 150_000,
  benefitIds: [1, 2],
};

describe('filters', () => {
  it.each([
    [{}, true],
    [{ type: 'fire' as const }, true],
    [{ type: 'work_comp' as const }, false],
    [{ price: { minFils: 150_000, maxFils: 150_000 } }, true],
    [{ price: { minFils: 150_001, maxFils: Number.POSITIVE_INFINITY } }, false],
    [{ price: { minFils: 0, maxFils: 149_999 } }, false],
    [{ insurerIds: [12, 11] }, true],
    [{ insurerIds: [12] }, false],
    [{ benefitIds: [1, 2] }, true],
    [{ benefitIds: [1, 3] }, false],
  ])('%o shows it: %s', (change, shown) => {
    const filters = { ...noGeneralFilters, ...change };
    expect(generalFilters.matches(tile, filters, {})).toBe(shown);
  });

  it('stand in the address and come back', () => {
    const filters = {
      ...noGeneralFilters,
      type: 'fire' as const,
      price: { minFils: 100_000, maxFils: 500_000 },
      insurerIds: [11, 12],
      benefitIds: [3],
    };
    const query = write(filters);
    expect(new URLSearchParams(query).toString()).toBe(
      'type=fire&min=1000&max=5000&companies=11%2C12&benefits=3',
    );
    expect(read(query)).toEqual({ filters });
    expect(write(noGeneralFilters)).toEqual({});
  });

  it('are none where an end of the range is the slider’s', () => {
    const plans = [100_000, 500_000].map((netFils) => ({ ...tile, netFils }));
    const within = (query: Record<string, string>, of = plans) =>
      write(generalFilters.settle(read(query).filters, of, {}));
    expect(within({ min: '1000', max: '5000' })).toEqual({});
    expect(within({ min: '500', max: '6000' })).toEqual({});
    expect(within({ min: '1500', max: '4000' })).toEqual({ min: '1500', max: '4000' });
    expect(within({ max: '4000' })).toEqual({ max: '4000' });
    expect(within({ min: '5' }, [])).toEqual({ min: '5' });
  });

  it.each(['min=5000&max=1000', 'min=1000&max=1000', 'min=a', 'max=-1'])('refuses %s', (text) => {
    const query = Object.fromEntries(new URLSearchParams(`companies=11&${text}`));
    const { filters, problem } = read(query);
    expect(problem).toMatch(/./);
    // The other filters stay.
    expect(filters).toEqual({ ...noGeneralFilters, insurerIds: [11] });
  });
});

describe('the page after the wizard', () => {
  it('is the list when there is something to price (decisions G3)', () => {
    expect(pageAfterGeneral(1)).toBe('products');
    expect(pageAfterGeneral(0)).toBe('thankYou');
  });
});

describe('documents', () => {
  it('ask for the employees where they decide the price', () => {
    expect(requiredDocuments('work_comp')).toEqual(['trade_license', 'census_file']);
    expect(requiredDocuments('fire')).toEqual(['trade_license']);
  });

  it('are refused in the words of S1 8', () => {
    expect(invalidDocumentMessage('trade_license')).toBe('Please upload a valid trade license.');
    expect(invalidDocumentMessage('census_file')).toBe('Please upload a valid census file.');
    expect(missingDocumentMessage('census_file')).not.toBe(missingDocumentMessage('trade_license'));
  });

  it('are taken with status 1 and "1"', () => {
    expect(
      [1, '1', 0, true, null].map((status) => succeeded(generalCalls.upload, { status })),
    ).toEqual([true, true, false, false, false]);
  });
});
