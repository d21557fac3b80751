import { MOTOR_PRODUCT_TYPES } from '@muqarin/bff/contract/motor/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { say } from '@/lib/reader.ts';
import type { ListedPlan } from './plan-prices.ts';
import { t } from './texts.ts';

const repairs = {
  agency: () => t.agency,
  garage: () => t.garage,
  none: () => t.noRepair,
} as const;

/** The same four facts in the same order on every tile. */
export function motorFacts({ tile, prices }: ListedPlan) {
  const { deductibleFils } = prices;
  const covered = tile.cover.filter((row) => row.covered).length;
  return [
    { label: t.cover, value: say(MOTOR_PRODUCT_TYPES[tile.type]) },
    { label: t.repair, value: repairs[tile.repair]() },
    deductibleFils === null
      ? { label: t.deductible, value: t.none, note: t.ownDamage }
      : { label: t.deductible, value: say(formatAed(deductibleFils, 'always')), note: t.perClaim },
    {
      label: t.covers,
      value: fillMessage(t.coversOf, { count: covered, total: tile.cover.length }),
    },
  ];
}
