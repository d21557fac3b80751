import type { Catalogue } from '../../domain/medical/catalogue.ts';
import type { CatalogueKind } from '../kind.ts';

export const medicalKind: CatalogueKind<Catalogue> = {
  line: 'medical',
  builders: [
    'medical/build.ts',
    'medical/build-card.ts',
    'medical/conditions.ts',
    'insurers.ts',
    'policy-terms.ts',
    'rules/each-insurer.ts',
    'units.ts',
    'texts.ts',
  ],
  build: async (files) => (await import('./load.ts')).catalogueFromFiles(files),
  rebuild: async (files) => (await import('./load.ts')).catalogueFromKept(files),
};
