import type { Standing } from '@muqarin/rules/plan-list/standing';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';

/** What all tiles of a list share. */
export interface ListFacts {
  /** By plan: among the plans of the list, and among those for investors only. */
  standings: Record<'all' | 'investors', ReadonlyMap<number, Standing>>;
  memberCount: number;
  range: PriceRange;
  /** The list's own address with its filters. */
  address: string;
  csrfToken: string;
}
