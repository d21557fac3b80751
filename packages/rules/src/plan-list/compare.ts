import { messages } from '../messages.ts';

/** S0 5, S1 5: individual medical, motor and general plans alike. */
export const MAX_COMPARED = 3;
const MIN_COMPARED = 2;

export interface Toggled {
  /** The compared plans in the order in which they were added. */
  ids: number[];
  /** Set when the tray was full and the plan was not added. */
  message?: string;
}

/** Adds the plan to the tray or takes it out; at most three (S0 5). */
export function toggleCompared(ids: readonly number[], id: number): Toggled {
  if (ids.includes(id)) return { ids: ids.filter((other) => other !== id) };
  if (ids.length >= MAX_COMPARED) {
    return { ids: [...ids], message: messages.compareAtMostThree };
  }
  return { ids: [...ids, id] };
}

/** Why these plans cannot be compared, or null: 2 to 3 different ones (S0 5). */
export function compareProblem(ids: readonly number[]): string | null {
  const count = new Set(ids).size;
  if (count < MIN_COMPARED) return messages.compareAtLeastTwo;
  return count > MAX_COMPARED ? messages.compareAtMostThree : null;
}

/** The ids of a comma list as the form posts carry them (decisions M16), each once. */
export function parseIdList(text: string): number[] {
  const ids = text
    .slice(0, 4096)
    .split(',')
    .map((item) => item.trim());
  return [...new Set(ids.filter((item) => /^\d{1,9}$/.test(item)).map(Number))];
}
