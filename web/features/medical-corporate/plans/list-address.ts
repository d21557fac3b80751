import { corporatePaths } from '@muqarin/bff/contract/medical-corporate/pages';

/** A tab as it opens: without filters, lowest premium first (S0 4). Null is the summary. */
export function tabAddress(category: number | null): string {
  const { products } = corporatePaths;
  if (category === null) return `${products}?category=summary`;
  return category === 0 ? products : `${products}?category=${category}`;
}

/** What the address of a category's list says besides its filters and its order. */
export function categoryQuery(category: number): Record<string, string> {
  return category === 0 ? {} : { category: String(category) };
}
