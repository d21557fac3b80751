import type {
  MotorPlanDetailModel,
  MotorProductType,
} from '@muqarin/bff/contract/motor/plan-pages';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';
import type { TileTab } from './addresses.ts';
import type { PriceDetails } from './use-price-details.ts';

export type BenefitWords = ReadonlyMap<number, { name: string; help: string }>;
export type OpenDetail = MotorPlanDetailModel | null;

/** What the address opens: a tab of one plan, and the price taken apart where that is the tab. */
export type OpenTile = { model: OpenDetail; id: number; tab: TileTab } | null;

/** What all tiles of the list share. */
export interface TileShared {
  csrfToken: string;
  /** The list's own address with its filters. */
  address: string;
  idvAed: number;
  seats: number;
  /** Of each type of cover: how many plans, and from where to where. */
  lines: Readonly<Record<MotorProductType, { total: number; range: PriceRange }>>;
  benefits: BenefitWords;
  /** A mail leads to the contact step (decisions X32). */
  contactFirst: boolean;
  email: string;
  details: PriceDetails;
}

/** The id of the ticks of one type's premiums. */
export function ticksOf(type: MotorProductType): string {
  return `ticks-${type}`;
}
