/** A policy bought elsewhere, with a place for each paper of its kind (decisions A14); a deleted file waits 30 days (A16). */
import { checklistOf, type InsuranceType, type Paper } from '@muqarin/rules/account/checklists';
import { reminderDays } from '@muqarin/rules/account/reminders';
import { type CivilDate, daysBetween, parseIsoDate } from '@muqarin/rules/dates';

export interface Policy {
  _id: string;
  accountId: string;
  idempotencyKey: string;
  insuranceType: InsuranceType;
  insurer: string;
  expiryDate: string;
  addedAt: Date;
  items: Item[];
  extraFiles: string[];
  removedAt: Date | null;
  /** Of which its holder was reminded, the latest last: so many days before, on that ISO day; '' where it was too late for it. */
  reminded?: Reminded[];
}

export interface Reminded {
  before: number;
  day: string;
}

export interface Item {
  id: string;
  paper: Paper;
  uploadId: string | null;
  deleted: { uploadId: string; at: Date } | null;
}

/** The reminder whose time it is; null before the first, and where that or a later one has been. */
export function reminderDue(
  { expiryDate, reminded = [] }: Pick<Policy, 'expiryDate' | 'reminded'>,
  today: CivilDate,
): { before: number; daysLeft: number } | null {
  const last = parseIsoDate(expiryDate);
  const daysLeft = last ? daysBetween(today, last) : -1;
  if (daysLeft < 0) return null;
  const before = reminderDays.toReversed().find((days) => daysLeft <= days);
  if (before === undefined || reminded.some((each) => each.before <= before)) return null;
  return { before, daysLeft };
}

const undoDays = 30;
export const mostPolicies = 100;

export function itemsOf(
  type: InsuranceType,
  { newId, uploadIds }: { newId: () => string; uploadIds: readonly string[] },
): Pick<Policy, 'items' | 'extraFiles'> {
  const [first = null, ...others] = uploadIds;
  // What comes with the form is the policy itself first of all.
  const items = checklistOf(type).map((paper): Item => {
    return { id: newId(), paper, uploadId: paper === 'policy' ? first : null, deleted: null };
  });
  return { items, extraFiles: others };
}

export function undoUntil({ deleted }: Pick<Item, 'deleted'>, now: Date): Date | null {
  if (deleted === null) return null;
  const until = new Date(deleted.at.getTime() + undoDays * 24 * 3_600_000);
  return until > now ? until : null;
}

/** A new file takes the place of the one before, which is the caller's to delete. */
export function attached(item: Item, uploadId: string): Item {
  return { ...item, uploadId, deleted: null };
}

export function detached(item: Item, now: Date): Item {
  if (item.uploadId === null) return item;
  return { ...item, uploadId: null, deleted: { uploadId: item.uploadId, at: now } };
}

/** Null where there is nothing to bring back, or another file has come since. */
export function broughtBack(item: Item, now: Date): Item | null {
  if (item.uploadId !== null || item.deleted === null || undoUntil(item, now) === null) return null;
  return { ...item, uploadId: item.deleted.uploadId, deleted: null };
}
