import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CatalogueFiles, type CatalogueLine, readCatalogueFiles, versionOf } from './files.ts';

export interface LiveVersion {
  version: string;
  /** A version that came with the code gives way to the next release; an imported one stays until someone decides. */
  origin: 'built-in' | 'import';
}

export interface Pointer extends LiveVersion {
  /** What was live before, newest last: where `import --undo` goes back to. */
  history: readonly LiveVersion[];
}

/**
 * The versions kept in the data folder: `catalogues/<version>/` holds the files as they were checked, and
 * `catalogues/current.json` names the live one. Both appear by rename, so a reader sees the old or the new, never a part.
 */
export interface CatalogueArchive {
  root: string;
  pointer(): Promise<Pointer | null>;
  switchTo(pointer: Pointer): Promise<void>;
  keep(files: CatalogueFiles): Promise<string>;
  /** The files of a kept version, or null. Throws when they are not what was kept. */
  read(version: string): Promise<CatalogueFiles | null>;
  /** The SVG text of an insurer's drawing in a kept version, or null. */
  logo(version: string, insurerCode: string): Promise<string | null>;
  /** Version hashes in no order. */
  versions(): Promise<string[]>;
}

const VERSION = /^[0-9a-f]{16}$/;
const CODE = /^[a-z0-9-]+$/;
const LEFTOVER_MILLISECONDS = 3_600_000;

const FOLDERS = {
  medical: 'catalogues',
  'medical-corporate': 'medical-corporate-catalogues',
  motor: 'motor-catalogues',
  general: 'general-catalogues',
} as const;

export function catalogueArchive(
  dataDir: string,
  line: CatalogueLine = 'medical',
): CatalogueArchive {
  const root = join(dataDir, FOLDERS[line]);
  const pointerFile = join(root, 'current.json');
  return {
    root,
    pointer: async () => {
      const text = await unlessMissing(readFile(pointerFile, 'utf8'));
      return text === null ? null : parsePointer(text);
    },
    switchTo: (pointer) => writeWhole(pointerFile, `${JSON.stringify(pointer, null, 2)}\n`),
    keep: (files) => keep(root, files),
    read: async (version) => {
      if (!VERSION.test(version)) return null;
      const files = await unlessMissing(readCatalogueFiles(join(root, version), line));
      if (files && versionOf(files) !== version)
        throw new Error(`The kept catalogue ${version} was changed in ${join(root, version)}.`);
      return files;
    },
    logo: async (version, code) => {
      if (!VERSION.test(version) || !CODE.test(code)) return null;
      return unlessMissing(readFile(join(root, version, 'logos', `${code}.svg`), 'utf8'));
    },
    versions: async () => {
      const names = (await unlessMissing(readdir(root))) ?? [];
      return names.filter((name) => VERSION.test(name));
    },
  };
}

async function keep(root: string, files: CatalogueFiles): Promise<string> {
  const version = versionOf(files);
  const folder = join(root, version);
  if ((await unlessMissing(readdir(folder))) !== null) return version;
  await removeLeftovers(root);
  const incoming = join(root, `.incoming-${randomUUID()}`);
  try {
    const folders = new Set([...files.keys()].map((path) => dirname(join(incoming, path))));
    for (const each of folders) await mkdir(each, { recursive: true, mode: 0o700 });
    const writes = [...files].map(([path, text]) =>
      writeFile(join(incoming, path), text, { flush: true, mode: 0o600 }),
    );
    await Promise.all(writes);
    await rename(incoming, folder);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Someone else kept the same files meanwhile: that is as good.
    if ((await unlessMissing(readdir(folder))) === null) throw error;
  }
  return version;
}

/** What an import that was killed has left; one that still runs is younger than this. */
async function removeLeftovers(root: string): Promise<void> {
  const names = (await unlessMissing(readdir(root))) ?? [];
  for (const name of names.filter((each) => each.startsWith('.incoming-'))) {
    const found = await unlessMissing(stat(join(root, name)));
    const isOld = found !== null && Date.now() - found.mtimeMs > LEFTOVER_MILLISECONDS;
    if (isOld) await rm(join(root, name), { recursive: true, force: true });
  }
}

/** Writes beside the file and renames: readers see the old text or the new one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.${randomUUID()}`;
  await writeFile(incoming, text, { flush: true, mode: 0o600 });
  await rename(incoming, file);
}

function parsePointer(text: string): Pointer {
  const pointer = JSON.parse(text) as Pointer;
  if (!VERSION.test(pointer.version))
    throw new Error('current.json of the kept catalogues names no version.');
  return { version: pointer.version, origin: pointer.origin, history: pointer.history ?? [] };
}

export async function unlessMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
