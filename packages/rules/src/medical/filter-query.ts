import { parseAedText } from '../money.ts';
import { parseIdList } from '../plan-list/compare.ts';
import { checkPricePair } from '../plan-list/price-range.ts';
import { isMedicalChapter } from './chapters.ts';
import { defaultFilters, type Filters } from './filters.ts';

export type SortOrder = 'asc' | 'desc';

export interface FilterQuery {
  /** `networkPairs` is null: look the hospitals of `provider_ids` up. */
  filters: Filters;
  sort: SortOrder;
  /** Why the price of the address was left out (S0 5). */
  priceMessage?: string;
}

export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

const SALARY_BANDS = ['lsb', 'hsb', 'nlsb', 'none'];

/**
 * Filters and sort of the list's address. Lists come as repeated keys (a plain form) or comma
 * lists; prices in AED. What does not parse counts as not chosen.
 */
export function parseFilterQuery(query: QueryValues): FilterQuery {
  const chapter = first(query, 'chapter');
  const filters: Filters = {
    ...defaultFilters,
    chapter: isMedicalChapter(chapter) ? chapter : null,
    salary: texts(query, 'salary').filter((band) => SALARY_BANDS.includes(band)),
    is_investor: ['1', 'true', 'on', 'yes'].includes(first(query, 'is_investor')),
    pre_existing: first(query, 'pre_existing') === 'yes' ? 'yes' : 'no',
    dids: ids(query, 'dids'),
    bids: ids(query, 'bids'),
    ins_ids: ids(query, 'ins_ids'),
    provider_ids: ids(query, 'providers'),
  };
  const sort = first(query, 'sort') === 'desc' ? 'desc' : 'asc';
  const min = first(query, 'price_min');
  const max = first(query, 'price_max');
  if (min === '' && max === '') return { filters, sort };
  const checked = checkPricePair(parseAedText(min), parseAedText(max));
  if (!checked.ok) return { filters, sort, priceMessage: checked.message };
  return { filters: { ...filters, price: checked.price }, sort };
}

/** The shortest query that `parseFilterQuery` reads back; defaults are left out. */
export function toQuery(filters: Filters, sort: SortOrder = 'asc'): Record<string, string> {
  const query: Record<string, string> = {};
  const lists = {
    salary: filters.salary,
    dids: filters.dids,
    bids: filters.bids,
    ins_ids: filters.ins_ids,
    providers: filters.provider_ids,
  };
  for (const [key, values] of Object.entries(lists)) {
    if (values.length > 0) query[key] = values.join(',');
  }
  if (filters.chapter !== null) query.chapter = filters.chapter;
  if (filters.is_investor) query.is_investor = '1';
  if (filters.pre_existing === 'yes') query.pre_existing = 'yes';
  if (filters.price) {
    query.price_min = String(filters.price.minFils / 100);
    query.price_max = String(filters.price.maxFils / 100);
  }
  if (sort === 'desc') query.sort = sort;
  return query;
}

function values(query: QueryValues, key: string): readonly string[] {
  const value = Object.hasOwn(query, key) ? query[key] : undefined;
  return typeof value === 'string' ? [value] : (value ?? []);
}

function first(query: QueryValues, key: string): string {
  return values(query, key)[0]?.trim() ?? '';
}

function texts(query: QueryValues, key: string): string[] {
  const items = values(query, key).flatMap((value) => value.slice(0, 4096).split(','));
  return [...new Set(items.map((item) => item.trim()))];
}

function ids(query: QueryValues, key: string): number[] {
  return parseIdList(values(query, key).join(','));
}
