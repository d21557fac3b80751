import type { Catalogue } from '../../domain/medical/catalogue.ts';
import { type CatalogueFiles, readCatalogueFiles } from '../files.ts';
import type { Problem } from '../problem.ts';
import { buildCatalogue } from './build.ts';
import { lintCatalogue } from './findings.ts';
import { readSources } from './sources.ts';

export type LoadedCatalogue =
  | { ok: true; catalogue: Catalogue }
  | { ok: false; problems: Problem[] };

/** Reads, lints and builds the catalogue of a folder. A catalogue with one problem is no catalogue. Throws only when the folder cannot be read. */
export async function loadCatalogue(dir: string): Promise<LoadedCatalogue> {
  return catalogueFromFiles(await readCatalogueFiles(dir));
}

export function catalogueFromFiles(files: CatalogueFiles): LoadedCatalogue {
  const { sources, problems } = lintCatalogue(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildCatalogue(sources) };
}

/** Files of a version that was in force before. */
export function catalogueFromKept(files: CatalogueFiles): LoadedCatalogue {
  const { sources, problems } = readSources(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildCatalogue(sources) };
}
