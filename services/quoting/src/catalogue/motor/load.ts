import type { MotorCatalogue } from '../../domain/motor/catalogue.ts';
import { type CatalogueFiles, readCatalogueFiles } from '../files.ts';
import { checkPolicyTerms } from '../policy-terms.ts';
import { byPlace, type Problem } from '../problem.ts';
import { checkArabic } from '../rules/arabic.ts';
import type { ShapeChecker } from '../shape.ts';
import { buildMotorCatalogue } from './build.ts';
import { checkCarNames } from './rules/car-names.ts';
import { checkDepreciation } from './rules/depreciation.ts';
import { checkMotorFactors } from './rules/factors.ts';
import { checkLeastPremiums } from './rules/least-premiums.ts';
import { checkMotorPlans } from './rules/plans.ts';
import { checkPromos } from './rules/promos.ts';
import { checkMotorRates } from './rules/rates.ts';
import { checkTariff } from './rules/tariff.ts';
import { checkVehicles } from './rules/vehicles.ts';
import { type MotorSources, readMotorSources, shownIn } from './sources.ts';

export type LoadedMotor =
  | { ok: true; catalogue: MotorCatalogue }
  | { ok: false; problems: Problem[] };

const RULES: readonly ((sources: MotorSources) => Problem[])[] = [
  checkDepreciation,
  checkVehicles,
  checkTariff,
  checkMotorPlans,
  checkMotorFactors,
  checkMotorRates,
  checkLeastPremiums,
  checkPromos,
  ({ terms, insurers }) => checkPolicyTerms(terms, insurers.value.insurers),
  (sources) => checkArabic(shownIn(sources)),
  checkCarNames,
];

/** Reads, lints and builds the motor catalogue of a folder. One problem, and there is no catalogue. */
export async function loadMotorCatalogue(dir: string): Promise<LoadedMotor> {
  return motorFromFiles(await readCatalogueFiles(dir, 'motor'));
}

export function motorFromFiles(files: CatalogueFiles): LoadedMotor {
  const { sources, problems } = lintMotor(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildMotorCatalogue(sources) };
}

/** Files of a version that was in force before. */
export function motorFromKept(files: CatalogueFiles): LoadedMotor {
  const { sources, problems } = readMotorSources(files);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, catalogue: buildMotorCatalogue(sources) };
}

/** First the shape of every file, then, when all shapes are right, what the files mean together. */
export function lintMotor(
  files: CatalogueFiles,
  shapes?: ShapeChecker,
): { sources: MotorSources; problems: Problem[] } {
  const { sources, problems } = readMotorSources(files, shapes);
  if (problems.length > 0) return { sources, problems: problems.sort(byPlace) };
  return { sources, problems: RULES.flatMap((rule) => rule(sources)).sort(byPlace) };
}
