import type { DeskPage } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { listAddress } from '@/lib/list-address.ts';

/** Of the list of leads as it was chosen. */
export function deskAddress({ view, slot }: Pick<DeskPage, 'view' | 'slot'>, page = 1): string {
  return listAddress(formPaths.staffDesk, { view: view === 'now' ? null : view, slot }, page);
}
