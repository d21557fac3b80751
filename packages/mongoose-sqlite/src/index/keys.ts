import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { filterRoots, matcher } from '../query/matcher.ts';
import { emptyArrayKey, keyOf } from '../values/key.ts';
import { pathLeaves, rootOf } from '../values/paths.ts';
import type { Doc } from '../values/types.ts';
import type { IndexSpec } from './definition.ts';

/** One row of an index: a key for each of its fields. */
export type KeyRow = Uint8Array[];

/** More rows than this from one document is a mistake in the data, not an index. */
const MOST_ROWS = 10_000;

/**
 * The function that gives an index's rows for a document: none when the document is outside a partial or sparse
 * index, several when a field is an array. Never fewer than a query over the index may look for.
 */
export function keyRows(spec: IndexSpec): (doc: Doc) => KeyRow[] {
  const paths = Object.keys(spec.key);
  const inside = spec.partialFilterExpression ? matcher(spec.partialFilterExpression) : () => true;
  return (doc) => {
    if (!inside(doc)) return [];
    if (spec.sparse && paths.every((path) => isMissing(doc, path))) return [];
    const fields = paths.map((path) => fieldKeys(doc, path));
    checkArrays(spec, paths, fields);
    return combine(fields);
  };
}

/** The document's own fields that decide an index's rows; null where its partial filter may look at any. */
export function rootsOf({ key, partialFilterExpression = {} }: IndexSpec): string[] | null {
  const inside = filterRoots(partialFilterExpression);
  return inside === null ? null : [...new Set([...Object.keys(key).map(rootOf), ...inside])];
}

const isMissing = (doc: Doc, path: string) =>
  pathLeaves(doc, path).every((value) => value === undefined);

function fieldKeys(doc: Doc, path: string): Uint8Array[] {
  const keys = pathLeaves(doc, path).flatMap((value) => {
    if (!Array.isArray(value)) return [keyOf(value)];
    return value.length === 0 ? [emptyArrayKey()] : value.map(keyOf);
  });
  if (keys.length === 0) return [keyOf(null)];
  return keys.length === 1 ? keys : unique(keys);
}

function unique(keys: Uint8Array[]): Uint8Array[] {
  return [...new Map(keys.map((key) => [Buffer.from(key).toString('latin1'), key])).values()];
}

function checkArrays(spec: IndexSpec, paths: string[], fields: Uint8Array[][]): void {
  const many = paths.filter((_, i) => (fields[i]?.length ?? 0) > 1);
  if (many.length < 2) return;
  const roots = new Set(many.map((path) => path.split('.')[0]));
  if (roots.size > 1) {
    throw serverError(CODE.parallelArrays, `cannot index parallel arrays [${many.join('] [')}]`);
  }
  if (spec.unique) {
    throw new UnsupportedError(`unique index ${spec.name}`, 'over several fields of one array');
  }
}

function combine(fields: Uint8Array[][]): KeyRow[] {
  let rows: KeyRow[] = [[]];
  for (const keys of fields) {
    rows = rows.flatMap((row) => keys.map((key) => [...row, key]));
    if (rows.length > MOST_ROWS) throw serverError(CODE.badValue, 'too many index keys');
  }
  return rows;
}
