/** What admins see: changes by how they stand, one with its findings and its impact, a file, and the versions of each line. */
import { catalogueActs, moveCatalogueChange } from '@muqarin/rules/catalogue-changes/change-states';
import type {
  CatalogueChange,
  CatalogueChangeRow,
  CatalogueFile,
  CatalogueVersions,
} from '../../contract/catalogue-changes.ts';
import type { CatalogueLine } from '../catalogue/files.ts';
import {
  archiveOf,
  type DeskContext,
  inForce,
  movedFiles,
  requireChange,
  withChanges,
} from './context.ts';
import { isInForce } from './decide.ts';
import type { ChangeView, StoredChange } from './store.ts';

export async function listChanges(
  { changes }: DeskContext,
  { view, skip, limit }: { view: ChangeView; skip: number; limit: number },
): Promise<{ rows: CatalogueChangeRow[]; total: number }> {
  const { found, total } = await changes.list(view, { skip, limit });
  return { rows: found.map(rowOf), total };
}

export async function openChange(
  context: DeskContext,
  { changeId, staffId }: { changeId: string; staffId: string },
): Promise<CatalogueChange | null> {
  const stored = await context.changes.find(changeId);
  if (!stored) return null;
  const archive = archiveOf(context, stored.line);
  const { files: base, version } = await inForce(archive);
  const isOpen = ['draft', 'submitted', 'approved'].includes(stored.state);
  const moved = isOpen ? await movedFiles(archive, stored.files, base) : [];
  const given = {
    isEmpty: stored.files.length === 0,
    hasProblems: stored.problemCount > 0,
    isOwn: stored.editors.includes(staffId),
    isInForce: stored.state === 'live' && (await isInForce(context, stored)),
  };
  const paths = [...withChanges(base, stored.files).keys()].filter(isEditable);
  return {
    row: rowOf(stored),
    turn: stored.turn,
    isOnLive: stored.baseVersion === version,
    files: stored.files.map(({ path, text }) => ({
      path,
      how: text === null ? 'out' : base.has(path) ? 'changed' : 'new',
      isMoved: moved.includes(path),
    })),
    paths: paths.sort(),
    problems: stored.problems,
    impact: stored.impact,
    previousVersion: stored.previousVersion,
    acts: stored.acts.map(({ act, by, at, why }) => ({ act, by, at: at.toISOString(), why })),
    may: catalogueActs.filter((act) => 'to' in moveCatalogueChange(stored.state, act, given)),
  };
}

export async function openFile(
  context: DeskContext,
  { changeId, path }: { changeId: string; path: string },
): Promise<CatalogueFile | null> {
  const stored = await requireChange(context, changeId);
  const { files: base } = await inForce(archiveOf(context, stored.line));
  const own = stored.files.find((file) => file.path === path);
  const inForceText = base.get(path) ?? null;
  const text = own ? own.text : inForceText;
  if ((text === null && inForceText === null) || !isEditable(path)) return null;
  return {
    path,
    text,
    inForceText,
    problems: stored.problems.filter(({ file }) => file === path),
  };
}

export async function catalogueVersions(context: DeskContext): Promise<CatalogueVersions> {
  const lines = await Promise.all(
    context.lines.map(async ({ line, pricedBy }) => {
      const pointer = await archiveOf(context, line).pointer();
      const all = pointer ? [...pointer.history, pointer].toReversed() : [];
      const known = all.filter(
        ({ version }, at) => all.findIndex((other) => other.version === version) === at,
      );
      const versions = await Promise.all(
        known.slice(0, versionsShown).map(async ({ version, origin }) => ({
          version,
          origin,
          quotes: (await pricedBy(version, { skip: 0, limit: 0 })).total,
        })),
      );
      return { line, versions };
    }),
  );
  return { lines };
}

const versionsShown = 6;

export async function quotesOfVersion(
  { lines }: DeskContext,
  asked: { line: CatalogueLine; version: string; skip: number; limit: number },
) {
  const { line, version, ...range } = asked;
  const found = lines.find((known) => known.line === line);
  return found ? found.pricedBy(version, range) : { rows: [], total: 0 };
}

/** Drawings are looked at elsewhere. */
function isEditable(path: string): boolean {
  return /\.(yaml|csv)$/.test(path);
}

function rowOf(stored: Omit<StoredChange, 'files' | 'impact' | 'problems'>): CatalogueChangeRow {
  const { _id: changeId, line, title, state, baseVersion, problemCount, goLiveOn } = stored;
  return {
    changeId,
    line,
    title,
    state,
    baseVersion,
    problems: problemCount,
    goLiveOn,
    liveVersion: stored.liveVersion,
    editors: stored.editors,
    changedAt: stored.changedAt.toISOString(),
  };
}
