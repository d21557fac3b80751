/** What admins decide on a change: submit it, return it, approve it, withdraw it, roll it back. Approval needs other eyes. */
import type { CallContext } from '@muqarin/platform/context';
import { undoImport } from '../catalogue/import.ts';
import {
  archiveOf,
  type ByStaff,
  type DeskContext,
  moveOrRefuse,
  seenChange,
  today,
  written,
} from './context.ts';
import { goLive } from './go-live.ts';
import type { StoredChange } from './store.ts';

/** `goLiveOn`: an ISO day in Asia/Dubai, or null for as soon as it is approved. */
export async function submitChange(
  context: DeskContext,
  { goLiveOn, ...by }: ByStaff & { goLiveOn: string | null },
  call: CallContext,
) {
  const stored = await seenChange(context, by);
  const given = { isEmpty: stored.files.length === 0, hasProblems: stored.problemCount > 0 };
  const state = moveOrRefuse(stored, 'submit', given);
  const editors = [...new Set([...stored.editors, by.staffId])];
  const step = { act: 'submit', by: by.staffId } as const;
  return written(context, stored, { state, goLiveOn, editors }, step, call);
}

export async function returnChange(
  context: DeskContext,
  { why, ...by }: ByStaff & { why: string },
  call: CallContext,
) {
  const stored = await seenChange(context, by);
  const state = moveOrRefuse(stored, 'return');
  return written(context, stored, { state }, { act: 'return', by: by.staffId, why }, call);
}

/** One whose day has come is live with the answer. */
export async function approveChange(context: DeskContext, by: ByStaff, call: CallContext) {
  const stored = await seenChange(context, by);
  const state = moveOrRefuse(stored, 'approve', { isOwn: stored.editors.includes(by.staffId) });
  const step = { act: 'approve', by: by.staffId } as const;
  const done = await written(context, stored, { state }, step, call);
  const isDue = stored.goLiveOn === null || stored.goLiveOn <= today(context);
  const approved = isDue ? await context.changes.find(by.changeId) : null;
  return approved?.turn === done.turn ? goLive(context, approved, call) : done;
}

export async function withdrawChange(context: DeskContext, by: ByStaff, call: CallContext) {
  const stored = await seenChange(context, by);
  const state = moveOrRefuse(stored, 'withdraw');
  return written(context, stored, { state }, { act: 'withdraw', by: by.staffId }, call);
}

/**
 * Back to the version of before, by one admin: a wrong price is not left standing until another comes. Only of the version that
 * is in force: what went live after it would go too.
 */
export async function rollBackChange(
  context: DeskContext,
  { why, ...by }: ByStaff & { why: string },
  call: CallContext,
) {
  const stored = await seenChange(context, by);
  const isHere = await isInForce(context, stored);
  // Somebody who was cut off between the two steps presses again.
  const isDone = !isHere && (await isRolledBack(context, stored));
  const state = moveOrRefuse(stored, 'roll_back', { isInForce: isHere || isDone });
  if (isHere) {
    await undoImport(context.dataDir, stored.line);
    await context.lines.find(({ line }) => line === stored.line)?.reload();
  }
  return written(context, stored, { state }, { act: 'roll_back', by: by.staffId, why }, call);
}

export async function isInForce(
  context: DeskContext,
  { line, liveVersion, previousVersion }: StoredChange,
): Promise<boolean> {
  const pointer = await archiveOf(context, line).pointer();
  const before = pointer?.history.at(-1)?.version ?? null;
  return liveVersion !== null && pointer?.version === liveVersion && before === previousVersion;
}

async function isRolledBack(
  context: DeskContext,
  { line, previousVersion }: StoredChange,
): Promise<boolean> {
  return (await archiveOf(context, line).pointer())?.version === previousVersion;
}
