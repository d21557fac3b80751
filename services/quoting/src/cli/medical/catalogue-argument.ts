import { catalogueArchive } from '../../catalogue/archive.ts';
import { readCatalogueFiles } from '../../catalogue/files.ts';
import {
  catalogueFromFiles,
  catalogueFromKept,
  type LoadedCatalogue,
} from '../../catalogue/medical/load.ts';
import { byPlace, problemText } from '../../catalogue/problem.ts';
import type { Catalogue } from '../../domain/medical/catalogue.ts';
import { FaultyCatalogue } from '../faulty-catalogue.ts';
import { type Terminal, UsageError } from '../terminal.ts';

/**
 * A catalogue as a person names it: `live`, `built-in`, a version of 16 hex digits that the data folder keeps, or a
 * folder. Throws `UsageError` for a name that leads nowhere.
 */
export async function catalogueArgument(
  name: string,
  dataDir: string,
  terminal: Terminal,
): Promise<Catalogue> {
  const outcome = await loadNamed(name, dataDir, terminal);
  if (outcome.ok) return outcome.catalogue;
  for (const problem of outcome.problems.sort(byPlace)) terminal.error(problemText(problem));
  throw new FaultyCatalogue(`The catalogue ${name} has problems; correct them first.`);
}

async function loadNamed(
  name: string,
  dataDir: string,
  terminal: Terminal,
): Promise<LoadedCatalogue> {
  if (name === 'built-in') return catalogueFromFiles(await readCatalogueFiles(terminal.builtInDir));
  const archive = catalogueArchive(dataDir);
  const isVersion = /^[0-9a-f]{16}$/.test(name);
  if (!isVersion && name !== 'live') return catalogueFromFiles(await readFolder(name, terminal));
  const version = isVersion ? name : (await archive.pointer())?.version;
  if (version === undefined)
    throw new UsageError(`No catalogue is live in ${dataDir} yet: start the product once.`);
  const files = await archive.read(version);
  if (files) return catalogueFromKept(files);
  const kept = (await archive.versions()).join(', ') || 'none';
  throw new UsageError(`${dataDir} does not keep the version ${version}. Kept: ${kept}.`);
}

/** Reads a catalogue folder that a person typed; says so when it is none. */
export async function readFolder(name: string, terminal: Terminal) {
  const dir = terminal.resolve(name);
  try {
    const files = await readCatalogueFiles(dir);
    if (files.has('insurers.yaml') || files.has('levies.yaml')) return files;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    throw new UsageError(`There is no folder ${dir}.`);
  }
  throw new UsageError(
    `${dir} holds no catalogue: neither insurers.yaml nor levies.yaml is there.`,
  );
}
