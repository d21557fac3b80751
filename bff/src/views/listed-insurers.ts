import type { CatalogueInfo } from '@muqarin/quoting/contract/catalogue';
import type { ListedInsurer } from '@muqarin/rules/plan-list/filters/every-line';
import { oursNamed, type PageDraft } from '../locale/page-draft.ts';

/** The insurers of these plans, with what the catalogue in force says of each; named as the plans name them. */
export function listedInsurers(
  { insurers }: Pick<CatalogueInfo, 'insurers'>,
  tiles: readonly { insurerId: number; insurerName: string }[],
): ListedInsurer[] {
  const names = new Map(tiles.map(({ insurerId, insurerName }) => [insurerId, insurerName]));
  return [...names]
    .map(([id, name]) => {
      const known = insurers.find((row) => row.id === id);
      return { ...known?.facts, id, name };
    })
    .toSorted((a, b) => a.id - b.id);
}

export function insurersOnPage(
  ...of: Parameters<typeof listedInsurers>
): PageDraft<ListedInsurer[]> {
  return listedInsurers(...of).map(oursNamed);
}
