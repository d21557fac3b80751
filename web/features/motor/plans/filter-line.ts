import type { MotorPageTile, MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import { type MotorFilters, type MotorTile, motorFilters } from '@muqarin/rules/motor/plan-list';
import type { LineFilters } from '@/features/plan-list/filters/line-filters.ts';
import { t } from './texts.ts';

/** Type of cover, benefits (S1 4). */
export function motorLine({
  types,
  benefits,
}: Pick<MotorPlansPage, 'types' | 'benefits'>): LineFilters<MotorTile, unknown, MotorFilters> {
  return {
    rules: motorFilters,
    about: undefined,
    drawn: [
      { key: 'product_type', control: 'toggles', legend: t.cover, options: types },
      {
        key: 'benefit_ids',
        control: 'checks',
        legend: t.benefits,
        options: benefits.map(({ id, name, help }) => ({ value: id, name, help })),
      },
    ],
  };
}

/** What the filters read of a tile. */
export function filterTile({ id, type, cover }: MotorPageTile): MotorTile {
  const covered = cover.filter((row) => row.covered);
  return { id, product_type: type, benefit_ids: covered.map((row) => row.id) };
}
