import { builtInCatalogueDir } from '../../src/catalogue/built-in.ts';
import { type CatalogueFiles, readCatalogueFiles } from '../../src/catalogue/files.ts';
import { loadMotorCatalogue } from '../../src/catalogue/motor/load.ts';
import { problemText } from '../../src/catalogue/problem.ts';
import type { MotorCatalogue } from '../../src/domain/motor/catalogue.ts';

export async function realMotorCatalogue(): Promise<MotorCatalogue> {
  const outcome = await loadMotorCatalogue(builtInCatalogueDir);
  if (outcome.ok) return outcome.catalogue;
  throw new Error(outcome.problems.map(problemText).join('\n'));
}

const KEPT = /^motor\/(vehicles\/(toyota|bmw)\.yaml|(plans|rates)\/liwan.*)$/;

/** The real files with two makes and one insurer's plans only: a tenth of the work, and just as real. */
export async function smallMotorFiles(): Promise<CatalogueFiles> {
  const files = await readCatalogueFiles(builtInCatalogueDir, 'motor');
  const small = new Map(
    [...files].filter(
      ([path]) => !/^motor\/(vehicles|plans|rates)\//.test(path) || KEPT.test(path),
    ),
  );
  const popular = (files.get('motor/popular.yaml') ?? '').split('\n');
  const own = popular.filter((line) => !line.includes('make:') || /toyota|bmw/.test(line));
  return small.set('motor/popular.yaml', own.join('\n'));
}
