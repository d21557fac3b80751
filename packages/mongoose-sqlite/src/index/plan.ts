import type { StoredCollection } from '../catalog.ts';
import { CODE, serverError } from '../errors.ts';
import type { Doc } from '../values/types.ts';
import { alternativesOf, type Constraint, constraintsOf } from './constraints.ts';
import { covers } from './implies.ts';

/** A way to candidates: a SELECT of row ids per part, or a scan of the whole collection. */
export type Plan =
  | { stage: 'COLLSCAN' }
  | { stage: 'IXSCAN'; parts: { index: string; sql: string; values: Uint8Array[] }[] };

type Part = { index: string; sql: string; values: Uint8Array[]; score: number };
type Target = {
  name: string;
  table: string;
  paths: string[];
  columns: string[];
  multi: boolean;
  unique: boolean;
  usable: (constraints: readonly Constraint[]) => boolean;
};

/** SQLite takes 32,766 values in a statement; beyond this many an `$in` is left to the matcher. */
const MOST_VALUES = 20_000;

/** Chooses by the filter alone: the index with the longest run of equalities, then a range. */
export function plan(collection: StoredCollection, filter: Doc, hint?: unknown): Plan {
  const targets = hinted(targetsOf(collection), hint);
  if (targets === undefined) return { stage: 'COLLSCAN' };
  const best = bestPart(targets, constraintsOf(filter));
  // Equality beats a union of alternatives; a mere range does not.
  if (best !== undefined && best.score >= EQUALITY) return { stage: 'IXSCAN', parts: [best] };
  const union = alternativesOf(filter)
    .map((branches) => unionOf(targets, filter, branches))
    .find((parts) => parts !== undefined);
  if (union !== undefined) return { stage: 'IXSCAN', parts: union };
  return best === undefined ? { stage: 'COLLSCAN' } : { stage: 'IXSCAN', parts: [best] };
}

const EQUALITY = 10;

function targetsOf(collection: StoredCollection): Target[] {
  const id: Target = {
    name: '_id_',
    table: collection.table,
    paths: ['_id'],
    columns: ['key'],
    multi: false,
    unique: true,
    usable: () => true,
  };
  const rest = collection.indexes.map((index) => ({
    name: index.spec.name,
    table: index.table,
    paths: Object.keys(index.spec.key),
    columns: index.columns,
    multi: index.multi,
    unique: index.spec.unique,
    usable: (constraints: readonly Constraint[]) => covers(index.spec, constraints),
  }));
  return [id, ...rest];
}

function hinted(targets: Target[], hint: unknown): Target[] | undefined {
  if (hint === undefined || hint === null) return targets;
  const keys = typeof hint === 'string' ? undefined : Object.keys(hint as object).join();
  if (keys === '$natural') return undefined;
  const found = targets.filter((t) => t.name === hint || t.paths.join() === keys);
  if (found.length > 0) return found;
  throw serverError(CODE.badValue, 'hint provided does not correspond to an existing index');
}

function unionOf(targets: Target[], filter: Doc, branches: Doc[]): Part[] | undefined {
  const outer = constraintsOf(filter);
  const parts = branches.map((branch) =>
    // Only what the branch itself demands may choose its index; the rest of the filter still helps.
    bestPart(targets, [...constraintsOf(branch), ...outer]),
  );
  const all = parts.flatMap((part) => (part === undefined ? [] : [part]));
  return branches.length > 0 && all.length === branches.length ? all : undefined;
}

function bestPart(targets: Target[], constraints: Constraint[]): Part | undefined {
  let best: Part | undefined;
  for (const target of targets) {
    if (!target.usable(constraints)) continue;
    const part = partOf(target, constraints);
    if (part !== undefined && part.score > (best?.score ?? 0)) best = part;
  }
  return best;
}

function partOf(target: Target, constraints: Constraint[]): Part | undefined {
  const where: string[] = [];
  const values: Uint8Array[] = [];
  let score = 0;
  for (const [i, path] of target.paths.entries()) {
    const column = target.columns[i] as string;
    const own = constraints.filter((c) => c.path === path);
    const keys = own.find((c) => c.kind === 'keys' && c.keys.length <= MOST_VALUES);
    if (keys?.kind === 'keys') {
      where.push(`${column} IN (${keys.keys.map(() => '?').join(', ')})`);
      values.push(...keys.keys);
      score += EQUALITY;
      continue;
    }
    score += addRange(target, column, own, where, values);
    break;
  }
  if (score === 0 || values.length > MOST_VALUES) return undefined;
  const whole = where.length === target.paths.length && target.unique ? 1 : 0;
  const sql = `SELECT doc FROM ${target.table} WHERE ${where.join(' AND ')}`;
  return { index: target.name, sql, values, score: score + whole };
}

function addRange(
  target: Target,
  column: string,
  own: Constraint[],
  where: string[],
  values: Uint8Array[],
): number {
  const ranges = own.filter((c) => c.kind === 'range');
  // With arrays one element may meet one bound and another the next: only one bound can narrow.
  const used = target.multi ? ranges.slice(0, 1) : ranges;
  for (const range of used) {
    where.push(`${column} >= ? AND ${column} < ?`);
    values.push(range.bounds.min, range.bounds.max);
  }
  return Math.min(used.length, 2) * 2;
}
