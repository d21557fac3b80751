import type { CasesPage } from '@muqarin/bff/contract/case-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { listAddress } from '@/lib/list-address.ts';

/** Of the list of cases as it was chosen. */
export function casesAddress({ view, kind }: Pick<CasesPage, 'view' | 'kind'>, page = 1): string {
  return listAddress(formPaths.staffCases, { view: view === 'open' ? null : view, kind }, page);
}
