import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueArchive } from '../src/catalogue/archive.ts';
import { readCatalogueFiles } from '../src/catalogue/files.ts';
import { importCatalogue } from '../src/catalogue/import.ts';
import { medicalKind } from '../src/catalogue/medical/kind.ts';
import { openCatalogueStore } from '../src/catalogue/store.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

let root: string;
let dir: string;
let dataDir: string;
beforeEach(async () => {
  root = await makeFolder();
  dir = join(root, 'built-in');
  dataDir = join(root, 'data');
  await writeCatalogue(dir);
});
afterEach(() => removeFolder(root));

const open = () => openCatalogueStore(medicalKind, { dir, dataDir, pollMilliseconds: 0 });

async function edit(folder: string, from = '3640.00', to = '3650.00') {
  const file = join(folder, 'rates/liwan-select.csv');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

describe('opening the catalogue store', () => {
  it('keeps the built-in version in the data folder and answers the same again', async () => {
    const first = (await open()).current();
    const second = (await open()).current();
    expect(second).toEqual(first);
    expect(await catalogueArchive(dataDir).versions()).toEqual([first.version]);
  });

  it('is opened by two at once in an empty folder', async () => {
    const [one, other] = (await Promise.all([open(), open()])).map((store) => store.current());
    expect(one).toEqual(other);
    expect(await catalogueArchive(dataDir).versions()).toEqual([one?.version]);
  });

  it('follows a newer built-in version and still knows the older', async () => {
    const old = (await open()).current();
    await edit(dir);
    const store = await open();
    expect(store.current().version).not.toBe(old.version);
    expect(await store.byVersion(old.version)).toEqual(old);
  });

  it('keeps an imported version when the built-in one changes', async () => {
    await open();
    const card = join(root, 'card');
    await cp(dir, card, { recursive: true });
    await edit(card);
    const imported = await importCatalogue(medicalKind, { dir: card, dataDir });
    await edit(dir, '3640.00', '3660.00');
    expect((await open()).current().version).toBe(imported.ok && imported.version);
  });

  it('refuses a built-in catalogue with problems by file and line', async () => {
    await edit(dir, '3640.00', '-1.00');
    await expect(open()).rejects.toThrow('rates/liwan-select.csv:9:14 wrong-value');
  });

  it('does not know a version that was never live, nor a path', async () => {
    const store = await open();
    expect(await store.byVersion('0123456789abcdef')).toBeNull();
    expect(await store.byVersion('../../etc')).toBeNull();
  });

  it('gives the drawing of an insurer of the live version', async () => {
    const store = await open();
    expect(await store.logo('liwan')).toContain('<svg');
    expect(await store.logo('../levies')).toBeNull();
  });
});

describe('a running store', () => {
  it('switches to an import when told to look, and reports nothing new otherwise', async () => {
    const store = await open();
    const old = store.current().version;
    expect(await store.reload()).toBe(false);
    await edit(dir);
    const imported = await importCatalogue(medicalKind, { dir, dataDir });
    expect(await store.reload()).toBe(true);
    expect(store.current().version).toBe(imported.ok && imported.version);
    expect((await store.byVersion(old))?.version).toBe(old);
  });

  it('finds an import by itself', async () => {
    const store = await openCatalogueStore(medicalKind, { dir, dataDir, pollMilliseconds: 10 });
    const old = store.current().version;
    await edit(dir);
    await importCatalogue(medicalKind, { dir, dataDir });
    await expect.poll(() => store.current().version, { timeout: 3000 }).not.toBe(old);
    store.close();
  });

  it('stays with the live version when the pointer leads nowhere, and says so', async () => {
    const errors: unknown[] = [];
    const onReloadError = (error: unknown) => errors.push(error);
    const store = await openCatalogueStore(medicalKind, {
      dir,
      dataDir,
      pollMilliseconds: 10,
      onReloadError,
    });
    const old = store.current().version;
    const pointer = { version: 'ffffffffffffffff', origin: 'import', history: [] } as const;
    await catalogueArchive(dataDir).switchTo(pointer);
    await expect.poll(() => errors.length, { timeout: 3000 }).toBeGreaterThan(0);
    expect(store.current().version).toBe(old);
    store.close();
  });

  it('refuses kept files that someone has changed', async () => {
    const { version } = (await open()).current();
    await edit(join(dataDir, 'catalogues', version));
    await expect(catalogueArchive(dataDir).read(version)).rejects.toThrow('was changed');
    expect((await readCatalogueFiles(dir)).size).toBeGreaterThan(10);
  });
});
