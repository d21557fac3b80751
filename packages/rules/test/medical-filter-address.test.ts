import { describe, expect, it } from 'vitest';
import { parseFilterQuery, toQuery } from '../src/medical/list-order.ts';
import { type Filters, type FilterTile, medicalFilters } from '../src/medical/plan-list.ts';
import { checkPriceTexts, sliderRange } from '../src/plan-list/price-range.ts';
import { random, randomFilters, randomTile, some } from './random-tiles.ts';

const text = 'Maximum Premium Limit cannot be lesser than Minimum Premium Limit';
const { none: defaultFilters } = medicalFilters;
const filters = (changes: Partial<Filters> = {}): Filters => ({ ...defaultFilters, ...changes });

describe('the price slider', () => {
  it.each([
    ['AED 1,000', 'AED 1,000'],
    ['AED 2,000', 'AED 1,000'],
    ['', 'AED 1,000'],
    ['AED 1,000', ''],
    ['AED x', 'AED 1,000'],
  ])('refuses %j to %j', (min, max) => {
    expect(checkPriceTexts(min, max)).toEqual({ ok: false, message: text });
  });

  it('takes a minimum below the maximum', () => {
    const price = { minFils: 100_000, maxFils: 100_001 };
    expect(checkPriceTexts('AED\u00a01,000', 'AED 1,000.01')).toEqual({ ok: true, price });
  });

  it('runs from the lowest premium rounded down to the highest rounded up', () => {
    const plans = [123_450, 99_901, 200_001].map((premiumFils) => ({ premiumFils }));
    expect(sliderRange(plans)).toEqual({ minFils: 99_900, maxFils: 200_100 });
    expect(sliderRange(plans.slice(0, 1))).toBeNull();
    expect(sliderRange([])).toBeNull();
  });
});

describe('a range', () => {
  const plan: FilterTile = { ...randomTile(1), insured_for: ['self'] };
  const plans = [341_200, 1_198_000].map((premiumFils) => ({ ...plan, premiumFils }));
  const among = (minFils: number, maxFils: number, of = plans) => {
    const filters = { ...defaultFilters, price: { minFils, maxFils } };
    return medicalFilters.settle(filters, of, { category: 'self' }).price;
  };

  it('is no filter when it spans all premiums', () => {
    expect(among(341_200, 1_198_000)).toBeNull();
    expect(among(0, 9_999_900)).toBeNull();
    expect(among(350_000, 1_198_000)).toEqual({ minFils: 350_000, maxFils: 1_198_000 });
    expect(among(350_000, 1_198_000, [])).toBeNull();
  });
});

describe('filters in the address', () => {
  it('come back as they were', () => {
    for (let i = 0; i < 200; i++) {
      const drawn = randomFilters();
      const chosen = {
        ...drawn,
        bids: [...new Set(drawn.bids)],
        ins_ids: [...new Set(drawn.ins_ids)],
        providers: { ids: [...new Set(some(9, 3))], pairs: null },
      };
      const sort = random(2) === 1 ? ('asc' as const) : ('desc' as const);
      expect(parseFilterQuery(toQuery(chosen, sort))).toEqual({ filters: chosen, sort });
    }
    expect(toQuery(defaultFilters)).toEqual({});
  });

  it('read repeated keys of a plain form', () => {
    const query = { bids: ['1', '2'], salary: ['lsb', 'x'], is_investor: 'on' };
    expect(parseFilterQuery(query).filters).toEqual(
      filters({ bids: [1, 2], salary: ['lsb'], is_investor: true }),
    );
  });

  it('leave out a wrong price and say why', () => {
    const wrong = parseFilterQuery({ price_min: '500', price_max: '500' });
    expect(wrong).toEqual({ filters: defaultFilters, sort: 'asc', problem: text });
    expect(parseFilterQuery({ price_min: '500' }).problem).toBe(text);
    expect(parseFilterQuery({ price_min: '', price_max: '' })).not.toHaveProperty('problem');
  });

  it('take hostile values for not chosen', () => {
    const hostile = {
      bids: `1,x,-2,1e3,${'9'.repeat(100)}`,
      sort: 'DROP',
      pre_existing: 'maybe',
      salary: 'x'.repeat(100_000),
      dids: undefined,
    };
    expect(parseFilterQuery(hostile)).toEqual({ filters: filters({ bids: [1] }), sort: 'asc' });
  });
});
