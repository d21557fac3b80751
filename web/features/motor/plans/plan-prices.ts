import type { MotorPageTile, MotorProductType } from '@muqarin/bff/contract/motor-plan-pages';
import { type MotorTotals, motorTotals } from '@muqarin/rules/motor/totals';

/** What a plan costs at one value, without add-ons; what calculate-premium answers of it. */
export interface PlanPrices {
  premiumFils: number;
  discountedFils: number;
  deductibleFils: number | null;
}

export type PricesById = ReadonlyMap<number, PlanPrices>;
export type AddonsById = ReadonlyMap<number, readonly number[]>;

/** A plan as it stands in the list: its prices, its total with the chosen add-ons, its place by net. */
export interface ListedPlan {
  tile: MotorPageTile;
  prices: PlanPrices;
  addonIds: readonly number[];
  total: MotorTotals;
  /** Among the plans of its type of cover, by net; from 1. */
  place: number;
}

export function chosenAddons(tiles: readonly MotorPageTile[]): AddonsById {
  return new Map(
    tiles.map(({ id, addons }) => {
      const chosen = addons.filter(({ selected, included }) => selected && !included);
      return [id, chosen.map((row) => row.id)];
    }),
  );
}

/** The live total (S1 4, decisions V19): included add-ons cost nothing, passenger cover is for every seat but the driver's. */
function totalOf(
  { addons }: Pick<MotorPageTile, 'addons'>,
  { discountedFils }: PlanPrices,
  selectedIds: readonly number[],
  seats: number,
): MotorTotals {
  const offered = addons
    .filter(({ included }) => !included)
    .map(({ id, unitFils, perPassenger }) => {
      return { addon_id: id, chargeFils: unitFils, perSeat: perPassenger };
    });
  return motorTotals({ discountedFils, offered, selectedIds, seats });
}

export function listPlans(
  tiles: readonly MotorPageTile[],
  previewed: PricesById | null,
  addons: AddonsById,
  seats: number,
): ListedPlan[] {
  const plans = tiles.flatMap((tile) => {
    const prices = previewed ? previewed.get(tile.id) : tile;
    if (!prices) return [];
    const addonIds = addons.get(tile.id) ?? [];
    return [{ tile, prices, addonIds, total: totalOf(tile, prices, addonIds, seats) }];
  });
  // Third party and comprehensive are no two prices of one thing: each stands among its own.
  const ofType = (type: MotorProductType) =>
    plans
      .filter(({ tile }) => tile.type === type)
      .toSorted((a, b) => a.total.netFils - b.total.netFils || a.tile.id - b.tile.id);
  const ranked = [...ofType('comprehensive').entries(), ...ofType('third_party').entries()];
  const places = new Map(ranked.map(([index, { tile }]) => [tile.id, index + 1]));
  return plans.map((plan) => ({ ...plan, place: places.get(plan.tile.id) ?? 0 }));
}
