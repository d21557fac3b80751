import { corporatePaths } from '@muqarin/bff/contract/medical-corporate/pages';
import {
  type CorporateFilters,
  corporateFilterQuery,
  type SortOrder,
} from '@muqarin/rules/medical-corporate/plan-list';

/** A tab as it opens: without filters, lowest premium first (S0 4). Null is the summary. */
export function tabAddress(category: number | null): string {
  const { products } = corporatePaths;
  if (category === null) return `${products}?category=summary`;
  return category === 0 ? products : `${products}?category=${category}`;
}

export function listAddress(category: number, filters: CorporateFilters, sort: SortOrder): string {
  const query = corporateFilterQuery(filters, sort);
  if (category !== 0) query.set('category', String(category));
  const text = query.toString();
  return text === '' ? corporatePaths.products : `${corporatePaths.products}?${text}`;
}
