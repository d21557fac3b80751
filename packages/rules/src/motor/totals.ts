import type { AddonOffer } from '../calls/open-shapes.ts';
import { assertFils, vatOn } from '../money.ts';
import { ASSUMED_SEATS } from './constants.ts';

export interface MotorTotals {
  /** One line for each chosen add-on, in the order of the offer. */
  addons: { addon_id: number; fils: number }[];
  /** Plan after discount and promo code, with add-ons, before VAT. */
  netFils: number;
  vatFils: number;
  totalFils: number;
  seats: number;
  /** The seats were not known: say that they are assumed (decisions V19). */
  seatsAssumed: boolean;
}

export interface MotorChoice {
  /** The plan after its own discount (decisions V18). */
  discountedFils: number;
  promoDiscountFils?: number;
  offered: readonly AddonOffer[];
  /** Ids that are not offered are left out; `unknownAddons` finds them. */
  selectedIds: readonly number[];
  seats: number | null;
}

/** The live total of a plan with the chosen add-ons (S1 4, decisions X13 and V19). */
export function motorTotals(choice: MotorChoice): MotorTotals {
  const { discountedFils, promoDiscountFils = 0, offered, selectedIds } = choice;
  const seats = choice.seats ?? ASSUMED_SEATS;
  const addons = offered
    .filter(({ addon_id }) => selectedIds.includes(addon_id))
    .map((addon) => ({ addon_id: addon.addon_id, fils: addonCharge(addon, seats) }));
  const added = addons.reduce((sum, { fils }) => sum + fils, 0);
  const netFils = assertFils(discountedFils - promoDiscountFils + added);
  const vatFils = vatOn(netFils);
  const totalFils = netFils + vatFils;
  return { addons, netFils, vatFils, totalFils, seats, seatsAssumed: choice.seats === null };
}

/** Passenger cover = charge per seat × (seats − 1); every other add-on is its charge (S1 4). */
export function addonCharge({ chargeFils, perSeat }: AddonOffer, seats: number): number {
  return assertFils(perSeat ? chargeFils * Math.max(seats - 1, 0) : chargeFils);
}

/** Chosen ids that the plan does not offer: a tampered or outdated form. */
export function unknownAddons(
  offered: readonly AddonOffer[],
  selectedIds: readonly number[],
): number[] {
  return selectedIds.filter((id) => !offered.some(({ addon_id }) => addon_id === id));
}
