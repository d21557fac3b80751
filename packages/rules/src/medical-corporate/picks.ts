/** What an employer compares, checks for a quote and proposes: plans with their variants, each for a category of staff (S0 4, 5, 9). */
import { messages } from '../messages.ts';
import { checkMembers } from './check-members.ts';
import type { GroupCategory } from './group.ts';
import { corporateMessages } from './messages.ts';
import { parsePlanId } from './plan-id.ts';

export interface GroupPick {
  category: number;
  /** With its variants: `123dattgl4-7`. */
  plan: string;
}

/** The four slots of S0 3. */
export const MOST_GROUP_COMPARED = 4;
const LEAST_COMPARED = 2;

export interface Picked {
  picks: readonly GroupPick[];
  /** Why nothing changed. */
  message?: string;
}

/** Adds the plan or takes it out: four at most, all of one category (S0 5). */
export function toggleGroupCompared(picks: readonly GroupPick[], pick: GroupPick): Picked {
  if (has(picks, pick)) return { picks: without(picks, pick) };
  if (picks.some(({ category }) => category !== pick.category)) {
    return { picks, message: corporateMessages.compareSameCategory };
  }
  if (picks.length >= MOST_GROUP_COMPARED) {
    return { picks, message: corporateMessages.compareAtMostFour };
  }
  return { picks: [...picks, pick] };
}

/** Why these cannot be compared in one category, or null. */
export function groupCompareProblem(picks: readonly GroupPick[]): string | null {
  if (new Set(picks.map(({ category }) => category)).size > 1) {
    return corporateMessages.compareSameCategory;
  }
  if (picks.length < LEAST_COMPARED) return messages.compareAtLeastTwo;
  return picks.length > MOST_GROUP_COMPARED ? corporateMessages.compareAtMostFour : null;
}

/** Why these cannot be compared across categories, or null (S0 5, decisions M48). */
export function acrossProblem(picks: readonly GroupPick[]): string | null {
  if (picks.length < LEAST_COMPARED) return messages.compareAtLeastTwo;
  return picks.length > MOST_GROUP_COMPARED ? corporateMessages.compareCategoriesAtMostFour : null;
}

/** Why nothing of this category can be chosen, compared, proposed or checked for a quote; null when it can (S0 4, 8). */
export function blockedBy(category: GroupCategory): string | null {
  const isChecked = category.flag === 1 && checkMembers(category).length === 0;
  return isChecked ? null : corporateMessages.membersNotUpdated;
}

/** A box on a tile: any number of plans. */
export function toggleChecked(picks: readonly GroupPick[], pick: GroupPick): GroupPick[] {
  return has(picks, pick) ? without(picks, pick) : [...picks, pick];
}

/** The same plan of a category is one pick, whatever its variants. */
export function has(picks: readonly GroupPick[], wanted: GroupPick): boolean {
  return picks.some((pick) => isSame(pick, wanted));
}

export function without<Pick extends GroupPick>(picks: readonly Pick[], gone: GroupPick): Pick[] {
  return picks.filter((pick) => !isSame(pick, gone));
}

function isSame(one: GroupPick, other: GroupPick): boolean {
  return one.category === other.category && planOf(one) === planOf(other);
}

function planOf({ plan }: GroupPick): number | undefined {
  return parsePlanId(plan)?.planId;
}
