import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';

/** What all tiles of a category's list share. */
export interface TileShared {
  category: number;
  csrfToken: string;
  /** The list's own address with its filters. */
  address: string;
  range: PriceRange;
  /** Of each insurer with a plan in the list: who fills in a medical form. */
  medicalForms: CorporatePlansPage['medicalForms'];
  /** What the address has opened. */
  open: CorporatePlansPage['open'];
}
