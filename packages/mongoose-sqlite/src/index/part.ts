import type { SortKey } from '../query/sort.ts';
import type { Bounds } from '../values/key.ts';
import type { Constraint } from './constraints.ts';
import type { Target } from './target.ts';

/** One SELECT of row numbers and how well it narrows. */
export type Part = {
  index: string;
  sql: string;
  values: Uint8Array[];
  ordered: boolean;
  score: number;
};

/** A part with an equality scores at least this. */
export const EQUALITY = 10;

/** SQLite takes 32,766 values in a statement; beyond this many an `$in` is left to the matcher. */
const MOST_VALUES = 20_000;

/** The search of one index for the constraints: equalities on its first fields, then a range on the next. */
export function partOf(
  target: Target,
  constraints: readonly Constraint[],
  sort: readonly SortKey[],
): Part | undefined {
  const where: string[] = [];
  const values: Uint8Array[] = [];
  let [score, pinned] = [0, 0];
  for (const [i, path] of target.paths.entries()) {
    const column = target.columns[i] as string;
    const own = constraints.filter((c) => c.path === path);
    const keys = fewestKeys(own);
    if (keys === undefined) {
      score += addRange(target, column, own, where, values);
      break;
    }
    const [only, ...more] = keys.map(() => '?');
    where.push(
      more.length === 0 ? `${column} = ${only ?? 'NULL'}` : `${column} IN (?, ${more.join(', ')})`,
    );
    values.push(...keys);
    score += EQUALITY;
    if (keys.length === 1 && pinned === i) pinned += 1;
  }
  if (score === 0 && target.selective) score = 1;
  if (score === 0 || values.length > MOST_VALUES) return undefined;
  const order = orderBy(target, sort, pinned);
  if (where.length === target.paths.length && target.unique) score += 1;
  if (order !== undefined) score += 1;
  const condition = where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`;
  const sql = `SELECT doc FROM ${target.table}${condition}${order ?? ''}`;
  return { index: target.name, sql, values, score, ordered: order !== undefined };
}

/**
 * The ORDER BY with which the index gives the sort's order, when its fields after the pinned ones are the sort's.
 * Not with arrays, whose elements stand in several places.
 */
export function orderBy(
  target: Target,
  sort: readonly SortKey[],
  pinned: number,
): string | undefined {
  if (sort.length === 0 || target.multi) return undefined;
  const terms: string[] = [];
  for (const [i, { path, direction }] of sort.entries()) {
    if (target.paths[pinned + i] !== path) return undefined;
    terms.push(`${target.columns[pinned + i]} ${direction === 1 ? 'ASC' : 'DESC'}`);
  }
  // Equal ones in insertion order, as the sort in memory leaves them.
  return ` ORDER BY ${[...terms, 'doc'].join(', ')}`;
}

/** The narrowest of several equalities on one path. */
function fewestKeys(own: readonly Constraint[]): Uint8Array[] | undefined {
  let fewest: Uint8Array[] | undefined;
  for (const constraint of own) {
    if (constraint.kind !== 'keys' || constraint.keys.length > MOST_VALUES) continue;
    if (constraint.keys.length < (fewest?.length ?? Infinity)) fewest = constraint.keys;
  }
  return fewest;
}

function addRange(
  target: Target,
  column: string,
  own: readonly Constraint[],
  where: string[],
  values: Uint8Array[],
): number {
  const ranges = own.filter((c) => c.kind === 'range');
  // With arrays one element may meet one bound and another the next: only one bound can narrow.
  const used = (target.multi ? ranges.slice(0, 1) : ranges).map((range) => range.bounds);
  const [first, ...rest] = used;
  if (first === undefined) return 0;
  const { min, max } = rest.reduce(narrower, first);
  where.push(`${column} >= ? AND ${column} < ?`);
  values.push(min, max);
  return rest.length === 0 ? 2 : 4;
}

function narrower(a: Bounds, b: Bounds): Bounds {
  return {
    min: Buffer.compare(a.min, b.min) >= 0 ? a.min : b.min,
    max: Buffer.compare(a.max, b.max) <= 0 ? a.max : b.max,
  };
}
