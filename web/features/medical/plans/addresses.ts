import { type SortOrder, toQuery } from '@muqarin/rules/medical/list-order';
import type { Filters } from '@muqarin/rules/medical/plan-list';
import { addressWith } from '@/features/plan-list/filters/address.ts';

/** Pages of the list (S0 2); the documented calls stand in rules/medical/calls, our own forms in bff/contract/forms. */
export const paths = {
  products: '/survey/medical/individual/products',
  thankYou: '/survey/medical/ind/thank-you',
  howWeRank: '/how-we-rank',
} as const;

export type DetailTab = 'trace' | 'cover' | 'documents';

/** The list with these filters. */
export function listAddress(filters: Filters, sort: SortOrder): string {
  return addressWith(paths.products, toQuery(filters, sort));
}
