import { type AboutInsurers, type EveryLine, everyLine } from '../plan-list/filters/every-line.ts';
import { planFilters } from '../plan-list/filters/filter.ts';
import { allOf, oneHad } from '../plan-list/filters/kinds.ts';
import type { QueryValues } from '../plan-list/filters/query.ts';

/** What filtering needs of a plan tile (S1 3). */
export interface MotorTile {
  id: number;
  insurerId: number;
  product_type: MotorCover;
  benefit_ids: readonly number[];
}

const covers = ['comprehensive', 'third_party'] as const;
type MotorCover = (typeof covers)[number];

export interface MotorFilters extends EveryLine {
  /** A single toggle: null shows both types (S1 4). */
  product_type: MotorCover | null;
  benefit_ids: readonly number[];
}

/** The plan matches the type and contains all chosen benefits (S1 4). */
export const motorFilters = planFilters<MotorTile, AboutInsurers, MotorFilters>({
  product_type: oneHad('type', covers, ({ product_type }: MotorTile) => product_type),
  benefit_ids: allOf('benefits', ({ benefit_ids }: MotorTile) => benefit_ids),
  ...everyLine<MotorTile>(({ insurerId }) => insurerId),
});

/** What the list page keeps besides the plans. */
export interface MotorListState {
  compared: readonly number[];
  filters: MotorFilters;
}

/** Another value clears tray and filters (S1 4); `before` is what "restore" brings back (V36). */
export function afterValueChange(before: MotorListState): MotorListState & {
  before: MotorListState;
} {
  return { compared: [], filters: motorFilters.none, before };
}

const FORMER = 'was_';

/** What the address of a list says of the filters that another value cleared (decisions V36). */
export function formerQuery(filters: MotorFilters): Record<string, string> {
  const said = Object.entries(motorFilters.write(filters));
  return Object.fromEntries(said.map(([name, value]) => [`${FORMER}${name}`, value]));
}

export function readFormer(query: QueryValues): MotorFilters {
  const said = motorFilters.names.map((name) => [name, query[`${FORMER}${name}`]]);
  return motorFilters.read(Object.fromEntries(said)).filters;
}
