import type { GeneralCatalogue } from '../../domain/general/catalogue.ts';
import type { CatalogueKind } from '../kind.ts';

export const generalKind: CatalogueKind<GeneralCatalogue> = {
  line: 'general',
  builders: ['general/build.ts', 'general/units.ts', 'insurers.ts', 'units.ts', 'texts.ts'],
  build: async (files) => (await import('./load.ts')).generalFromFiles(files),
  rebuild: async (files) => (await import('./load.ts')).generalFromKept(files),
};
