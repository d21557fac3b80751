import type { MotorPlansPage, MotorProductType } from '@muqarin/bff/contract/motor/plan-pages';
import { useDeferredValue, useMemo } from 'react';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import type { ListedPlan } from './plan-prices.ts';
import type { TileShared } from './tile-shared.ts';
import type { MotorList } from './use-plan-list.ts';
import type { PriceDetails } from './use-price-details.ts';

interface Given {
  page: Pick<MotorPlansPage, 'seats' | 'contactFirst' | 'email' | 'benefits'>;
  csrfToken: string;
}

/** What every tile is drawn with; the same as long as nothing in it is another. */
export function useTileShared(
  { page, csrfToken }: Given,
  { plans, value, address: now }: MotorList,
  details: PriceDetails,
): TileShared {
  const { seats, contactFirst, email } = page;
  const idvAed = value.pricedAed;
  // The list answers a filter first; where each tile comes back to is not seen.
  const address = useDeferredValue(now);
  const benefits = useMemo(
    () => new Map(page.benefits.map(({ id, name, help }) => [id, { name, help }])),
    [page.benefits],
  );
  const lines = useMemo(
    () => ({
      comprehensive: lineOf(plans, 'comprehensive'),
      third_party: lineOf(plans, 'third_party'),
    }),
    [plans],
  );
  return useMemo(
    () => ({ csrfToken, address, idvAed, seats, lines, benefits, contactFirst, email, details }),
    [csrfToken, address, idvAed, seats, lines, benefits, contactFirst, email, details],
  );
}

function lineOf(plans: readonly ListedPlan[], type: MotorProductType) {
  const nets = plans.filter(({ tile }) => tile.type === type).map(({ total }) => total.netFils);
  return { total: nets.length, range: priceRange(nets) ?? { minFils: 0, maxFils: 0 } };
}
