/** The proposal of a group: up to three options, each a plan for every category, of one insurer and claims handler (S0 4, 5, 9). */

import { corporateMessages } from './messages.ts';
import { proposalMessages } from './messages-proposal.ts';
import { type GroupPick, has, without } from './picks.ts';

/** Three of a category: one in each option. */
export const PROPOSAL_OPTIONS = 3;

export interface PairedPick extends GroupPick {
  insurerId: number;
  tpaId: number;
}

export interface Placed {
  rows: readonly (readonly PairedPick[])[];
  /** Why nothing changed. */
  message?: string;
}

/**
 * Adds the plan or takes it out. It goes where its insurer and claims handler are, else into an empty option, else where its category
 * is free: that option then has another pair, which is warned of.
 */
export function toggleProposed(rows: readonly (readonly PairedPick[])[], pick: PairedPick): Placed {
  const options = Array.from({ length: PROPOSAL_OPTIONS }, (_, at) => rows[at] ?? []);
  if (options.some((row) => has(row, pick))) {
    return { rows: options.map((row) => without(row, pick)) };
  }
  const isFree = (row: readonly PairedPick[]) =>
    row.every(({ category }) => category !== pick.category);
  const fits = (row: readonly PairedPick[]) =>
    row.length > 0 && isFree(row) && row.every((other) => isPair(other, pick));
  const place =
    options.find(fits) ?? options.find((row) => row.length === 0) ?? options.find(isFree);
  if (!place) return { rows: options, message: corporateMessages.proposalAtMostThree };
  return { rows: options.map((row) => (row === place ? [...row, pick] : row)) };
}

/** It has plans of several insurers or claims handlers. */
export function isOfOtherPairs(row: readonly PairedPick[]): boolean {
  const [first, ...others] = row;
  return first !== undefined && others.some((other) => !isPair(first, other));
}

/** Why plans of these options are no proposal, or null: three of a category at most, and one in an option. */
export function optionsProblem(rows: readonly (readonly GroupPick[])[]): string | null {
  const filled = rows.filter((row) => row.length > 0);
  const ofCategory = Map.groupBy(filled.flat(), ({ category }) => category);
  const isFull = filled.length <= PROPOSAL_OPTIONS;
  if (!isFull || [...ofCategory.values()].some((picks) => picks.length > PROPOSAL_OPTIONS)) {
    return corporateMessages.proposalAtMostThree;
  }
  const isSingle = (row: readonly GroupPick[]) =>
    new Set(row.map(({ category }) => category)).size === row.length;
  return filled.every(isSingle) ? null : proposalMessages.onePlanEach;
}

/** Why it cannot be downloaded, or null: every option with a plan has one for each category; empty ones are ignored (decisions M48). */
export function proposalProblem(
  rows: readonly (readonly GroupPick[])[],
  categories: readonly number[],
): string | null {
  const filled = rows.filter((row) => row.length > 0);
  if (filled.length === 0) return corporateMessages.proposalEmpty;
  const isWhole = (row: readonly GroupPick[]) =>
    categories.every((number) => row.some(({ category }) => category === number));
  return filled.every(isWhole) ? null : corporateMessages.proposalIncomplete;
}

function isPair(one: PairedPick, other: PairedPick): boolean {
  return one.insurerId === other.insurerId && one.tpaId === other.tpaId;
}
