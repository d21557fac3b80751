import type { PricePair } from '../plan-list/price-range.ts';
import { chapterOf, type MedicalChapter } from './chapters.ts';
import type { Category } from './types.ts';

export type SalaryBand = 'lsb' | 'hsb' | 'nlsb' | 'none';

/** What filtering and sorting need of a plan tile (S0 3). */
export interface FilterTile {
  id: number;
  ins_id: number;
  nw_id: number;
  tpa_id: number;
  /** Net, all members (decisions M63). */
  premiumFils: number;
  salary: SalaryBand;
  insured_for: readonly string[];
  bids: readonly number[];
  dids: readonly number[];
  pre_existing: 'yes' | 'no';
  /** Whole dirhams: what the plan pays in a year at most. */
  limitAed: number;
}

/** The individual list's filters (S0 3). */
export interface Filters {
  /** One chapter of the list, or all of it. */
  chapter: MedicalChapter | null;
  salary: readonly string[];
  is_investor: boolean;
  pre_existing: 'no' | 'yes';
  dids: readonly number[];
  bids: readonly number[];
  ins_ids: readonly number[];
  price: PricePair | null;
  /** The chosen hospitals and clinics; kept in the address. */
  provider_ids: readonly number[];
  /** `${nw_id}:${tpa_id}` of every network that covers them all, as search-tpa answers (M36);
   * null while there is no choice or no answer. */
  networkPairs: readonly string[] | null;
}

/** S0 9: pre-existing starts at no; everything else is off. */
export const defaultFilters: Filters = {
  chapter: null,
  salary: [],
  is_investor: false,
  pre_existing: 'no',
  dids: [],
  bids: [],
  ins_ids: [],
  price: null,
  provider_ids: [],
  networkPairs: null,
};

/**
 * Whether the plan stays in the list. Salary bands and insurers: any of the chosen, a plan
 * without a salary band always; benefits and descriptions: all of the chosen; price inclusive
 * (decisions M31 to M33). Without `category`, every plan not for investors only fits.
 */
export function matches(tile: FilterTile, filters: Filters, category?: Category): boolean {
  return (
    fitsPerson(tile, filters.is_investor, category) &&
    (filters.chapter === null || chapterOf(tile.limitAed) === filters.chapter) &&
    fitsSalary(tile, filters.salary) &&
    coversPreExisting(tile, filters.pre_existing) &&
    filters.bids.every((id) => tile.bids.includes(id)) &&
    filters.dids.every((id) => tile.dids.includes(id)) &&
    (filters.ins_ids.length === 0 || filters.ins_ids.includes(tile.ins_id)) &&
    fitsPrice(tile, filters.price) &&
    (filters.networkPairs === null || filters.networkPairs.includes(networkPair(tile)))
  );
}

export function networkPair(network: Pick<FilterTile, 'nw_id' | 'tpa_id'>): string {
  return `${network.nw_id}:${network.tpa_id}`;
}

/**
 * Ascending or descending by premium; ties by the higher annual limit, which every tile shows, then insurer, then id, in both
 * directions (M57).
 */
export function sortTiles<Tile extends FilterTile>(
  tiles: readonly Tile[],
  order: 'asc' | 'desc',
): Tile[] {
  const sign = order === 'asc' ? 1 : -1;
  return tiles.toSorted(
    (a, b) =>
      sign * (a.premiumFils - b.premiumFils) ||
      b.limitAed - a.limitAed ||
      a.ins_id - b.ins_id ||
      a.id - b.id,
  );
}

/** Decisions M32: only investors' plans when on, those for the category when off. */
export function fitsPerson(
  tile: Pick<FilterTile, 'insured_for'>,
  isInvestor: boolean,
  category: Category | undefined,
): boolean {
  if (isInvestor) return tile.insured_for.includes('investor');
  if (category !== undefined) return tile.insured_for.includes(category);
  return tile.insured_for.some((person) => person !== 'investor');
}

/** The specification names the band above low both ways (decisions M21: hsb = nlsb). */
function fitsSalary(tile: FilterTile, salary: readonly string[]): boolean {
  if (salary.length === 0 || tile.salary === 'none' || salary.includes(tile.salary)) return true;
  if (tile.salary === 'hsb') return salary.includes('nlsb');
  return tile.salary === 'nlsb' && salary.includes('hsb');
}

/** Decisions M31, the one place to swap in the equality reading: no means "not required". */
function coversPreExisting(tile: FilterTile, wanted: Filters['pre_existing']): boolean {
  return wanted === 'no' || tile.pre_existing === 'yes';
}

function fitsPrice(tile: FilterTile, price: PricePair | null): boolean {
  return price === null || (tile.premiumFils >= price.minFils && tile.premiumFils <= price.maxFils);
}
