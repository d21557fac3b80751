/** A plan that not everybody may buy: its condition is data. */
import { describe, expect, it } from 'vitest';
import { catalogueArchive } from '../src/catalogue/archive.ts';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { type CatalogueFiles, readCatalogueFiles, versionOf } from '../src/catalogue/files.ts';
import { lintCatalogue } from '../src/catalogue/medical/findings.ts';
import { medicalKind } from '../src/catalogue/medical/kind.ts';
import { catalogueFromKept } from '../src/catalogue/medical/load.ts';
import { openCatalogueStore } from '../src/catalogue/store.ts';
import type { Catalogue } from '../src/domain/medical/catalogue.ts';
import { compileCatalogue } from '../src/domain/medical/compiled.ts';
import { priceAll } from '../src/domain/medical/price-plans.ts';
import { ratingRequestOf } from '../src/domain/medical/rating-request.ts';
import { woman34 } from './support/quoting.ts';
import { liwanFiles, planOf, realCatalogue, withoutArabic } from './support/real-catalogue.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

const LOW = 'For a monthly salary of AED 4,000 or less.';
const INVESTORS = 'For holders of an investor or partner visa, aged 18 or over.';

describe('the catalogue we ship', () => {
  it('says who may buy each plan with a salary band or for investors only, and of no other', async () => {
    const { plans } = await realCatalogue();
    for (const { code, salaryBand, insuredFor, conditions, notes } of plans) {
      const kinds = conditions.map(({ kind }) => kind);
      expect([code, kinds.includes('salary')]).toEqual([code, salaryBand !== 'none']);
      expect([code, kinds.includes('visa')]).toEqual([code, insuredFor.join() === 'investor']);
      expect(notes.filter((note) => /salary|visa/.test(note))).toEqual([]);
    }
    expect(plans.filter(({ conditions }) => conditions.length > 0)).toHaveLength(23);
  });
});

/** As the files were before conditions were data: among the notes, or only in the band, and nothing in Arabic. */
function asBefore(files: CatalogueFiles): CatalogueFiles {
  const before = (text: string) => {
    const [block = '', said = ''] =
      /conditions:\n {2}- \{\s+kind: \w+,\s+text: ("[^"]+"),?\s+\}\n/.exec(text) ?? [];
    return text.replace(block, '').replace('notes:\n', `notes:\n  - ${said}\n`);
  };
  const isMeant = (path: string, text: string) =>
    path.startsWith('plans/') && text.includes('\nconditions:');
  return new Map(
    [...withoutArabic(files)].map(([path, text]) => [
      path,
      isMeant(path, text) ? before(text) : text,
    ]),
  );
}

describe('a version from before conditions were data', () => {
  it('is refused as a new catalogue, and read with its conditions when it was kept', async () => {
    const old = asBefore(await liwanFiles());
    expect(new Set(lintCatalogue(old).problems.map(({ rule }) => rule))).toEqual(
      new Set(['missing-condition', 'condition-in-note', 'missing-arabic']),
    );
    const kept = catalogueFromKept(old);
    if (!kept.ok) throw new Error('the kept files do not build');
    const { conditions, notes } = planOf(kept.catalogue, 'liwan-basic-dubai');
    expect(conditions).toEqual([{ kind: 'salary', text: LOW }]);
    expect(notes.join()).not.toContain('salary');
    expect(planOf(kept.catalogue, 'liwan-partner').conditions).toEqual([
      { kind: 'visa', text: INVESTORS },
    ]);
  });

  it('reads a band without a sentence, and an investors’ plan that was marked self', async () => {
    const files = new Map(asBefore(await liwanFiles()));
    const edit = (file: string, from: string, to: string) =>
      files.set(file, (files.get(file) ?? '').replace(from, to));
    edit('plans/liwan/basic-dubai.yaml', `  - "${LOW}"\n`, '');
    edit('plans/liwan/basic-dubai.yaml', 'salary_band: lsb', 'salary_band: nlsb');
    edit('plans/liwan/partner.yaml', 'insured_for: [investor]', 'insured_for: [self, investor]');
    const kept = catalogueFromKept(files);
    if (!kept.ok) throw new Error('the kept files do not build');
    expect(planOf(kept.catalogue, 'liwan-basic-dubai').conditions).toEqual([
      { kind: 'salary', text: 'For a monthly salary above AED 4,000.' },
    ]);
    expect(planOf(kept.catalogue, 'liwan-partner').conditions).toHaveLength(1);
  });

  it('keeps its hash in the data folder, opens under the rules of today, and costs the same', async () => {
    const dataDir = await makeFolder();
    try {
      const old = asBefore(await readCatalogueFiles(builtInCatalogueDir));
      const version = await catalogueArchive(dataDir).keep(old);
      expect(version).toBe(versionOf(old));
      const parts = { dir: builtInCatalogueDir, dataDir, pollMilliseconds: 0 };
      const store = await openCatalogueStore(medicalKind, parts);
      const kept = await store.byVersion(version);
      if (!kept) throw new Error('the kept version is gone');
      const request = ratingRequestOf(woman34, '2026-03-02');
      const prices = (catalogue: Catalogue) =>
        priceAll(compileCatalogue(catalogue, '2026-03-02'), request, 'self');
      expect(kept.version).toBe(version);
      expect(prices(kept)).toEqual(prices(store.current()));
      expect(kept.plans.map(({ conditions }) => conditions.length)).toEqual(
        store.current().plans.map(({ conditions }) => conditions.length),
      );
      store.close();
    } finally {
      await removeFolder(dataDir);
    }
  });
});
