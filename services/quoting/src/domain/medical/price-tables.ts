/** Net premiums read from compiled tables into a typed array: no object per plan or member. */
import { NOT_QUOTABLE } from '../not-quotable.ts';
import { cellOf } from './age-classes.ts';
import { type CompiledCatalogue, type EmirateTables, holdsOn } from './compiled.ts';
import type { RatingRequest } from './price.ts';
import { assertMembers } from './tariff.ts';

/** Throws when the tables were compiled for other days; undefined where no plan is offered. */
export function tablesFor(
  compiled: CompiledCatalogue,
  { day, emirateId }: RatingRequest,
): EmirateTables | undefined {
  if (!holdsOn(compiled, day)) throw new RangeError(`these tables do not hold on ${day}`);
  return compiled.emirates.get(emirateId);
}

/**
 * Writes the net premium of each plan of the emirate to `out`, in fils, NOT_QUOTABLE where a member has
 * no base rate; returns how many. Float64 holds sums of Int32 exactly, whatever the number of members.
 */
export function priceTotals(
  compiled: CompiledCatalogue,
  request: RatingRequest,
  out: Float64Array,
): number {
  const tables = tablesFor(compiled, request);
  if (!tables) return 0;
  assertMembers(request.members);
  assertRoom(out.length, tables.plans.length);
  const cells = request.members.map((member) => cellOf(tables.ages, member));
  out.fill(0, 0, tables.plans.length);
  addNets(tables, cells, out);
  markUnrated(tables, cells, out);
  return tables.plans.length;
}

/** Two members a pass: half the reads and writes of `out`. */
function addNets({ nets, plans }: EmirateTables, cells: readonly number[], out: Float64Array) {
  const count = plans.length;
  for (let member = 0; member < cells.length; member += 2) {
    const first = (cells[member] ?? 0) * count;
    const second = cells[member + 1];
    if (second === undefined) {
      for (let p = 0; p < count; p++) out[p] = (out[p] as number) + (nets[first + p] as number);
    } else {
      const next = second * count;
      for (let p = 0; p < count; p++) {
        const pair = (nets[first + p] as number) + (nets[next + p] as number);
        out[p] = (out[p] as number) + pair;
      }
    }
  }
}

function markUnrated({ unrated }: EmirateTables, cells: readonly number[], out: Float64Array) {
  for (const cell of cells) {
    for (const plan of unrated[cell] ?? []) out[plan] = NOT_QUOTABLE;
  }
}

function assertRoom(length: number, needed: number): void {
  if (length < needed) throw new RangeError(`room for ${length} of ${needed} amounts`);
}
