import { evalExpr } from 'mingo/core';
import { serverError, UnsupportedError } from '../errors.ts';
import { plainDoc } from '../values/encoding.ts';
import { pathValues, rootOf } from '../values/paths.ts';
import { type Doc, isDoc } from '../values/types.ts';
import { mingoOptions } from './context.ts';
import { checkExpression, matcher } from './matcher.ts';
import { positionOf } from './positional.ts';
import { emptyTree, exclude, include, put, type Tree } from './tree.ts';

type Change = (projected: Doc, original: Doc) => void;
/** `sliced` paths say nothing of the rest, but are kept where only some fields are. */
type Parts = {
  included: Tree;
  excluded: Tree;
  changes: Change[];
  keepsOnly: boolean;
  sliced: string[];
};

/**
 * A find's projection as a function: inclusion, exclusion, `$slice`, `$elemMatch`, the positional `path.$`
 * (which needs the filter) and computed fields.
 */
export function projector(projection: unknown, filter: Doc): (doc: Doc) => Doc {
  const spec = plainDoc(projection);
  if (Object.keys(spec).length === 0) return (doc) => doc;
  const parts: Parts = {
    included: emptyTree(),
    excluded: emptyTree(),
    changes: [],
    keepsOnly: false,
    sliced: [],
  };
  for (const [path, value] of flatten(spec, '')) readField(parts, path, value, filter);
  checkMix(spec, parts);
  if (parts.keepsOnly && !isOff(spec._id)) parts.included.set('_id', true);
  for (const path of parts.sliced) put(parts.included, path);
  return (doc) => {
    const kept = parts.keepsOnly ? include(doc, parts.included) : exclude(doc, parts.excluded);
    for (const change of parts.changes) change(kept, doc);
    return kept;
  };
}

/** The fields that a projection keeps and looks at, where it only names some; null where it may need the others. */
export function keptRoots(projection: unknown): string[] | null {
  const fields = flatten(plainDoc(projection), '').filter(
    ([path, value]) => !(path === '_id' && isOff(value)),
  );
  const names = fields.map(([path]) => path);
  const onlyNames = fields.every(([, value]) => !isOff(value) && isFlag(value));
  if (names.length === 0 || !onlyNames || names.some((path) => path.includes('$'))) return null;
  return ['_id', ...names.map(rootOf)];
}

const isFlag = (value: unknown) => value === true || typeof value === 'number';

function readField(parts: Parts, path: string, value: unknown, filter: Doc): void {
  if (isOff(value)) put(parts.excluded, path);
  else if (path.endsWith('.$')) readPositional(parts, path.slice(0, -2), filter);
  else if (isDoc(value) && '$slice' in value) readSlice(parts, path, value.$slice);
  else readKept(parts, path, value);
}

function readKept(parts: Parts, path: string, value: unknown): void {
  parts.keepsOnly = true;
  if (isDoc(value) && '$elemMatch' in value) readElemMatch(parts, path, value.$elemMatch);
  else if (isFlag(value)) put(parts.included, path);
  else readComputed(parts, path, value);
}

function readPositional(parts: Parts, path: string, filter: Doc): void {
  parts.keepsOnly = true;
  put(parts.included, path);
  parts.changes.push((kept, original) => {
    const items = pathValues(original, path)[0];
    if (!Array.isArray(items)) return;
    const position = positionOf(original, path, filter);
    if (position === undefined) {
      throw serverError(51246, `the positional projection of ${path} found no match in the query`);
    }
    setPath(kept, path, [items[position]]);
  });
}

function readSlice(parts: Parts, path: string, slice: unknown): void {
  const [skip, limit] = Array.isArray(slice) ? slice.map(Number) : [undefined, Number(slice)];
  parts.sliced.push(path);
  parts.changes.push((kept) => {
    const items = pathValues(kept, path)[0];
    if (Array.isArray(items)) setPath(kept, path, sliced(items, skip, limit ?? 0));
  });
}

function sliced(items: unknown[], skip: number | undefined, limit: number): unknown[] {
  if (skip === undefined) return limit < 0 ? items.slice(limit) : items.slice(0, limit);
  const start = skip < 0 ? Math.max(0, items.length + skip) : skip;
  return items.slice(start, start + limit);
}

function readElemMatch(parts: Parts, path: string, criteria: unknown): void {
  if (path.includes('.')) {
    throw serverError(31275, 'Cannot use $elemMatch projection on a nested field');
  }
  const test = matcher({ v: { $elemMatch: criteria } });
  parts.changes.push((kept, original) => {
    const items = original[path];
    const found = Array.isArray(items) ? items.find((item) => test({ v: [item] })) : undefined;
    if (found !== undefined) kept[path] = [found];
  });
}

function readComputed(parts: Parts, path: string, expression: unknown): void {
  checkExpression(expression);
  const options = mingoOptions();
  parts.changes.push((kept, original) => {
    const value: unknown = evalExpr(
      original,
      expression,
      options as Parameters<typeof evalExpr>[2],
    );
    if (value !== undefined) setPath(kept, path, value);
  });
}

function setPath(doc: Doc, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() as string;
  let at = doc;
  for (const name of names) {
    const next = at[name];
    const child: Doc = isDoc(next) ? { ...next } : {};
    at[name] = child;
    at = child;
  }
  at[last] = value;
}

/** `{ a: { b: 1 } }` says the same as `{ 'a.b': 1 }`. */
function flatten(spec: Doc, prefix: string): [string, unknown][] {
  return Object.entries(spec).flatMap(([name, value]): [string, unknown][] => {
    if (name === '$meta' || (isDoc(value) && '$meta' in value)) throw new UnsupportedError('$meta');
    const nested = isDoc(value) && !Object.keys(value).some((key) => key.startsWith('$'));
    return nested ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]];
  });
}

const isOff = (value: unknown) => value === 0 || value === false;

function checkMix(spec: Doc, { keepsOnly, excluded }: Parts): void {
  const names = [...excluded.keys()].filter((name) => name !== '_id');
  const onlyId = Object.keys(spec).length === 1 && spec._id !== undefined;
  if (keepsOnly && names.length > 0 && !onlyId) {
    throw serverError(31254, `Cannot do exclusion on field ${names[0]} in inclusion projection`);
  }
}
