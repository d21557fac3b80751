import type { Catalogue } from '../domain/catalogue.ts';
import { type CatalogueArchive, catalogueArchive, type Pointer } from './archive.ts';
import { type CatalogueFiles, readCatalogueFiles, versionOf } from './files.ts';
import { catalogueSnapshots, type Snapshots } from './snapshot.ts';

export interface CatalogueStore {
  /** The live catalogue, in memory. */
  current(): Catalogue;
  /** A kept catalogue by its content hash, or null when it was never live here. */
  byVersion(version: string): Promise<Catalogue | null>;
  /** Looks at once for a version that was imported by another process; true when the live one changed. */
  reload(): Promise<boolean>;
  /** The drawing of an insurer of the live version as SVG text, or null. */
  logo(insurerCode: string): Promise<string | null>;
  close(): void;
}

export interface CatalogueStoreParts {
  /** The catalogue that comes with the code. */
  dir: string;
  /** The data folder; versions live in its `catalogues/`. */
  dataDir: string;
  /** How often an import is looked for; 0 leaves it to `reload()`. */
  pollMilliseconds?: number;
  /** A pointer that cannot be followed leaves the live version in force and is reported here. */
  onReloadError?: (error: unknown) => void;
}

/**
 * The service's access to catalogues. The first opening keeps the built-in version in the data folder; later ones follow
 * a newer built-in version, unless an import decided otherwise. Throws when the built-in catalogue has problems.
 */
export async function openCatalogueStore(parts: CatalogueStoreParts): Promise<CatalogueStore> {
  const { dir, dataDir, pollMilliseconds = 1000 } = parts;
  const archive = catalogueArchive(dataDir);
  const snapshots = await catalogueSnapshots(archive.root);
  const load = loader(archive, snapshots);
  const pointer = await liveVersion(archive, snapshots, await readCatalogueFiles(dir));
  let live = await required(load, pointer.version);
  const reload = async (): Promise<boolean> => {
    const version = (await archive.pointer())?.version ?? live.version;
    if (version === live.version) return false;
    live = await required(load, version);
    return true;
  };
  const report = parts.onReloadError ?? ((error) => process.emitWarning(String(error)));
  const look = () => void reload().catch(report);
  const timer = pollMilliseconds > 0 && setInterval(look, pollMilliseconds);
  if (timer) timer.unref();
  return {
    current: () => live,
    byVersion: async (version) => (version === live.version ? live : load(version)),
    reload,
    logo: (code) => archive.logo(live.version, code),
    close: () => timer && clearInterval(timer),
  };
}

async function liveVersion(
  archive: CatalogueArchive,
  snapshots: Snapshots,
  builtIn: CatalogueFiles,
): Promise<Pointer> {
  const pointer = await archive.pointer();
  if (pointer?.origin === 'import') return pointer;
  const version = versionOf(builtIn);
  if (pointer?.version === version) return pointer;
  await snapshots.write(await requireSound(builtIn));
  await archive.keep(builtIn);
  const next: Pointer = { version, origin: 'built-in', history: pointer?.history ?? [] };
  await archive.switchTo(next);
  return next;
}

type Load = (version: string) => Promise<Catalogue | null>;

/** Each version is read once and then stays in memory: quotes of one day share it. */
function loader(archive: CatalogueArchive, snapshots: Snapshots): Load {
  const loaded = new Map<string, Promise<Catalogue | null>>();
  const fromDisk: Load = async (version) => {
    const snapshot = await snapshots.read(version);
    if (snapshot) return snapshot;
    const files = await archive.read(version);
    if (!files) return null;
    const catalogue = await requireSound(files);
    await snapshots.write(catalogue);
    return catalogue;
  };
  return (version) => {
    const known = loaded.get(version);
    if (known) return known;
    const loading = fromDisk(version);
    loaded.set(version, loading);
    const forget = () => loaded.delete(version);
    loading.then((catalogue) => catalogue ?? forget(), forget);
    return loading;
  };
}

async function required(load: Load, version: string): Promise<Catalogue> {
  const catalogue = await load(version);
  if (!catalogue) throw new Error(`The catalogue ${version} is not in the data folder.`);
  return catalogue;
}

/** The linter and its libraries are loaded only when a version has no snapshot yet. */
async function requireSound(files: CatalogueFiles): Promise<Catalogue> {
  const { catalogueFromFiles } = await import('./load.ts');
  const { problemText } = await import('./problem.ts');
  const outcome = catalogueFromFiles(files);
  if (outcome.ok) return outcome.catalogue;
  const first = outcome.problems.slice(0, 5).map(problemText);
  throw new Error(`The catalogue has ${outcome.problems.length} problems:\n${first.join('\n')}`);
}
