import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import type { CatalogueKind } from '../kind.ts';

export const groupKind: CatalogueKind<GroupCatalogue> = {
  line: 'medical-corporate',
  builders: [
    'medical-corporate/build.ts',
    'medical-corporate/changes.ts',
    'medical-corporate/terms.ts',
    'rules/each-insurer.ts',
    'units.ts',
    'texts.ts',
  ],
  build: async (files) => (await import('./load.ts')).groupFromFiles(files),
  rebuild: async (files) => (await import('./load.ts')).groupFromKept(files),
};
