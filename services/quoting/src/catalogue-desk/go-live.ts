/** An approved change whose day has come is put in force: on what is in force by then, whole or not at all. */
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { Logger } from 'pino';
import { putInForce } from '../catalogue/keep.ts';
import {
  archiveOf,
  type DeskContext,
  inForce,
  movedFiles,
  moveOrRefuse,
  today,
  withChanges,
  written,
} from './context.ts';
import type { StoredChange } from './store.ts';

/**
 * The version is kept, then the pointer is switched, then the change is noted as live. Who was cut off between does the same
 * again: the version is a hash of its files. Two copies of the service put the same in force, and one of them notes it.
 */
export async function goLive(context: DeskContext, stored: StoredChange, call: CallContext) {
  const state = moveOrRefuse(stored, 'go_live');
  const archive = archiveOf(context, stored.line);
  const { version: previous, files: live } = await inForce(archive);
  const next = withChanges(live, stored.files);
  const { dataDir } = context;
  const asked = { line: stored.line, dataDir, next: [...next], against: null, keep: true };
  const isMoved = (await movedFiles(archive, stored.files, live)).length > 0;
  const checked = isMoved ? null : await context.check(asked);
  if (!checked?.ok) {
    const back = { state: moveOrRefuse(stored, 'conflict') };
    const problems = checked?.problems ?? [];
    const found = { problems: problems.slice(0, 200), problemCount: problems.length };
    const set = checked ? { ...back, ...found } : back;
    return written(context, stored, set, { act: 'conflict', by: '' }, call);
  }
  const { version } = checked;
  const isNew = await putInForce(archive, version);
  await context.lines.find(({ line }) => line === stored.line)?.reload();
  const before = isNew ? previous : ((await archive.pointer())?.history.at(-1)?.version ?? null);
  const set = { state, liveVersion: version, previousVersion: before };
  return written(context, stored, set, { act: 'go_live', by: '' }, call);
}

/** Those whose day has come; how many went live, and how many could not. */
export async function goLiveDue(
  context: DeskContext,
  call: CallContext,
): Promise<{ live: number; conflicts: number }> {
  const done = { live: 0, conflicts: 0 };
  for (const stored of await context.changes.due(today(context))) {
    const went = await goLive(context, stored, call).catch(unlessMoved);
    if (went?.state === 'live') done.live += 1;
    else if (went) done.conflicts += 1;
  }
  return done;
}

/** Another copy of the service was first. */
function unlessMoved(error: unknown): null {
  if (error instanceof AppError && error.code === 'QUOTING.CHANGE_MOVED') return null;
  throw error;
}

const lookEveryMilliseconds = 30_000;

/** Looks again and again until the service ends; a failure is logged, and tried again by the next look. Returns how to stop. */
export function keepGoingLive(
  context: DeskContext,
  clock: () => CallContext,
  logger: Pick<Logger, 'info' | 'warn'>,
): () => Promise<void> {
  let looking = Promise.resolve();
  const look = async () => {
    try {
      const done = await goLiveDue(context, clock());
      if (done.live + done.conflicts > 0) logger.info(done, 'changes of the catalogue went live');
    } catch (err) {
      logger.warn({ err }, 'changes of the catalogue could not go live; it tries again');
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMilliseconds).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
