import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts of a catalogue by path inside its folder: what is linted, hashed, built and copied is one and the same. */
export type CatalogueFiles = ReadonlyMap<string, string>;

/** A folder holds a catalogue for each line of insurance, each with a version of its own (ADR 22). */
export type CatalogueLine = 'medical' | 'medical-corporate' | 'motor' | 'general';

/** The line of the first catalogues: its files have no line in their path, neither in their version nor where it is kept. */
const UNNAMED = 'medical/';

/** What both medical lines have: who settles claims, and where members are treated. */
const MEDICAL_SHARED: readonly string[] = ['insurers.yaml', 'tpas.yaml', 'networks.yaml'];

const OWNS: Readonly<Record<CatalogueLine, (path: string) => boolean>> = {
  medical: (path) => !/^(medical-corporate|motor|general)\//.test(path),
  'medical-corporate': (path) =>
    path.startsWith('medical-corporate/') || MEDICAL_SHARED.includes(path),
  motor: (path) => path.startsWith('motor/') || path === 'insurers.yaml',
  general: (path) => path.startsWith('general/') || path === 'insurers.yaml',
};

/** Whether a file of that name is part of the line's catalogue. */
export function isOfLine(line: CatalogueLine, name: string): boolean {
  return OWNS[line](name);
}

/** A folder may hold some lines only. */
export function hasFolder(files: CatalogueFiles, line: CatalogueLine): boolean {
  return [...files.keys()].some((path) => path.startsWith(`${line}/`));
}

/**
 * Reads the YAML, CSV and logo files of a catalogue folder; schemas and prose are not part of it. What lies in `medical/`
 * is named without it, as in the versions that were kept before the folder was. Throws when unreadable.
 */
export async function readCatalogueFiles(
  dir: string,
  line: CatalogueLine = 'medical',
): Promise<CatalogueFiles> {
  const paths = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(yaml|yml|csv|svg)$/.test(path) && !/(^|\/)\./.test(path))
    .map((path) => ({ path, name: path.startsWith(UNNAMED) ? path.slice(UNNAMED.length) : path }))
    .filter(({ name }) => OWNS[line](name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = await Promise.all(paths.map(({ path }) => readFile(join(dir, path), 'utf8')));
  return new Map(paths.map(({ name }, i) => [name, normalised(texts[i] ?? '')]));
}

/** Where a file of a catalogue lies in the folder that a person edits. */
export function placeIn(dir: string, name: string): string {
  return existsSync(join(dir, UNNAMED, name)) ? `${UNNAMED}${name}` : name;
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
