import { expect, it } from 'vitest';
import { reproducePrice } from '../src/domain/medical/reproduce.ts';
import { inDubai, liwanCard, liwanCatalogue, liwanSelect } from './support/worked-example.ts';

const stored = {
  request: inDubai,
  planId: 1010,
  catalogueVersion: liwanCatalogue.version,
  netFils: 421_800,
};

it('re-rates a stored price to the same fils', () => {
  expect(reproducePrice(stored, liwanCatalogue)).toEqual({
    equal: true,
    expectedFils: 421_800,
    actualFils: 421_800,
    reason: 'equal',
  });
});

it('shows a price that was changed by one fils after it was stored', () => {
  const outcome = reproducePrice({ ...stored, netFils: 421_799 }, liwanCatalogue);
  expect(outcome).toMatchObject({ equal: false, actualFils: 421_800, reason: 'different_price' });
});

it('does not call equal what was rated from another catalogue', () => {
  const outcome = reproducePrice(stored, { ...liwanCatalogue, version: 'bbbbbbbbbbbbbbbb' });
  expect(outcome).toMatchObject({ equal: false, actualFils: null, reason: 'other_catalogue' });
});

it('says when the plan is gone or has no rate', () => {
  const without = { ...liwanCatalogue, plans: [] };
  expect(reproducePrice(stored, without)).toMatchObject({ equal: false, reason: 'unknown_plan' });
  const bare = { ...liwanSelect, rateCard: { ...liwanCard, rates: [] } };
  const outcome = reproducePrice(stored, { ...liwanCatalogue, plans: [bare] });
  expect(outcome).toMatchObject({ equal: false, actualFils: null, reason: 'not_quotable' });
});
