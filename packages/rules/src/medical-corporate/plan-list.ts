import { parseIdList } from '../plan-list/compare.ts';
import { type CheckedPrice, checkPriceTexts } from '../plan-list/price-range.ts';

/** What filtering needs of a priced plan of one category. */
export interface CorporateFacts {
  id: number;
  netFils: number;
  insurerId: number;
  tpaId: number;
  networkId: number;
  salary: readonly string[];
  molCensus: boolean;
  benefitIds: readonly number[];
  descriptionIds: readonly number[];
}

/** The filters of a list as ids (S0 3); of an empty one every plan passes. */
const lists = {
  insurers: { passes: 'any', of: ({ insurerId }: CorporateFacts) => [insurerId] },
  tpas: { passes: 'any', of: ({ tpaId }: CorporateFacts) => [tpaId] },
  networks: { passes: 'any', of: ({ networkId }: CorporateFacts) => [networkId] },
  benefits: { passes: 'all', of: ({ benefitIds }: CorporateFacts) => benefitIds },
  descriptions: { passes: 'all', of: ({ descriptionIds }: CorporateFacts) => descriptionIds },
} as const;

export type ListFilter = keyof typeof lists;
export const listFilters = Object.keys(lists) as ListFilter[];

export const salaryBands = ['lsb', 'nlsb'] as const;
export type SalaryBand = (typeof salaryBands)[number];

export interface CorporateFilters extends Readonly<Record<ListFilter, readonly number[]>> {
  salary: SalaryBand | null;
  /** Only plans that ask for the list of staff (decisions M30). */
  census: boolean;
  minFils: number | null;
  maxFils: number | null;
}

export const noCorporateFilters: CorporateFilters = {
  insurers: [],
  tpas: [],
  networks: [],
  benefits: [],
  descriptions: [],
  salary: null,
  census: false,
  minFils: null,
  maxFils: null,
};

/** Range inclusive, any of the companies, TPAs and networks, all of the benefits and descriptions (decisions M33). */
export function matchesCorporate(plan: CorporateFacts, filters: CorporateFilters): boolean {
  const { salary, census, minFils, maxFils } = filters;
  if (minFils !== null && plan.netFils < minFils) return false;
  if (maxFils !== null && plan.netFils > maxFils) return false;
  if (salary !== null && !plan.salary.includes(salary)) return false;
  if (census && !plan.molCensus) return false;
  return listFilters.every((name) => {
    const [wanted, { passes, of }] = [filters[name], lists[name]];
    if (wanted.length === 0) return true;
    const held = of(plan);
    return passes === 'any'
      ? wanted.some((id) => held.includes(id))
      : wanted.every((id) => held.includes(id));
  });
}

export type SortOrder = 'asc' | 'desc';

/** By premium (S0 9); of one premium in the order of the list. */
export function sortedByPremium<Plan extends { netFils: number }>(
  plans: readonly Plan[],
  order: SortOrder,
): Plan[] {
  const sign = order === 'asc' ? 1 : -1;
  return plans.toSorted((a, b) => sign * (a.netFils - b.netFils));
}

/** How many filters are set. */
export function filtersInForce(filters: CorporateFilters): number {
  const { salary, census, minFils, maxFils } = filters;
  const single = [salary !== null, census, minFils !== null, maxFils !== null];
  const chosen = listFilters.reduce((sum, name) => sum + filters[name].length, 0);
  return chosen + single.filter(Boolean).length;
}

/** An end that is the slider's or lies beyond it is no filter. */
export function withinRange<Filters extends CorporateFilters>(
  filters: Filters,
  range: { minFils: number; maxFils: number } | null,
): Filters {
  if (range === null) return filters;
  const { minFils, maxFils } = filters;
  return {
    ...filters,
    minFils: minFils !== null && minFils > range.minFils ? minFils : null,
    maxFils: maxFils !== null && maxFils < range.maxFils ? maxFils : null,
  };
}

/** The filters in an address, ids with commas and whole dirhams. */
export function corporateFilterQuery(filters: CorporateFilters, sort: SortOrder): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of listFilters) {
    if (filters[name].length > 0) query.set(name, filters[name].join());
  }
  const { salary, census, minFils, maxFils } = filters;
  if (salary !== null) query.set('salary', salary);
  if (census) query.set('census', 'yes');
  if (minFils !== null) query.set('min', String(Math.floor(minFils / 100)));
  if (maxFils !== null) query.set('max', String(Math.ceil(maxFils / 100)));
  if (sort === 'desc') query.set('sort', 'desc');
  return query;
}

export interface ParsedFilters {
  filters: CorporateFilters;
  sort: SortOrder;
  /** Why a range was refused (decisions M34). */
  problem: string | null;
}

/** Reads them back; what no filter is, is none. */
export function parseCorporateFilters(query: Pick<URLSearchParams, 'get'>): ParsedFilters {
  const ids = (name: ListFilter) => parseIdList(query.get(name) ?? '');
  const salary = salaryBands.find((band) => band === query.get('salary')) ?? null;
  const price = priceIn(query);
  const range = price?.ok ? price.price : { minFils: null, maxFils: null };
  return {
    filters: {
      insurers: ids('insurers'),
      tpas: ids('tpas'),
      networks: ids('networks'),
      benefits: ids('benefits'),
      descriptions: ids('descriptions'),
      salary,
      census: query.get('census') === 'yes',
      ...range,
    },
    sort: query.get('sort') === 'desc' ? 'desc' : 'asc',
    problem: price && !price.ok ? price.message : null,
  };
}

/** One end alone is a range to the other end of all. */
function priceIn(query: Pick<URLSearchParams, 'get'>): CheckedPrice | null {
  const [min = '', max = ''] = [query.get('min')?.trim(), query.get('max')?.trim()];
  if (min === '' && max === '') return null;
  return checkPriceTexts(min || '0', max || String(MOST_DIRHAMS));
}

/** More than any group costs: beyond every slider, so that it is no filter. */
const MOST_DIRHAMS = 10_000_000_000;

/** A box to ask for help stands after these places of the visible plans (S0 2, decisions M38). */
export const helpAfter: readonly number[] = [3, 6, 11, 16, 21, 26, 31, 36, 41];
