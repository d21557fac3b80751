/** What a change of a business rate card does to the premiums of reference businesses (features 142). */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { type CatalogueFiles, readCatalogueFiles } from '../src/catalogue/files.ts';
import { diffGeneralCatalogues } from '../src/catalogue/general/diff.ts';
import { generalFromFiles } from '../src/catalogue/general/load.ts';
import type { GeneralCatalogue } from '../src/domain/general/catalogue.ts';

const day = '2026-11-21';
const file = 'general/plans/shiraa/contractors-all-risk.yaml';
let files: CatalogueFiles;
let old: GeneralCatalogue;
beforeAll(async () => {
  files = await readCatalogueFiles(builtInCatalogueDir, 'general');
  old = built(files);
});

function built(from: CatalogueFiles): GeneralCatalogue {
  const outcome = generalFromFiles(from);
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  return outcome.catalogue;
}

const edited = (from: string, to: string) =>
  diffGeneralCatalogues(
    old,
    built(new Map(files).set(file, (files.get(file) ?? '').replace(from, to))),
    day,
  );

describe('the difference of two business catalogues', () => {
  it('is nothing for the same one', () => {
    const same = diffGeneralCatalogues(old, old, day);
    expect(same).toMatchObject({ added: [], removed: [], changed: [] });
    expect(same.unchanged).toBe(old.plans.length);
    expect(same).toEqual(diffGeneralCatalogues(old, old, day));
  });

  it('is of offices alone where the rate of offices rises, in each emirate of the plan', () => {
    const { changed, unchanged } = edited('office: "0.1938"', 'office: "0.2138"');
    const [plan] = changed;
    expect(changed).toHaveLength(1);
    expect(unchanged).toBe(old.plans.length - 1);
    expect(plan).toMatchObject({ code: 'shiraa-contractors-all-risk', gained: 0, lost: 0 });
    const { emirateIds = [] } = old.plans.find(({ id }) => id === plan?.planId) ?? {};
    // A quarter are offices; of the smallest the least premium stays.
    expect(plan?.affected).toBeGreaterThan(60 * emirateIds.length);
    expect(plan?.affected).toBeLessThanOrEqual(125 * emirateIds.length);
    expect(plan?.minFils).toBeGreaterThan(0);
    expect(plan?.medianBasisPoints).toBeGreaterThan(500);
    expect(plan?.medianBasisPoints).toBeLessThanOrEqual(1_032);
  });

  it('counts who is priced no more, and names a plan that goes', () => {
    const { changed } = edited('        office: "0.1938"\n', '');
    expect(changed[0]?.lost ?? 0).toBeGreaterThan(100);
    const rest = new Map([...files].filter(([path]) => path !== file));
    expect(diffGeneralCatalogues(old, built(rest), day).removed).toEqual([
      'shiraa-contractors-all-risk',
    ]);
  });
});
