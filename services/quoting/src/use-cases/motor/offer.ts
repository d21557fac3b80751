import type { MotorTile } from '../../../contract/motor.ts';

/** A plan as events tell it: names as they are now, the chosen add-ons in the price. */
export function offerOf({ planId, name, insurerName, type, price, addons }: MotorTile) {
  const { netFils, vatFils, grossFils, deductibleFils, repair } = price;
  const selected = addons.filter((row) => row.selected);
  return {
    plan: {
      planId: String(planId),
      planName: name,
      insurerName,
      netFils: BigInt(netFils),
      vatFils: BigInt(vatFils),
      grossFils: BigInt(grossFils),
    },
    type,
    ...(deductibleFils === null ? {} : { deductibleFils: BigInt(deductibleFils) }),
    addons: selected.map((row) => row.name),
    agencyRepair: repair === 'agency',
    addonIds: selected.filter((row) => !row.included).map((row) => String(row.addonId)),
  };
}
