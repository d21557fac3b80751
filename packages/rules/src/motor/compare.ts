import { MAX_COMPARED } from '../plan-list/compare.ts';
import { COMPARE_SLOTS } from './constants.ts';
import { motorListMessages } from './messages-list.ts';

/** A place of the comparison: a plan, the one to add a plan by, or nothing yet. */
export type CompareSlot =
  | { kind: 'plan'; id: number }
  /** `full`: three are compared, a fourth cannot be added. */
  | { kind: 'add'; full: boolean }
  | { kind: 'empty' };

/** Four places: the plans, the secondary slot that becomes a column when filled (S1 2, X17). */
export function compareSlots(ids: readonly number[]): CompareSlot[] {
  const plans = ids.slice(0, MAX_COMPARED).map((id): CompareSlot => ({ kind: 'plan', id }));
  const add: CompareSlot = { kind: 'add', full: plans.length >= MAX_COMPARED };
  const rest = Math.max(0, COMPARE_SLOTS - plans.length - 1);
  return [...plans, add, ...Array.from({ length: rest }, (): CompareSlot => ({ kind: 'empty' }))];
}

export type Swapped = { ok: true; ids: number[] } | { ok: false; message: string };

/**
 * Puts another plan into the column of `oldId` (toggle-products, S1 7). Without an old plan the
 * new one fills the secondary slot. A plan that is compared already, a column that holds another
 * plan and a fourth plan are refused.
 */
export function swapCompared(
  ids: readonly number[],
  oldId: number | null,
  newId: number,
  index?: number,
): Swapped {
  if (ids.includes(newId)) return { ok: false, message: motorListMessages.alreadyCompared };
  if (oldId === null) {
    if (ids.length >= MAX_COMPARED) {
      return { ok: false, message: motorListMessages.compareAtMostThree };
    }
    return { ok: true, ids: [...ids, newId] };
  }
  const column = ids.indexOf(oldId);
  if (column < 0 || (index !== undefined && index !== column)) {
    return { ok: false, message: motorListMessages.notCompared };
  }
  return { ok: true, ids: ids.map((id) => (id === oldId ? newId : id)) };
}

/** Whether the row stays under "differences only": not the same in every column. */
export function differs(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size > 1;
}
