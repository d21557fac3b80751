/** Prices read from compiled tables into typed arrays: no object per plan, member or line. */
import { vatOn } from '@muqarin/rules/money';
import { NOT_QUOTABLE } from '../not-quotable.ts';
import { cellOf } from './age-classes.ts';
import { type CompiledCatalogue, type EmirateTables, holdsOn } from './compiled.ts';
import type { RatingRequest } from './price.ts';
import { assertMembers } from './tariff.ts';

/** Integer fils. All plans of the emirate, in the order of its tables. */
export interface TraceBuffers {
  /** Member-major rows: `lines[member * rowsPerMember + row]`, rows of plan p from `rowStart[p]`. */
  lines: Int32Array;
  rowsPerMember: number;
  /** Per plan; NOT_QUOTABLE makes its rows and VAT meaningless. */
  nets: Float64Array;
  vats: Float64Array;
}

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

export function traceBuffers(compiled: CompiledCatalogue, request: RatingRequest): TraceBuffers {
  const tables = tablesFor(compiled, request);
  const plans = tables?.plans.length ?? 0;
  const rowsPerMember = tables?.rowStart[plans] ?? 0;
  return {
    lines: new Int32Array(rowsPerMember * request.members.length),
    rowsPerMember,
    nets: new Float64Array(plans),
    vats: new Float64Array(plans),
  };
}

/** All rows of all traces, the net and the VAT of each plan; returns the number of plans. */
export function priceLines(
  compiled: CompiledCatalogue,
  request: RatingRequest,
  out: TraceBuffers,
): number {
  const count = priceTotals(compiled, request, out.nets);
  const tables = tablesFor(compiled, request);
  if (!tables) return 0;
  const rows = out.rowsPerMember;
  assertRoom(out.lines.length, rows * request.members.length);
  for (const [index, member] of request.members.entries()) {
    const from = cellOf(tables.ages, member) * rows;
    out.lines.set(tables.lines.subarray(from, from + rows), index * rows);
  }
  const { vatBasisPoints } = compiled.catalogue;
  for (let plan = 0; plan < count; plan++) {
    const net = out.nets[plan] ?? NOT_QUOTABLE;
    out.vats[plan] = net === NOT_QUOTABLE ? NOT_QUOTABLE : vatOn(net, vatBasisPoints);
  }
  return count;
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
