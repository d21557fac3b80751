import type { MotorPageTile } from '@muqarin/bff/contract/motor/plan-pages';
import { type MotorTotals, motorTotals } from '@muqarin/rules/motor/totals';
import { type Standing, standingsByKind } from '@muqarin/rules/plan-list/standing';

/** What a plan costs at one value, without add-ons; what calculate-premium answers of it. */
export interface PlanPrices {
  premiumFils: number;
  discountedFils: number;
  deductibleFils: number | null;
}

export type PricesById = ReadonlyMap<number, PlanPrices>;
export type AddonsById = ReadonlyMap<number, readonly number[]>;

/** A plan as it stands in the list: its prices, its total with the chosen add-ons, its place. */
export interface ListedPlan {
  tile: MotorPageTile;
  prices: PlanPrices;
  addonIds: readonly number[];
  total: MotorTotals;
  /** Among the plans of its type of cover. */
  standing: Standing;
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
  const standings = standingsByKind(
    plans.map(({ tile: { id, type }, total: { netFils } }) => ({ id, type, netFils })),
    ({ type }) => type,
  );
  return plans.flatMap((plan) => {
    const standing = standings.get(plan.tile.id);
    return standing ? [{ ...plan, standing }] : [];
  });
}
