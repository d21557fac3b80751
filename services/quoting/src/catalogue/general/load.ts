import type { GeneralCatalogue } from '../../domain/general/catalogue.ts';
import type { CatalogueFiles } from '../files.ts';
import { byPlace, type Problem } from '../problem.ts';
import { checkArabic } from '../rules/arabic.ts';
import type { ShapeChecker } from '../shape.ts';
import { buildGeneralCatalogue } from './build.ts';
import { checkGeneral } from './rules.ts';
import { type GeneralSources, readGeneralSources, shownIn } from './sources.ts';

type LoadedGeneral = { ok: true; catalogue: GeneralCatalogue } | { ok: false; problems: Problem[] };

/** Lints and builds the general catalogue. One problem, and there is no catalogue. */
export function generalFromFiles(files: CatalogueFiles): LoadedGeneral {
  const { sources, problems } = lintGeneral(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildGeneralCatalogue(sources) };
}

/** Files of a version that was in force before. */
export function generalFromKept(files: CatalogueFiles): LoadedGeneral {
  const { sources, problems } = readGeneralSources(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildGeneralCatalogue(sources) };
}

/** First the shape of every file, then, when all shapes are right, what the files mean together. */
export function lintGeneral(
  files: CatalogueFiles,
  shapes?: ShapeChecker,
): { sources: GeneralSources; problems: Problem[] } {
  const { sources, problems } = readGeneralSources(files, shapes);
  if (problems.length > 0) return { sources, problems: problems.sort(byPlace) };
  const meaning = [...checkGeneral(sources), ...checkArabic(shownIn(sources))];
  return { sources, problems: meaning.sort(byPlace) };
}
