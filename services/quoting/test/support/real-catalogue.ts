import { builtInCatalogueDir } from '../../src/catalogue/built-in.ts';
import { type CatalogueFiles, readCatalogueFiles } from '../../src/catalogue/files.ts';
import { loadCatalogue } from '../../src/catalogue/medical/load.ts';
import { problemText } from '../../src/catalogue/problem.ts';
import type { Catalogue, Plan } from '../../src/domain/medical/catalogue.ts';

export async function realCatalogue(): Promise<Catalogue> {
  const outcome = await loadCatalogue(builtInCatalogueDir);
  if (outcome.ok) return outcome.catalogue;
  throw new Error(outcome.problems.map(problemText).join('\n'));
}

/** The real catalogue with the plans of one insurer only: a tenth of the work, and just as real. */
export async function liwanFiles(): Promise<CatalogueFiles> {
  const files = await readCatalogueFiles(builtInCatalogueDir);
  const isKept = (path: string) => !/^(plans|rates)\//.test(path) || path.includes('/liwan');
  return new Map([...files].filter(([path]) => isKept(path)));
}

export function planOf(catalogue: Catalogue, code: string): Plan {
  const plan = catalogue.plans.find((each) => each.code === code);
  if (!plan) throw new Error(`no plan ${code}`);
  return plan;
}

/** As files were before the Arabic of their texts stood beside the English. */
export function withoutArabic(files: CatalogueFiles): CatalogueFiles {
  const bare = (text: string) =>
    text
      .replace(/^notes_ar:\n(?: {2}- .*\n)+/gm, '')
      .replace(/^ *\w+_ar: "[^"]*",?\n/gm, '')
      .replace(/, \w+_ar: "[^"]*"/g, '');
  return new Map(
    [...files].map(([path, text]) => [path, path.endsWith('.yaml') ? bare(text) : text]),
  );
}
