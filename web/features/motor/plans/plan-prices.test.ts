import type { MotorPageTile } from '@muqarin/bff/contract/motor/plan-pages';
import { describe, expect, it } from 'vitest';
import { listPlans } from './plan-prices.ts';

const tile = (id: number, discountedFils: number, over: Partial<MotorPageTile> = {}) =>
  ({
    id,
    type: 'comprehensive',
    premiumFils: discountedFils,
    discountedFils,
    deductibleFils: 0,
    addons: [],
    ...over,
  }) as unknown as MotorPageTile;

const places = (tiles: MotorPageTile[], addons = new Map<number, number[]>()) =>
  listPlans(tiles, null, addons, 5).map(({ standing: { place } }) => place);

describe('the place of a plan among those of its cover', () => {
  it('is the same for the same premium: nobody is second at the lowest price there is', () => {
    expect(places([tile(1, 130_000), tile(2, 130_000), tile(3, 134_154)])).toEqual([1, 1, 3]);
  });

  it('is called the lowest only where nobody shares it', () => {
    const lowest = (...fils: number[]) =>
      listPlans(
        fils.map((net, index) => tile(index + 1, net)),
        null,
        new Map(),
        5,
      ).map(({ standing: { flag, sharedBy } }) => flag ?? sharedBy);
    expect(lowest(130_000, 130_000, 134_154)).toEqual([2, 2, 0]);
    expect(lowest(130_000, 130_500, 134_154)).toEqual(['lowest', 0, 0]);
    expect(lowest(130_000)).toEqual([0]);
  });

  it('does not mix third party with comprehensive', () => {
    const cheap = tile(2, 75_000, { type: 'third_party' });
    expect(places([tile(1, 130_000), cheap])).toEqual([1, 1]);
  });

  it('follows the add-ons that were chosen', () => {
    const extra = { id: 7, unitFils: 10_000, perPassenger: false, included: false };
    const offering = tile(1, 130_000, { addons: [extra] as MotorPageTile['addons'] });
    expect(places([offering, tile(2, 134_154)], new Map([[1, [7]]]))).toEqual([2, 1]);
  });
});
