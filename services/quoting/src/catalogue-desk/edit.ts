/** A change is begun, and its files are put in, changed and taken back; each time the whole is checked. */
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { catalogueMessages } from '@muqarin/rules/catalogue-changes/messages';
import { type CatalogueFiles, type CatalogueLine, isOfLine } from '../catalogue/files.ts';
import {
  archiveOf,
  type ByStaff,
  changedEvent,
  type DeskContext,
  inForce,
  moveOrRefuse,
  seenChange,
  today,
  withChanges,
  written,
} from './context.ts';
import type { ChangedFile, StoredChange } from './store.ts';

/** Small letters, digits and hyphens in folders; drawings are not taken here: a page would show them. */
const fileName = /^[a-z0-9]+([-_][a-z0-9]+)*(\/[a-z0-9]+([-_][a-z0-9]+)*)*\.(yaml|csv)$/;
const mostFiles = 60;
const problemsKept = 200;

export async function beginChange(
  context: DeskContext,
  { line, title, staffId }: { line: CatalogueLine; title: string; staffId: string },
  call: CallContext,
): Promise<{ changeId: string }> {
  const { version } = await inForce(archiveOf(context, line));
  const at = context.now();
  const change: StoredChange = {
    _id: context.newId(),
    line,
    title,
    state: 'draft',
    turn: 0,
    baseVersion: version,
    files: [],
    problems: [],
    problemCount: 0,
    impact: null,
    editors: [staffId],
    goLiveOn: null,
    liveVersion: null,
    previousVersion: null,
    acts: [{ act: 'edit', by: staffId, at, why: '' }],
    changedAt: at,
  };
  await context.changes.insert(change, changedEvent(context, change, 'edit', staffId, call));
  return { changeId: change._id };
}

/**
 * Keeps a file of the draft whatever the linter says of it, so that nothing typed is lost; null takes it out of the catalogue.
 * One that is as in force is no change. Throws QUOTING.FILE_NAME and QUOTING.TOO_MANY_FILES.
 */
export async function putFile(
  context: DeskContext,
  { path, text, ...by }: ByStaff & { path: string; text: string | null },
  call: CallContext,
) {
  const stored = await seenChange(context, by);
  moveOrRefuse(stored, 'edit');
  if (!fileName.test(path) || !isOfLine(stored.line, path)) throw refused('fileName', 'FILE_NAME');
  const base = await inForce(archiveOf(context, stored.line));
  if (text === null && !base.files.has(path)) throw refused('noSuchFile', 'FILE_NAME');
  const others = stored.files.filter((file) => file.path !== path);
  const isChanged = text === null || text !== base.files.get(path);
  const files = isChanged ? [...others, { path, text, over: base.version }] : others;
  if (files.length > mostFiles) throw refused('tooManyFiles', 'TOO_MANY_FILES');
  return checkedAndWritten(context, stored, { base, files, by: by.staffId }, call);
}

/** The file is as in force again. */
export async function takeBackFile(
  context: DeskContext,
  { path, ...by }: ByStaff & { path: string },
  call: CallContext,
) {
  const stored = await seenChange(context, by);
  moveOrRefuse(stored, 'edit');
  const base = await inForce(archiveOf(context, stored.line));
  const files = stored.files.filter((file) => file.path !== path);
  return checkedAndWritten(context, stored, { base, files, by: by.staffId }, call);
}

/** On what is in force by now. */
export async function checkAgain(context: DeskContext, by: ByStaff, call: CallContext) {
  const stored = await seenChange(context, by);
  moveOrRefuse(stored, 'edit');
  const base = await inForce(archiveOf(context, stored.line));
  return checkedAndWritten(context, stored, { base, files: stored.files, by: by.staffId }, call);
}

interface Edited {
  base: { version: string; files: CatalogueFiles };
  files: ChangedFile[];
  by: string;
}

async function checkedAndWritten(
  context: DeskContext,
  stored: StoredChange,
  { base, files, by }: Edited,
  call: CallContext,
) {
  const checked = await context.check({
    line: stored.line,
    dataDir: context.dataDir,
    next: [...withChanges(base.files, files)],
    against: { version: base.version, day: today(context) },
    keep: false,
  });
  const problems = checked.ok ? [] : checked.problems;
  const set = {
    state: 'draft' as const,
    baseVersion: base.version,
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    problems: problems.slice(0, problemsKept),
    problemCount: problems.length,
    impact: checked.ok ? checked.impact : null,
    editors: [...new Set([...stored.editors, by])],
  };
  const done = await written(context, stored, set, { act: 'edit', by }, call);
  return { ...done, problems: problems.length };
}

function refused(message: 'fileName' | 'noSuchFile' | 'tooManyFiles', code: string): AppError {
  return new AppError('invalid', `QUOTING.${code}`, catalogueMessages[message]);
}
