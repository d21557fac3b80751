import type { MotorPageTile, MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import { type MotorFilters, type MotorTile, motorFilters } from '@muqarin/rules/motor/plan-list';
import type { AboutInsurers } from '@muqarin/rules/plan-list/filters/every-line';
import { everyLine } from '@/features/plan-list/filters/every-line.ts';
import type { LineFilters } from '@/features/plan-list/filters/line-filters.ts';
import { t } from './texts.ts';

/** Type of cover, benefits (S1 4). */
export function motorLine({
  types,
  benefits,
  insurers,
}: Pick<MotorPlansPage, 'types' | 'benefits' | 'insurers'>): LineFilters<
  MotorTile,
  AboutInsurers,
  MotorFilters
> {
  return {
    rules: motorFilters,
    about: { insurers },
    drawn: [
      { key: 'product_type', control: 'toggles', legend: t.cover, options: types },
      {
        key: 'benefit_ids',
        control: 'checks',
        legend: t.benefits,
        hint: t.benefitsHelp,
        options: benefits.map(({ id, name, help }) => ({ value: id, name, help })),
      },
      ...everyLine(),
    ],
  };
}

/** What the filters read of a tile. */
export function filterTile({ id, insurerId, type, cover }: MotorPageTile): MotorTile {
  const covered = cover.filter((row) => row.covered);
  return { id, insurerId, product_type: type, benefit_ids: covered.map((row) => row.id) };
}
