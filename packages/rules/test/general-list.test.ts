import { describe, expect, it } from 'vitest';
import { succeeded } from '../src/calls/success.ts';
import { generalCalls } from '../src/general/calls.ts';
import { pageAfterGeneral } from '../src/general/pages.ts';
import {
  type GeneralTile,
  generalFilterQuery,
  matchesGeneral,
  noGeneralFilters,
  parseGeneralFilters,
  withinRange,
} from '../src/general/plan-list.ts';
import {
  invalidDocumentMessage,
  missingDocumentMessage,
  requiredDocuments,
} from '../src/general/uploads.ts';

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
    [{ minFils: 150_000, maxFils: 150_000 }, true],
    [{ minFils: 150_001 }, false],
    [{ maxFils: 149_999 }, false],
    [{ insurerIds: [12, 11] }, true],
    [{ insurerIds: [12] }, false],
    [{ benefitIds: [1, 2] }, true],
    [{ benefitIds: [1, 3] }, false],
  ])('%o shows it: %s', (change, shown) => {
    expect(matchesGeneral(tile, { ...noGeneralFilters, ...change })).toBe(shown);
  });

  it('stand in the address and come back', () => {
    const filters = {
      type: 'fire' as const,
      minFils: 100_000,
      maxFils: 500_000,
      insurerIds: [11, 12],
      benefitIds: [3],
    };
    const query = generalFilterQuery(filters);
    expect(query.toString()).toBe('type=fire&min=1000&max=5000&companies=11%2C12&benefits=3');
    expect(parseGeneralFilters(query)).toEqual({ ok: true, answers: filters });
    expect(generalFilterQuery(noGeneralFilters).size).toBe(0);
  });

  it('are none where an end of the range is the slider’s', () => {
    const range = { minFils: 100_000, maxFils: 500_000 };
    const within = (minFils: number | null, maxFils: number | null) => {
      const { minFils: min, maxFils: max } = withinRange(
        { ...noGeneralFilters, minFils, maxFils },
        range,
      );
      return [min, max];
    };
    expect(within(100_000, 500_000)).toEqual([null, null]);
    expect(within(50_000, 600_000)).toEqual([null, null]);
    expect(within(150_000, 400_000)).toEqual([150_000, 400_000]);
    expect(within(null, 400_000)).toEqual([null, 400_000]);
    expect(withinRange({ ...noGeneralFilters, minFils: 5 }, null).minFils).toBe(5);
  });

  it.each(['min=5000&max=1000', 'min=1000&max=1000', 'min=a', 'max=-1'])('refuses %s', (text) => {
    expect(parseGeneralFilters(new URLSearchParams(text)).ok).toBe(false);
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
