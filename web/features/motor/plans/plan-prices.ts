import type { MotorPageTile } from '@muqarin/bff/contract/motor/plan-pages';
import { type MotorTotals, motorTotals } from '@muqarin/rules/motor/totals';
import { isOnlyLowest } from '@muqarin/rules/plan-list/only-lowest';

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
  /** Among the plans of its type of cover, by net; from 1, and the same for the same net. */
  place: number;
  /** No other plan of its cover costs as little. */
  isOnlyLowest: boolean;
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
  // Third party and comprehensive are no two prices of one thing: each stands among its own. Plans of one price share a place.
  const cheaper = ({ tile, total }: (typeof plans)[number]) =>
    plans.filter((other) => other.tile.type === tile.type && other.total.netFils < total.netFils);
  const netsOf = (type: MotorPageTile['type']) =>
    plans.filter(({ tile }) => tile.type === type).map(({ total }) => total.netFils);
  const nets = { comprehensive: netsOf('comprehensive'), third_party: netsOf('third_party') };
  return plans.map((plan) => ({
    ...plan,
    place: cheaper(plan).length + 1,
    isOnlyLowest: isOnlyLowest(plan.total.netFils, nets[plan.tile.type]),
  }));
}
