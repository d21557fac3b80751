import { type CatalogueArchive, catalogueArchive, type Pointer } from './archive.ts';
import { type CatalogueFiles, readCatalogueFiles, versionOf } from './files.ts';
import type { CatalogueKind } from './kind.ts';
import { catalogueSnapshots, type Snapshots } from './snapshot.ts';

export interface CatalogueStore<Built> {
  /** The live catalogue, in memory. */
  current(): Built;
  /** A kept catalogue by its content hash, or null when it was never live here. */
  byVersion(version: string): Promise<Built | null>;
  /** Looks at once for a version that was imported by another process; true when the live one changed. */
  reload(): Promise<boolean>;
  /** The drawing of an insurer of the live version as SVG text, or null. */
  logo(insurerCode: string): Promise<string | null>;
  close(): void;
}

export interface CatalogueStoreParts {
  /** The catalogue that comes with the code. */
  dir: string;
  /** The data folder; each line's versions live in a folder of their own there. */
  dataDir: string;
  /** How often an import is looked for; 0 leaves it to `reload()`. */
  pollMilliseconds?: number | undefined;
  /** A pointer that cannot be followed leaves the live version in force and is reported here. */
  onReloadError?: (error: unknown) => void;
}

/**
 * The service's access to catalogues. The first opening keeps the built-in version in the data folder; later ones follow
 * a newer built-in version, unless an import decided otherwise. Throws when the built-in catalogue has problems.
 */
export async function openCatalogueStore<Built extends { version: string }>(
  kind: CatalogueKind<Built>,
  parts: CatalogueStoreParts,
): Promise<CatalogueStore<Built>> {
  const { dir, dataDir, pollMilliseconds = 1000 } = parts;
  const archive = catalogueArchive(dataDir, kind.line);
  const snapshots = await catalogueSnapshots<Built>(archive.root, kind.builders);
  const shelf = { kind, archive, snapshots };
  const load = loader(shelf);
  const pointer = await liveVersion(shelf, await readCatalogueFiles(dir, kind.line));
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

interface Shelf<Built> {
  kind: CatalogueKind<Built>;
  archive: CatalogueArchive;
  snapshots: Snapshots<Built>;
}

async function liveVersion<Built>(
  { kind, archive, snapshots }: Shelf<Built>,
  builtIn: CatalogueFiles,
): Promise<Pointer> {
  const pointer = await archive.pointer();
  if (pointer?.origin === 'import') return pointer;
  const version = versionOf(builtIn);
  if (pointer?.version === version) return pointer;
  await snapshots.write(await sound(kind.build(builtIn)));
  await archive.keep(builtIn);
  const next: Pointer = { version, origin: 'built-in', history: pointer?.history ?? [] };
  await archive.switchTo(next);
  return next;
}

type Load<Built> = (version: string) => Promise<Built | null>;

/** Each version is read once and then stays in memory: quotes of one day share it. */
function loader<Built>({ kind, archive, snapshots }: Shelf<Built>): Load<Built> {
  const loaded = new Map<string, Promise<Built | null>>();
  const fromDisk: Load<Built> = async (version) => {
    const snapshot = await snapshots.read(version);
    if (snapshot) return snapshot;
    const files = await archive.read(version);
    if (!files) return null;
    const catalogue = await sound(kind.rebuild(files));
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

async function required<Built>(load: Load<Built>, version: string): Promise<Built> {
  const catalogue = await load(version);
  if (!catalogue) throw new Error(`The catalogue ${version} is not in the data folder.`);
  return catalogue;
}

/** The linter and its libraries are loaded only when a version has no snapshot yet. */
async function sound<Built>(building: ReturnType<CatalogueKind<Built>['build']>): Promise<Built> {
  const outcome = await building;
  if (outcome.ok) return outcome.catalogue;
  const { problemText } = await import('./problem.ts');
  const first = outcome.problems.slice(0, 5).map(problemText);
  throw new Error(`The catalogue has ${outcome.problems.length} problems:\n${first.join('\n')}`);
}
