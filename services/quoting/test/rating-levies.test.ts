import { describe, expect, it } from 'vitest';
import { compileCatalogue, holdsOn } from '../src/domain/medical/compiled.ts';
import { priceAll } from '../src/domain/medical/price-plans.ts';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { inDubai, liwanCatalogue, liwanSelect } from './support/worked-example.ts';

const dated = {
  code: 'new-levy',
  label: 'New levy',
  why: 'by law',
  emirateId: 2,
  fils: 1_000,
  from: '2026-01-01',
  to: '2026-02-28',
};
const catalogue = { ...liwanCatalogue, levies: [...liwanCatalogue.levies, dated] };

describe('dated levies (decisions M62)', () => {
  it.each([
    ['2025-12-31', 421_800],
    ['2026-01-01', 422_800],
    ['2026-02-28', 422_800],
    ['2026-03-01', 421_800],
  ])('a net premium on %s is %i fils', (day, netFils) => {
    const request = { ...inDubai, day };
    const outcome = ratePlan(liwanSelect, catalogue, request);
    expect(outcome.ok && outcome.price.netFils).toBe(netFils);
    const compiled = compileCatalogue(catalogue, day);
    expect(priceAll(compiled, request, 'self').map((plan) => plan.netFils)).toEqual([netFils]);
  });

  it('bound the days for which tables may be used', () => {
    const compiled = compileCatalogue(catalogue, '2026-01-15');
    expect([compiled.validFrom, compiled.validUntil]).toEqual(['2026-01-01', '2026-03-01']);
    expect(holdsOn(compiled, '2026-02-28')).toBe(true);
    expect(holdsOn(compiled, '2026-03-01')).toBe(false);
    expect(() => priceAll(compiled, { ...inDubai, day: '2025-12-31' }, 'self')).toThrow(RangeError);
    expect(holdsOn(compileCatalogue(catalogue, '2026-03-01'), '2099-01-01')).toBe(true);
  });
});
