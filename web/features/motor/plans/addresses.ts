import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { type MotorFilters, motorFilterQuery } from '@muqarin/rules/motor/plan-list';

export type TileTab = 'overview' | 'coverage' | 'addons' | 'price';
export const tileTabs = ['overview', 'coverage', 'addons', 'price'] as const;

/** The list with these filters. */
export function motorListAddress(filters: MotorFilters): string {
  const query = motorFilterQuery(filters).toString().replaceAll('%2C', ',');
  return query === '' ? motorListPaths.products : `${motorListPaths.products}?${query}`;
}
