import { carInArabic } from '@muqarin/rules/ar/cars';
import { carName, carText } from '@muqarin/rules/car-name';
import type { MotorTile } from '../../../contract/motor/plan.ts';
import type { Vehicle } from '../../../contract/motor/vehicle.ts';
import { arabicOf } from '../../domain/arabic.ts';
import type { MotorCatalogue } from '../../domain/motor/catalogue.ts';
import { offeredPlan } from '../offered-plan.ts';

/**
 * A plan as events tell it, the chosen add-ons in the price.
 * @param valueAed the insured value, where the event does not tell of the car
 * @param arabic the catalogue's words of the plan and the car, where a mail shows them
 */
export function offerOf(tile: MotorTile, valueAed?: number, arabic: Record<string, string> = {}) {
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
  return { plan: offeredPlan(tile, price, arabic), terms: { case: 'motor', value } } as const;
}

/** What the catalogue says in Arabic of a plan, its chosen add-ons and the car, by the English that events hold. */
export function offerInArabic(
  { arabic }: Pick<MotorCatalogue, 'arabic'>,
  { name, insurerName, addons }: MotorTile,
  vehicle: Vehicle,
): Record<string, string> {
  const car = carName(vehicle);
  const said = carInArabic(car, arabic);
  return {
    ...arabicOf(arabic, [name, insurerName, ...addons.map((row) => row.name)]),
    ...(said === null ? {} : { [carText(car)]: said }),
  };
}
