import type { PriceRange } from '@/components/price/price-line-geometry.ts';

/** What all tiles of a list share. */
export interface ListFacts {
  total: number;
  memberCount: number;
  range: PriceRange;
  /** The list's own address with its filters. */
  address: string;
  csrfToken: string;
}
