import { parseIds, writeIds } from '../calls/open-shapes.ts';

/** What filtering needs of a plan tile (S1 3). */
export interface MotorTile {
  id: number;
  product_type: string;
  benefit_ids: readonly number[];
}

export interface MotorFilters {
  /** A single toggle: null shows both types (S1 4). */
  product_type: string | null;
  benefit_ids: readonly number[];
}

export const noMotorFilters: MotorFilters = { product_type: null, benefit_ids: [] };

/** The plan matches the type and contains all chosen benefits (S1 4). */
export function matchesMotor(tile: MotorTile, filters: MotorFilters): boolean {
  const { product_type, benefit_ids } = filters;
  if (product_type !== null && tile.product_type !== product_type) return false;
  return benefit_ids.every((id) => tile.benefit_ids.includes(id));
}

/** Chooses the type, or lets go of it when it was chosen. */
export function toggleType(filters: MotorFilters, product_type: string): MotorFilters {
  const chosen = filters.product_type === product_type ? null : product_type;
  return { ...filters, product_type: chosen };
}

export function toggleBenefit(filters: MotorFilters, id: number): MotorFilters {
  const has = filters.benefit_ids.includes(id);
  const others = filters.benefit_ids.filter((other) => other !== id);
  return { ...filters, benefit_ids: has ? others : [...others, id] };
}

/** The filters in an address: `type` and `benefits`. */
export function motorFilterQuery({ product_type, benefit_ids }: MotorFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (product_type !== null) query.set('type', product_type);
  if (benefit_ids.length > 0) query.set('benefits', writeIds(benefit_ids));
  return query;
}

/** Reads them back; a type that no plan of the list has is no filter. */
export function parseMotorFilters(
  query: Pick<URLSearchParams, 'get'>,
  types: readonly string[],
): MotorFilters {
  const type = query.get('type');
  return {
    product_type: type !== null && types.includes(type) ? type : null,
    benefit_ids: parseIds(query.get('benefits')),
  };
}

/** What the list page keeps besides the plans. */
export interface MotorListState {
  compared: readonly number[];
  filters: MotorFilters;
}

/** Another value clears tray and filters (S1 4); `before` is what "restore" brings back (V36). */
export function afterValueChange(before: MotorListState): MotorListState & {
  before: MotorListState;
} {
  return { compared: [], filters: noMotorFilters, before };
}
