/** A policy bought elsewhere, with a place for each paper of its kind (decisions A14); a deleted file waits 30 days (A16). */
import { checklistOf, type InsuranceType, type Paper } from '@muqarin/rules/account/checklists';

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
}

export interface Item {
  id: string;
  paper: Paper;
  uploadId: string | null;
  deleted: { uploadId: string; at: Date } | null;
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
