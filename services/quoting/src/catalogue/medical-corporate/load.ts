import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import type { CatalogueFiles } from '../files.ts';
import { byPlace, type Problem } from '../problem.ts';
import { checkArabic } from '../rules/arabic.ts';
import type { ShapeChecker } from '../shape.ts';
import { buildGroupCatalogue } from './build.ts';
import { checkGroupPlans } from './rules.ts';
import { type GroupSources, readGroupSources, shownIn } from './sources.ts';

type LoadedGroups = { ok: true; catalogue: GroupCatalogue } | { ok: false; problems: Problem[] };

/** Lints and builds the catalogue for groups. One problem, and there is no catalogue. */
export function groupFromFiles(files: CatalogueFiles): LoadedGroups {
  const { sources, problems } = lintGroups(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildGroupCatalogue(sources) };
}

/** Files of a version that was in force before. */
export function groupFromKept(files: CatalogueFiles): LoadedGroups {
  const { sources, problems } = readGroupSources(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildGroupCatalogue(sources) };
}

/** First the shape of every file, then, when all shapes are right, what the files mean together. */
export function lintGroups(
  files: CatalogueFiles,
  shapes?: ShapeChecker,
): { sources: GroupSources; problems: Problem[] } {
  const { sources, problems } = readGroupSources(files, shapes);
  if (problems.length > 0) return { sources, problems: problems.sort(byPlace) };
  const meaning = [...checkGroupPlans(sources), ...checkArabic(shownIn(sources))];
  return { sources, problems: meaning.sort(byPlace) };
}
