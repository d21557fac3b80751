import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueArchive } from '../src/catalogue/archive.ts';
import { importCatalogue, undoImport } from '../src/catalogue/import.ts';
import { medicalKind } from '../src/catalogue/medical/kind.ts';
import { openCatalogueStore } from '../src/catalogue/store.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

let root: string;
let dir: string;
let card: string;
let dataDir: string;
beforeEach(async () => {
  root = await makeFolder();
  [dir, card, dataDir] = [join(root, 'built-in'), join(root, 'card'), join(root, 'data')];
  await writeCatalogue(dir);
  await writeCatalogue(card);
  await setPremium('3650.00');
  (await openCatalogueStore(medicalKind, { dir, dataDir, pollMilliseconds: 0 })).close();
});
afterEach(() => removeFolder(root));

async function setPremium(premium: string) {
  const file = join(card, 'rates/liwan-select.csv');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/31,35,female,.*/, `31,35,female,${premium}`));
}

const live = async () => (await catalogueArchive(dataDir).pointer())?.version;
const kept = () => readdir(join(dataDir, 'catalogues'));

describe('importing a catalogue', () => {
  it('keeps the checked files under their version and makes them live', async () => {
    const before = await live();
    const outcome = await importCatalogue(medicalKind, { dir: card, dataDir });
    expect(outcome).toEqual({ ok: true, version: await live(), previous: before, changed: true });
    expect(await catalogueArchive(dataDir).versions()).toHaveLength(2);
  });

  it('leaves the live one in force when the card is faulty', async () => {
    const before = [await live(), await kept()];
    await setPremium('-1.00');
    const outcome = await importCatalogue(medicalKind, { dir: card, dataDir });
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ file: 'rates/liwan-select.csv', line: 9, column: 14 }],
    });
    expect([await live(), await kept()]).toEqual(before);
  });

  it('changes nothing in a dry run', async () => {
    const before = [await live(), await kept()];
    const outcome = await importCatalogue(medicalKind, { dir: card, dataDir, dryRun: true });
    expect(outcome).toMatchObject({ ok: true, changed: true });
    expect([await live(), await kept()]).toEqual(before);
  });

  it('says that a version is live already', async () => {
    await importCatalogue(medicalKind, { dir: card, dataDir });
    const again = await importCatalogue(medicalKind, { dir: card, dataDir });
    expect(again).toMatchObject({ ok: true, changed: false });
  });

  it('clears what a killed import left, but not one that may still run', async () => {
    const [old, young] = ['.incoming-old', '.incoming-young'].map((name) =>
      join(dataDir, 'catalogues', name),
    );
    for (const folder of [String(old), String(young)]) await mkdir(folder);
    await utimes(String(old), 0, 0);
    await importCatalogue(medicalKind, { dir: card, dataDir });
    const left = (await kept()).filter((name) => name.startsWith('.incoming'));
    expect(left).toEqual(['.incoming-young']);
  });

  it('survives five imports of the same card at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => importCatalogue(medicalKind, { dir: card, dataDir })),
    );
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect((await kept()).filter((name) => name.startsWith('.incoming'))).toEqual([]);
    const store = await openCatalogueStore(medicalKind, { dir, dataDir, pollMilliseconds: 0 });
    expect(store.current().version).toBe(await live());
  });
});

describe('undoing an import', () => {
  it('returns step by step to what was live before, and stops at the beginning', async () => {
    const versions = [await live()];
    for (const premium of ['3650.00', '3660.00']) {
      await setPremium(premium);
      await importCatalogue(medicalKind, { dir: card, dataDir });
      versions.push(await live());
    }
    const [first, second, third] = versions;
    expect(await undoImport(dataDir)).toEqual({ ok: true, version: second, undone: third });
    expect(await undoImport(dataDir)).toEqual({ ok: true, version: first, undone: second });
    expect(await undoImport(dataDir)).toEqual({ ok: false, reason: 'nothing-to-undo' });
    expect(await live()).toBe(first);
  });
});
