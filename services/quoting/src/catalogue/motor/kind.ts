import type { MotorCatalogue } from '../../domain/motor/catalogue.ts';
import type { CatalogueKind } from '../kind.ts';

export const motorKind: CatalogueKind<MotorCatalogue> = {
  line: 'motor',
  builders: [
    'motor/build.ts',
    'motor/build-card.ts',
    'motor/units.ts',
    'insurers.ts',
    'policy-terms.ts',
    'rules/each-insurer.ts',
    'units.ts',
    'texts.ts',
  ],
  build: async (files) => (await import('./load.ts')).motorFromFiles(files),
  rebuild: async (files) => (await import('./load.ts')).motorFromKept(files),
};
