import type { StoredCollection } from '../catalog.ts';
import { CODE, serverError } from '../errors.ts';
import type { SortKey } from '../query/sort.ts';
import type { Doc } from '../values/types.ts';
import { alternativesOf, type Constraint, constraintsOf } from './constraints.ts';
import { EQUALITY, orderBy, type Part, partOf } from './part.ts';
import { type Target, targetsOf } from './target.ts';

/** A way to candidates: a SELECT of row numbers per part, or a scan of the whole collection. */
export type Plan =
  | { stage: 'COLLSCAN' }
  | { stage: 'IXSCAN'; ordered: boolean; parts: Omit<Part, 'score'>[] };

/** What a find wants, as far as it decides which documents are read. */
export type Wanted = {
  filter: Doc;
  sort: readonly SortKey[];
  skip: number;
  limit: number;
  hint?: unknown;
};

/** Chooses by filter and sort alone: the index with the longest run of equalities, then a range, then order. */
export function plan(collection: StoredCollection, wanted: Wanted): Plan {
  const { filter, sort, limit, hint } = wanted;
  const targets = hinted(targetsOf(collection), hint);
  if (targets === undefined) return { stage: 'COLLSCAN' };
  const constraints = constraintsOf(filter);
  const best = bestPart(targets, constraints, sort);
  // Equality beats a union of alternatives; a mere range does not.
  if (best !== undefined && best.score >= EQUALITY) return single(best);
  const union = alternativesOf(filter)
    .map((branches) => unionOf(targets, constraints, branches))
    .find((parts) => parts !== undefined);
  if (union !== undefined) return { stage: 'IXSCAN', ordered: false, parts: union };
  if (best !== undefined) return single(best);
  // Reading all in order pays when only the first are wanted.
  const walk = limit > 0 ? inOrder(targets, constraints, wanted) : undefined;
  return walk === undefined ? { stage: 'COLLSCAN' } : single(walk);
}

const single = (part: Part): Plan => ({ stage: 'IXSCAN', ordered: part.ordered, parts: [part] });

function hinted(targets: Target[], hint: unknown): Target[] | undefined {
  if (hint === undefined || hint === null) return targets;
  const keys = typeof hint === 'string' ? undefined : Object.keys(hint as object).join();
  if (keys === '$natural') return undefined;
  const found = targets.filter((t) => t.name === hint || t.paths.join() === keys);
  if (found.length > 0) return found;
  throw serverError(CODE.badValue, 'hint provided does not correspond to an existing index');
}

function unionOf(
  targets: Target[],
  outer: readonly Constraint[],
  branches: Doc[],
): Part[] | undefined {
  const parts = branches.flatMap(
    (branch) => bestPart(targets, [...constraintsOf(branch), ...outer], []) ?? [],
  );
  return branches.length > 0 && parts.length === branches.length ? parts : undefined;
}

function bestPart(
  targets: Target[],
  constraints: readonly Constraint[],
  sort: readonly SortKey[],
): Part | undefined {
  let best: Part | undefined;
  for (const target of targets) {
    if (!target.usable(constraints)) continue;
    const part = partOf(target, constraints, sort);
    if (part !== undefined && part.score > (best?.score ?? 0)) best = part;
  }
  return best;
}

function inOrder(
  targets: Target[],
  constraints: readonly Constraint[],
  { filter, sort, skip, limit }: Wanted,
): Part | undefined {
  // Without a filter every row is a match, and no more are needed than are wanted.
  const rows = Object.keys(filter).length === 0 ? ` LIMIT ${skip + limit}` : '';
  for (const target of targets) {
    const order = orderBy(target, sort, 0);
    if (order === undefined || !target.usable(constraints)) continue;
    const sql = `SELECT doc FROM ${target.table}${order}${rows}`;
    return { index: target.name, sql, values: [], score: 0, ordered: true };
  }
  return undefined;
}
