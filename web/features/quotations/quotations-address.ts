import { formPaths } from '@muqarin/bff/contract/forms';
import type { QuotationsPage } from '@muqarin/bff/contract/quotation-pages';
import { listAddress } from '@/lib/list-address.ts';

/** Of the list of quotations as it was chosen. */
export function quotationsAddress({ view }: Pick<QuotationsPage, 'view'>, page = 1): string {
  return listAddress(formPaths.staffQuotations, { view: view === 'open' ? null : view }, page);
}
