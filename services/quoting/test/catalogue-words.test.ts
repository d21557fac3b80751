/** Words of a version in Arabic: an import brings them, and a version from before they stood in the files costs the same without. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueArchive } from '../src/catalogue/archive.ts';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { type CatalogueLine, readCatalogueFiles, versionOf } from '../src/catalogue/files.ts';
import { importCatalogue } from '../src/catalogue/import.ts';
import { medicalKind } from '../src/catalogue/medical/kind.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { quotingUnderTest, visitor, woman34 } from './support/quoting.ts';
import { liwanFiles, withoutArabic } from './support/real-catalogue.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

const lines: readonly CatalogueLine[] = ['medical', 'motor', 'general'];
let dataDir: string;
beforeEach(async () => {
  dataDir = await makeFolder();
});
afterEach(() => removeFolder(dataDir));

async function keepWithoutArabic(line: CatalogueLine): Promise<string> {
  const old = withoutArabic(await readCatalogueFiles(builtInCatalogueDir, line));
  expect([...old.values()].filter((text) => text.includes('_ar: '))).toEqual([]);
  const archive = catalogueArchive(dataDir, line);
  const version = await archive.keep(old);
  expect(version).toBe(versionOf(old));
  await archive.switchTo({ version, origin: 'import', history: [] });
  return version;
}

describe('a version that has no Arabic', () => {
  it('of cars and plans is English in every line, by the hash it always had', async () => {
    const versions = [];
    for (const line of ['medical', 'motor'] as const) versions.push(await keepWithoutArabic(line));
    const quoting = await quotingUnderTest({ dataDir });
    for (const [at, version] of versions.entries())
      expect(await quoting.client.catalogueWords({ version }, visitor)).toEqual({
        line: lines[at],
        words: {},
        makes: {},
        models: {},
      });
    await quoting.stop();
  });

  it('costs the same to the fils as the one with it', async () => {
    const price = async (folder: string) => {
      const quoting = await quotingUnderTest({ dataDir: folder });
      const { prices } = await quoting.client.priceProducts({ answers: woman34 }, visitor);
      await quoting.stop();
      return prices;
    };
    const other = await makeFolder();
    const today = await price(other);
    await removeFolder(other);
    await keepWithoutArabic('medical');
    expect(await price(dataDir)).toEqual(today);
    expect(today.length).toBeGreaterThan(20);
  });
});

describe('an imported catalogue', () => {
  it('brings the Arabic of its names, and is refused without it', async () => {
    const dir = await makeFolder();
    const file = 'plans/liwan/select.yaml';
    const files = new Map(await liwanFiles());
    const text = files.get(file) ?? '';
    await writeCatalogue(dir, files.set(file, text.replace(/name_ar: .*\n/, '')));
    expect(await importCatalogue(medicalKind, { dir, dataDir })).toMatchObject({
      ok: false,
      problems: [{ file, line: 5, rule: 'missing-arabic' }],
    });
    const other = text.replace('ليوان المختارة', 'ليوان المنتقاة');
    await writeCatalogue(dir, files.set(file, other));
    const brought = await importCatalogue(medicalKind, { dir, dataDir });
    if (!brought.ok) throw new Error('the import was refused');
    const quoting = await quotingUnderTest({ dataDir });
    const { version } = await quoting.client.catalogueInfo({}, visitor);
    expect(version).toBe(brought.version);
    const words = await quoting.client.catalogueWords({ version }, visitor);
    expect(words?.words['Liwan Select']).toBe('ليوان المنتقاة');
    expect(await quoting.client.catalogueWords({ version: '0123456789abcdef' }, visitor)).toBe(
      null,
    );
    await quoting.stop();
    await removeFolder(dir);
  });
});
