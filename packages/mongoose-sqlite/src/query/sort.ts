import { Lazy } from 'mingo/lazy';
import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { compare } from '../values/compare.ts';
import { pathLeaves } from '../values/paths.ts';
import { type Doc, isDoc } from '../values/types.ts';

export type SortKey = { path: string; direction: 1 | -1 };

/** Any of the driver's sort forms (object, Map, pairs, array of names, one name) as a list. */
export function sortKeys(sort: unknown): SortKey[] {
  return pairs(sort).map(([path, direction]) => {
    if (path === '$natural') throw new UnsupportedError('sort by $natural');
    if (isDoc(direction)) throw new UnsupportedError('sort by $meta');
    const sign = DIRECTIONS.get(typeof direction === 'string' ? direction : Number(direction));
    if (sign !== undefined) return { path, direction: sign };
    throw serverError(CODE.badValue, `Illegal sort direction of ${path}: ${String(direction)}`);
  });
}

/** Sorts stably by BSON order; an array sorts by its smallest element, or largest when descending. */
export function sortBy<T>(items: T[], keys: readonly SortKey[], docOf: (item: T) => Doc): T[] {
  const rows = items.map((item) => ({
    item,
    values: keys.map((key) => sortValue(docOf(item), key)),
  }));
  rows.sort((a, b) => {
    for (let i = 0; i < keys.length; i++) {
      const order = compare(a.values[i], b.values[i]);
      if (order !== 0) return keys[i]?.direction === -1 ? -order : order;
    }
    return 0;
  });
  return rows.map((row) => row.item);
}

/** mingo's `$sort` stage on the order above. */
export function sortStage(source: ReturnType<typeof Lazy>, spec: unknown) {
  const keys = sortKeys(spec);
  if (keys.length === 0) throw serverError(CODE.badValue, '$sort needs at least one field');
  return source.transform((docs) => Lazy(sortBy(docs as Doc[], keys, (doc) => doc)));
}

function sortValue(doc: Doc, key: SortKey): unknown {
  // An empty array sorts before null, as in MongoDB.
  const leaves = pathLeaves(doc, key.path).flatMap((v) =>
    !Array.isArray(v) ? [v] : v.length === 0 ? [EMPTY] : (v as unknown[]),
  );
  let best = leaves[0];
  for (const leaf of leaves) if (compare(leaf, best) * key.direction < 0) best = leaf;
  return best;
}

const EMPTY = Object.freeze({ _bsontype: 'MinKey' });

const DIRECTIONS: ReadonlyMap<string | number, 1 | -1> = new Map<string | number, 1 | -1>([
  [1, 1],
  [-1, -1],
  ['1', 1],
  ['-1', -1],
  ['asc', 1],
  ['desc', -1],
  ['ascending', 1],
  ['descending', -1],
]);

function pairs(sort: unknown): [string, unknown][] {
  if (sort === undefined || sort === null) return [];
  if (typeof sort === 'string') return [[sort, 1]];
  if (sort instanceof Map) return [...(sort as Map<string, unknown>)];
  if (!Array.isArray(sort)) return Object.entries(sort as object);
  if (typeof sort[0] === 'string' && DIRECTIONS.has(sort[1] as string | number)) {
    return [[sort[0], sort[1]]];
  }
  return (sort as unknown[]).map((item) =>
    Array.isArray(item) ? [String(item[0]), item[1] as unknown] : [String(item), 1],
  );
}
