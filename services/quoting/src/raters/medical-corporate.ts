/** The catalogues for groups by version. Rating a group is a matter of its bands, so nothing is compiled. */
import type { GroupCatalogue } from '../domain/medical-corporate/catalogue.ts';
import { type CatalogueSource, catalogueFinder } from './kept-catalogues.ts';

export interface GroupRater {
  current(): GroupCatalogue;
  /** Throws when the version is not kept. */
  ofVersion(version: string): Promise<GroupCatalogue>;
}

export function createGroupRater(source: CatalogueSource<GroupCatalogue>): GroupRater {
  return { current: () => source.current(), ofVersion: catalogueFinder(source) };
}
