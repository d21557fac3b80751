/** The general catalogues by version. Rating forty plans is quick, so nothing is compiled. */
import type { GeneralCatalogue } from '../domain/general/catalogue.ts';
import { type CatalogueSource, catalogueFinder } from './kept-catalogues.ts';

export interface GeneralRater {
  current(): GeneralCatalogue;
  /** Throws when the version is not kept. */
  ofVersion(version: string): Promise<GeneralCatalogue>;
}

export function createGeneralRater(source: CatalogueSource<GeneralCatalogue>): GeneralRater {
  return { current: () => source.current(), ofVersion: catalogueFinder(source) };
}
