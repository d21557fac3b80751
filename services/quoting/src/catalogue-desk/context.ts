/** What the use cases of the catalogue's desk share. */
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { CatalogueChangedSchema } from '@muqarin/proto/muqarin/quoting/v1/catalogue_pb';
import {
  type CatalogueAct,
  type CatalogueChangeState,
  type CatalogueGuards,
  moveCatalogueChange,
} from '@muqarin/rules/catalogue-changes/change-states';
import {
  catalogueMessages,
  catalogueRefusalTexts,
} from '@muqarin/rules/catalogue-changes/messages';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { type CatalogueArchive, catalogueArchive } from '../catalogue/archive.ts';
import type { CatalogueFiles, CatalogueLine } from '../catalogue/files.ts';
import type { QuotingContext } from '../parts.ts';
import type { Check } from './check.ts';
import type { ChangedFile, ChangeStore, StoredChange } from './store.ts';

/** A line as this desk sees it. */
export interface DeskLine {
  line: CatalogueLine;
  /** Looks at once which version is in force. */
  reload: () => Promise<boolean>;
  /** Quotes whose prices stand on that version, the newest first. */
  pricedBy: (
    version: string,
    range: { skip: number; limit: number },
  ) => Promise<{ rows: PricedQuote[]; total: number }>;
}

export interface PricedQuote {
  reference: string;
  day: string;
  status: string;
}

export interface DeskContext extends Pick<QuotingContext, 'events' | 'newId' | 'now' | 'dataDir'> {
  changes: ChangeStore;
  check: Check;
  lines: readonly DeskLine[];
}

export interface ByStaff {
  changeId: string;
  staffId: string;
  /** That they saw. */
  turn: number;
}

export const today = ({ now }: Pick<DeskContext, 'now'>) => toIsoDate(dubaiToday(now()));

export const archiveOf = ({ dataDir }: Pick<DeskContext, 'dataDir'>, line: CatalogueLine) =>
  catalogueArchive(dataDir, line);

/** Throws where nothing is in force: the service keeps the built-in version at its start. */
export async function inForce(
  archive: CatalogueArchive,
): Promise<{ version: string; files: CatalogueFiles }> {
  const version = (await archive.pointer())?.version ?? '';
  return { version, files: await filesOf(archive, version) };
}

async function filesOf(
  archive: Pick<CatalogueArchive, 'read'>,
  version: string,
): Promise<CatalogueFiles> {
  const files = await archive.read(version);
  if (!files) throw new Error(`the catalogue ${version} is not kept`);
  return files;
}

/**
 * Of these, whose file in force is another since they were put in, and not the same as theirs: to go live would take back what
 * somebody else has changed. Saving such a file again, over what is in force now, settles it.
 */
export async function movedFiles(
  archive: Pick<CatalogueArchive, 'read'>,
  changed: readonly ChangedFile[],
  live: CatalogueFiles,
): Promise<string[]> {
  const moved = await Promise.all(
    changed.map(async ({ path, text, over }) => {
      const seen = (await filesOf(archive, over)).get(path) ?? null;
      const now = live.get(path) ?? null;
      return now !== seen && now !== text ? [path] : [];
    }),
  );
  return moved.flat();
}

export function withChanges(
  base: CatalogueFiles,
  changed: readonly ChangedFile[],
): Map<string, string> {
  const next = new Map(base);
  for (const { path, text } of changed) {
    if (text === null) next.delete(path);
    else next.set(path, text);
  }
  return next;
}

/** Throws QUOTING.NO_CHANGE. */
export async function requireChange(
  { changes }: Pick<DeskContext, 'changes'>,
  changeId: string,
): Promise<StoredChange> {
  const found = await changes.find(changeId);
  if (!found) throw new AppError('not_found', 'QUOTING.NO_CHANGE', catalogueMessages.gone);
  return found;
}

/** As its reader saw it. Throws QUOTING.CHANGE_MOVED. */
export async function seenChange(
  context: Pick<DeskContext, 'changes'>,
  { changeId, turn }: ByStaff,
): Promise<StoredChange> {
  const stored = await requireChange(context, changeId);
  if (stored.turn !== turn) throw moved();
  return stored;
}

const moved = () => new AppError('conflict', 'QUOTING.CHANGE_MOVED', catalogueMessages.moved);

/** Throws QUOTING.CHANGE_STATE with the reason of the table. */
export function moveOrRefuse(
  { state }: Pick<StoredChange, 'state'>,
  act: CatalogueAct,
  given?: CatalogueGuards,
): CatalogueChangeState {
  const move = moveCatalogueChange(state, act, given);
  if ('to' in move) return move.to;
  const { because } = move;
  throw new AppError('conflict', 'QUOTING.CHANGE_STATE', catalogueRefusalTexts[because], {
    details: { because },
  });
}

const actsKept = 200;
const catalogueChanged = defineEvent(CatalogueChangedSchema);

interface Step {
  act: CatalogueAct;
  /** '' for a clock. */
  by: string;
  why?: string;
}

/** One step with its event. Throws QUOTING.CHANGE_MOVED where somebody was first. */
export async function written(
  context: Pick<DeskContext, 'changes' | 'events' | 'now'>,
  stored: StoredChange,
  set: Partial<StoredChange>,
  { act, by, why = '' }: Step,
  call: CallContext,
): Promise<{ state: CatalogueChangeState; turn: number }> {
  const at = context.now();
  const acts = [...stored.acts, { act, by, at, why }].slice(-actsKept);
  const after = { ...stored, ...set };
  const event = changedEvent(context, after, act, by, call);
  if (!(await context.changes.change(stored, { ...set, acts, changedAt: at }, event)))
    throw moved();
  return { state: after.state, turn: stored.turn + 1 };
}

export function changedEvent(
  { events }: Pick<DeskContext, 'events'>,
  { _id: changeId, line, state, liveVersion, previousVersion }: StoredChange,
  act: CatalogueAct,
  staffId: string,
  call: CallContext,
) {
  const versions = { live: liveVersion, rolled_back: previousVersion } as const;
  const version = (state === 'live' || state === 'rolled_back' ? versions[state] : null) ?? '';
  return createEvent(
    catalogueChanged,
    { changeId, line, act, state, version, staffId },
    call,
    events,
  );
}
