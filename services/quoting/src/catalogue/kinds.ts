import type { GeneralCatalogue } from '../domain/general/catalogue.ts';
import type { Catalogue } from '../domain/medical/catalogue.ts';
import type { MotorCatalogue } from '../domain/motor/catalogue.ts';
import type { CatalogueFiles, CatalogueLine } from './files.ts';
import type { Problem } from './problem.ts';

/** What a store, an archive and an import must know of one line of insurance. */
export interface CatalogueKind<Built> {
  line: CatalogueLine;
  /** Sources beside this one that turn files into a catalogue. */
  builders: readonly string[];
  /** Lints and builds; the libraries it needs are loaded with the first call. */
  build(files: CatalogueFiles): Promise<Outcome<Built>>;
  /** Builds files that were linted when they came in: rules that were made since do not refuse them. */
  rebuild(files: CatalogueFiles): Promise<Outcome<Built>>;
}

type Outcome<Built> = { ok: true; catalogue: Built } | { ok: false; problems: Problem[] };

export const medicalKind: CatalogueKind<Catalogue> = {
  line: 'medical',
  builders: ['medical/build.ts', 'medical/build-card.ts', 'medical/conditions.ts', 'units.ts'],
  build: async (files) => (await import('./medical/load.ts')).catalogueFromFiles(files),
  rebuild: async (files) => (await import('./medical/load.ts')).catalogueFromKept(files),
};

export const motorKind: CatalogueKind<MotorCatalogue> = {
  line: 'motor',
  builders: ['motor/build.ts', 'motor/build-card.ts', 'motor/units.ts', 'units.ts'],
  build: async (files) => (await import('./motor/load.ts')).motorFromFiles(files),
  rebuild: async (files) => (await import('./motor/load.ts')).motorFromKept(files),
};

export const generalKind: CatalogueKind<GeneralCatalogue> = {
  line: 'general',
  builders: ['general/build.ts', 'general/units.ts', 'units.ts'],
  build: async (files) => (await import('./general/load.ts')).generalFromFiles(files),
  rebuild: async (files) => (await import('./general/load.ts')).generalFromKept(files),
};
