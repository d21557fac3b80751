import type { CatalogueFiles } from '../files.ts';
import { checkPolicyTerms } from '../policy-terms.ts';
import { byPlace, type Problem } from '../problem.ts';
import { checkArabic } from '../rules/arabic.ts';
import type { ShapeChecker } from '../shape.ts';
import { checkConditions } from './rules/conditions.ts';
import { checkDocuments } from './rules/documents.ts';
import { checkFactors } from './rules/factors.ts';
import { checkIdentity } from './rules/identity.ts';
import { checkLevies } from './rules/levies.ts';
import { checkProviders } from './rules/providers.ts';
import { checkRates } from './rules/rates.ts';
import { checkReferences } from './rules/references.ts';
import { checkTable } from './rules/table.ts';
import { readSources, type Sources, shownIn } from './sources.ts';

export type Rule = (sources: Sources) => Problem[];

const RULES: readonly Rule[] = [
  checkIdentity,
  checkReferences,
  checkTable,
  checkConditions,
  checkDocuments,
  checkProviders,
  checkLevies,
  checkFactors,
  checkRates,
  ({ terms, insurers }) => checkPolicyTerms(terms, insurers.value.insurers),
  (sources) => checkArabic(shownIn(sources)),
];

/**
 * The linter: first the shape of every file, then, when all shapes are right, what the files mean together. Finding no
 * problem is the condition for building a catalogue.
 */
export function lintCatalogue(
  files: CatalogueFiles,
  shapes?: ShapeChecker,
): { sources: Sources; problems: Problem[] } {
  const { sources, problems } = readSources(files, shapes);
  if (problems.length > 0) return { sources, problems: problems.sort(byPlace) };
  return { sources, problems: RULES.flatMap((rule) => rule(sources)).sort(byPlace) };
}
