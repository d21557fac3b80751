import { useState } from 'react';
import { oneMove, useLatest } from '@/features/plan-list/one-move.ts';
import type { TileTab } from './addresses.ts';
import type { ListedPlan } from './plan-prices.ts';
import type { OpenDetail, TileShared } from './tile-shared.ts';
import { pricedAs } from './use-price-details.ts';

/** The tab of a tile; the price is read before its tab is shown. */
export function useTab(
  plan: ListedPlan,
  { idvAed, details }: Pick<TileShared, 'idvAed' | 'details'>,
  first: TileTab,
  detail: OpenDetail,
) {
  const [tab, setTab] = useState(first);
  const begin = useLatest();
  const select = (id: TileTab) => {
    const isLatest = begin();
    const put = () => isLatest() && setTab(id);
    const priced = pricedAs(plan, idvAed);
    if (id !== 'price' || detail !== null || details.peek(priced)) return put();
    void oneMove(details.read(priced), put).then(put, put);
  };
  return { tab, select };
}
