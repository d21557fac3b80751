import { type SortOrder, toQuery } from '@muqarin/rules/medical/filter-query';
import type { Filters } from '@muqarin/rules/medical/filters';

/** Pages of the list (S0 2); the documented calls stand in rules/medical/calls, our own forms in bff/contract/forms. */
export const paths = {
  products: '/survey/medical/individual/products',
  thankYou: '/survey/medical/ind/thank-you',
  howWeRank: '/how-we-rank',
} as const;

export type DetailTab = 'trace' | 'cover' | 'documents';

/** The list with these filters: the same query filters on the server and in the browser (decisions M60). */
export function listAddress(filters: Filters, sort: SortOrder): string {
  const query = new URLSearchParams(toQuery(filters, sort)).toString().replaceAll('%2C', ',');
  return query === '' ? paths.products : `${paths.products}?${query}`;
}
