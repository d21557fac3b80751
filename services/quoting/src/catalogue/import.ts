import { catalogueArchive } from './archive.ts';
import { type CatalogueLine, readCatalogueFiles, versionOf } from './files.ts';
import { keepCatalogue, putInForce } from './keep.ts';
import type { CatalogueKind } from './kind.ts';
import type { Problem } from './problem.ts';

export type ImportOutcome =
  | { ok: true; version: string; previous: string | null; changed: boolean }
  | { ok: false; problems: Problem[] };

export interface ImportRequest {
  dir: string;
  dataDir: string;
  /** Check everything, change nothing. */
  dryRun?: boolean;
}

/**
 * Puts a catalogue in force: read once, checked in full, kept under its version, then the pointer switched by rename. A
 * card with a problem leaves the live one as it is. Services that run follow within a second.
 */
export async function importCatalogue<Built extends { version: string }>(
  kind: CatalogueKind<Built>,
  request: ImportRequest,
): Promise<ImportOutcome> {
  const files = await readCatalogueFiles(request.dir, kind.line);
  const outcome = await kind.build(files);
  if (!outcome.ok) return outcome;
  const archive = catalogueArchive(request.dataDir, kind.line);
  const pointer = await archive.pointer();
  const version = versionOf(files);
  const previous = pointer?.version ?? null;
  const changed = previous !== version;
  if (request.dryRun || !changed) return { ok: true, version, previous, changed };
  await keepCatalogue(kind, request.dataDir, { files, catalogue: outcome.catalogue });
  await putInForce(archive, version);
  return { ok: true, version, previous, changed };
}

export type UndoOutcome =
  | { ok: true; version: string; undone: string }
  | { ok: false; reason: 'nothing-to-undo' };

/** Returns to the version that was live before the last import. Its files were kept, so nothing is checked again. */
export async function undoImport(
  dataDir: string,
  line: CatalogueLine = 'medical',
): Promise<UndoOutcome> {
  const archive = catalogueArchive(dataDir, line);
  const pointer = await archive.pointer();
  const before = pointer?.history.at(-1);
  if (!pointer || !before) return { ok: false, reason: 'nothing-to-undo' };
  await archive.switchTo({ ...before, history: pointer.history.slice(0, -1) });
  return { ok: true, version: before.version, undone: pointer.version };
}
