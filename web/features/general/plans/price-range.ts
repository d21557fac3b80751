import type { GeneralPlansPage } from '@muqarin/bff/contract/general/pages';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { sliderRange } from '@muqarin/rules/plan-list/price-range';

/** From the lowest to the highest premium of the page; null when they leave nothing to choose. */
export function rangeOf({ tiles }: Pick<GeneralPlansPage, 'tiles'>): PricePair | null {
  return sliderRange(tiles.map(({ netFils }) => ({ premiumFils: netFils })));
}
