import type { CatalogueFiles, CatalogueLine } from './files.ts';
import type { Problem } from './problem.ts';

/** What a store, an archive and an import must know of one line of insurance. */
export interface CatalogueKind<Built> {
  line: CatalogueLine;
  /** Sources, from this folder on, that turn files into a catalogue. */
  builders: readonly string[];
  /** Lints and builds; the libraries it needs are loaded with the first call. */
  build(files: CatalogueFiles): Promise<Outcome<Built>>;
  /** Builds files that were linted when they came in: rules that were made since do not refuse them. */
  rebuild(files: CatalogueFiles): Promise<Outcome<Built>>;
}

type Outcome<Built> = { ok: true; catalogue: Built } | { ok: false; problems: Problem[] };
