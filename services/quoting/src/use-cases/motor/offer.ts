import type { MotorTile } from '../../../contract/motor/plan.ts';
import { offeredPlan } from '../offered-plan.ts';

/** A plan as events tell it, the chosen add-ons in the price. */
export function offerOf(tile: MotorTile) {
  const { type, price, addons } = tile;
  const { deductibleFils, repair } = price;
  const selected = addons.filter((row) => row.selected);
  return {
    plan: offeredPlan(tile, price),
    type,
    ...(deductibleFils === null ? {} : { deductibleFils: BigInt(deductibleFils) }),
    addons: selected.map((row) => row.name),
    agencyRepair: repair === 'agency',
    addonIds: selected.filter((row) => !row.included).map((row) => String(row.addonId)),
  };
}
