/**
 * The shapes that S1 names and leaves open, decided in this one place. The rest of the house reads
 * and writes them by these functions only.
 *
 * | name | shape |
 * | --- | --- |
 * | passenger_cover_addon | the `addon_id` of the passenger cover, whose `additional_charges` are per seat; null without one |
 * | selected_addon_ids, selected_addons, addon_id | ids with commas, "3,7"; a JSON list or repeated fields are read too |
 * | selected_product_addons | a JSON object, product id to add-on ids: {"12":[3,7]} |
 * | product_ids | ids with commas (decisions M16); a JSON list is read too |
 * | vehicle_variant_ids | a list of the one variant's id; the bare id is read too |
 * | index | the column of the plan that goes, counted from 0 |
 * | back_lead_id, ld, pd | opaque ids of a lead to continue, a lead document and a policy document |
 */
import { asObject, parseJson } from './wire-values.ts';

const MOST_IDS = 50;

export interface AddonOffer {
  addon_id: number;
  /** What `additional_charges` says; for the passenger cover, of one seat (S1 4). */
  chargeFils: number;
  /** The passenger cover: times seats minus one. */
  perSeat: boolean;
}

export function passengerCoverAddon(addons: readonly AddonOffer[]): number | null {
  return addons.find((addon) => addon.perSeat)?.addon_id ?? null;
}

/** The ids of a comma list, a JSON list or repeated fields, each once; others are left out. */
export function parseIds(value: unknown): number[] {
  const ids = itemsOf(value)
    .slice(0, MOST_IDS)
    .flatMap((item) => idOf(item) ?? []);
  return [...new Set(ids)];
}

function itemsOf(value: unknown): readonly unknown[] {
  const json = typeof value === 'string' && value.startsWith('[') ? parseJson(value) : value;
  if (Array.isArray(json)) return json;
  return typeof json === 'string' ? json.slice(0, 4096).split(',') : [json];
}

export function writeIds(ids: readonly number[]): string {
  return ids.join(',');
}

/** Add-on ids by product id, of the object or its text; anything else has none. */
export function parseProductAddons(value: unknown): Map<number, number[]> {
  const object = asObject(typeof value === 'string' ? parseJson(value) : value) ?? {};
  const entries = Object.entries(object).slice(0, MOST_IDS);
  return new Map(
    entries.flatMap(([product, addons]) => {
      const id = idOf(product);
      return id === undefined ? [] : [[id, parseIds(addons)] as const];
    }),
  );
}

export function writeProductAddons(addons: ReadonlyMap<number, readonly number[]>): string {
  return JSON.stringify(Object.fromEntries(addons));
}

/** The column of the comparison, undefined when there is no such column. */
export function parseIndex(value: unknown, columns: number): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d$/.test(text)) return undefined;
  return Number(text) < columns ? Number(text) : undefined;
}

/** An id that only its owner may use: letters, digits, dashes and underscores. */
export function parseOpaqueId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

function idOf(item: unknown): number | undefined {
  const text = typeof item === 'number' ? String(item) : item;
  return typeof text === 'string' && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}
