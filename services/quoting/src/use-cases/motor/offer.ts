import type { MotorTile } from '../../../contract/motor/plan.ts';
import { offeredPlan } from '../offered-plan.ts';

/**
 * A plan as events tell it, the chosen add-ons in the price.
 * @param valueAed the insured value, where the event does not tell of the car
 */
export function offerOf(tile: MotorTile, valueAed?: number) {
  const { type, price, addons } = tile;
  const { deductibleFils, repair } = price;
  const selected = addons.filter((row) => row.selected);
  const value = {
    cover: type,
    ...(deductibleFils === null ? {} : { deductibleFils: BigInt(deductibleFils) }),
    addons: selected.map((row) => row.name),
    agencyRepair: repair === 'agency',
    addonIds: selected.filter((row) => !row.included).map((row) => String(row.addonId)),
    ...(valueAed === undefined ? {} : { valueAed: BigInt(valueAed) }),
  };
  return { plan: offeredPlan(tile, price), terms: { case: 'motor', value } } as const;
}
