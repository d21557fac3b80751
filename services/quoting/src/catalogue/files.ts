import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts of a catalogue by path inside its folder: what is linted, hashed, built and copied is one and the same. */
export type CatalogueFiles = ReadonlyMap<string, string>;

/** A folder holds a catalogue for each line of insurance, each with a version of its own (ADR 22). */
export type CatalogueLine = 'medical' | 'motor' | 'general';

const OWNS: Readonly<Record<CatalogueLine, (path: string) => boolean>> = {
  medical: (path) => !path.startsWith('motor/') && !path.startsWith('general/'),
  motor: (path) => path.startsWith('motor/') || path === 'insurers.yaml',
  general: (path) => path.startsWith('general/') || path === 'insurers.yaml',
};

/** Reads the YAML, CSV and logo files of a catalogue folder; schemas and prose are not part of it. Throws when unreadable. */
export async function readCatalogueFiles(
  dir: string,
  line: CatalogueLine = 'medical',
): Promise<CatalogueFiles> {
  const paths = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(yaml|yml|csv|svg)$/.test(path) && !/(^|\/)\./.test(path))
    .filter(OWNS[line])
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(dir, path), 'utf8')));
  return new Map(paths.map((path, i) => [path, normalised(texts[i] ?? '')]));
}

/**
 * Content hash: sha256 over paths and normalised texts in path order, first 16 hex digits. The same catalogue has the
 * same version on every machine, whatever its line endings.
 */
export function versionOf(files: CatalogueFiles): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort()) {
    const text = normalised(files.get(path) ?? '');
    hash.update(`${path}\n${Buffer.byteLength(text)}\n${text}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function normalised(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
