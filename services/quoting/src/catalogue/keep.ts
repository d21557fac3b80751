import { type CatalogueArchive, catalogueArchive } from './archive.ts';
import type { CatalogueFiles } from './files.ts';
import type { CatalogueKind } from './kind.ts';
import { catalogueSnapshots } from './snapshot.ts';

/** Keeps files that were checked, and what was built of them; nothing is in force by it. */
export async function keepCatalogue<Built extends { version: string }>(
  kind: CatalogueKind<Built>,
  dataDir: string,
  { files, catalogue }: { files: CatalogueFiles; catalogue: Built },
): Promise<void> {
  const archive = catalogueArchive(dataDir, kind.line);
  await archive.keep(files);
  const snapshots = await catalogueSnapshots<Built>(archive.root, kind.builders);
  await snapshots.write(catalogue);
}

/** A kept version as it was built, or null. */
export async function keptCatalogue<Built extends { version: string }>(
  kind: CatalogueKind<Built>,
  dataDir: string,
  version: string,
): Promise<Built | null> {
  const archive = catalogueArchive(dataDir, kind.line);
  const snapshots = await catalogueSnapshots<Built>(archive.root, kind.builders);
  const snapshot = await snapshots.read(version);
  if (snapshot) return snapshot;
  const files = await archive.read(version);
  const built = files && (await kind.rebuild(files));
  return built?.ok ? built.catalogue : null;
}

/** Puts a kept version in force; false where it is already. What was live before is where `undoImport` goes back to. */
export async function putInForce(
  archive: Pick<CatalogueArchive, 'pointer' | 'switchTo'>,
  version: string,
): Promise<boolean> {
  const pointer = await archive.pointer();
  if (pointer?.version === version) return false;
  const before = pointer ? [{ version: pointer.version, origin: pointer.origin }] : [];
  const history = [...(pointer?.history ?? []), ...before];
  await archive.switchTo({ version, origin: 'import', history });
  return true;
}
