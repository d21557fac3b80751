import { CODE, serverError } from '../errors.ts';
import type { Matcher } from '../query/matcher.ts';
import { plain, plainDoc } from '../values/encoding.ts';
import { rootOf } from '../values/paths.ts';
import { type Doc, isDoc } from '../values/types.ts';
import { arrayOperators } from './arrays.ts';
import { pipelineUpdate } from './pipeline.ts';
import { getAt, setAt, unsetAt } from './places.ts';
import { type Context, type Operator, scalarOperators, type Update } from './scalars.ts';
import { checkIdentifiers, readArrayFilters, targets } from './targets.ts';

const OPERATORS: Readonly<Record<string, Operator>> = { ...scalarOperators, ...arrayOperators };

/** Reads an update document or pipeline; `filter` is what found the document, for the positional `$`. */
export function readUpdate(update: unknown, filter: Doc, arrayFilters: unknown): Update {
  if (Array.isArray(update)) return pipelineUpdate(plain(update) as Doc[]);
  const spec = plainDoc(update);
  const names = Object.keys(spec);
  if (names.length === 0 || names.some((name) => !name.startsWith('$'))) {
    throw serverError(CODE.failedToParse, 'Update document requires atomic operators');
  }
  const changes = names.flatMap((name) => readOperator(name, spec[name]));
  const filters = readArrayFilters(arrayFilters);
  checkPaths(changes);
  checkIdentifiers(
    changes.map((change) => change.path),
    filters,
  );
  const run = (doc: Doc, context: Context) => {
    for (const change of changes) apply(change, doc, filter, filters, context);
    return doc;
  };
  return Object.assign(run, { roots: new Set(pathsOf(changes).map(rootOf)) });
}

type Change = { name: string; path: string; operand: unknown };

function readOperator(name: string, operands: unknown): Change[] {
  if (name !== '$rename' && OPERATORS[name] === undefined) {
    throw serverError(CODE.failedToParse, `Unknown modifier: ${name}`);
  }
  if (!isDoc(operands)) {
    throw serverError(CODE.failedToParse, `Modifiers operate on fields: ${name} needs an object`);
  }
  return Object.entries(operands).map(([path, operand]) => ({ name, path, operand }));
}

function apply(
  { name, path, operand }: Change,
  doc: Doc,
  filter: Doc,
  arrayFilters: ReadonlyMap<string, Matcher>,
  context: Context,
): void {
  if (name === '$setOnInsert' && !context.inserting) return;
  const operator = OPERATORS[name];
  if (operator === undefined) {
    rename(doc, path, String(operand));
    return;
  }
  for (const place of targets(doc, path, { filter, arrayFilters })) {
    operator(doc, place, structuredCopy(operand), context);
  }
}

/** Two places never share one object, or a later operator would change both. */
function structuredCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, structuredCopy(v)]));
}

function rename(doc: Doc, from: string, to: string): void {
  const source = from.split('.');
  for (const [i] of source.slice(1).entries()) checkRename(doc, source.slice(0, i + 1));
  const value = getAt(doc, source);
  if (value === undefined) return;
  unsetAt(doc, source);
  unsetAt(doc, to.split('.'));
  setAt(doc, to.split('.'), value);
}

/** A field is renamed within documents only, never inside an array. */
function checkRename(doc: Doc, parent: string[]): void {
  const value = getAt(doc, parent);
  if (value === undefined || isDoc(value)) return;
  throw serverError(
    CODE.pathNotViable,
    `cannot use the part ${parent.join('.')} to rename a field`,
  );
}

/** No two operators may touch one path, nor a path and its parent. */
function checkPaths(changes: readonly Change[]): void {
  const seen = new Set<string>();
  const paths = pathsOf(changes);
  for (const path of paths) {
    if (path === '' || path.split('.').includes('')) {
      throw serverError(56, `The update path '${path}' contains an empty field name`);
    }
    if (seen.has(path)) throw conflict(path);
    seen.add(path);
  }
  for (const path of paths) {
    for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
      if (seen.has(path.slice(0, dot))) throw conflict(path);
    }
  }
}

const pathsOf = (changes: readonly Change[]) =>
  changes.flatMap(({ name, path, operand }) =>
    name === '$rename' ? [path, String(operand)] : [path],
  );

const conflict = (path: string) =>
  serverError(
    CODE.conflictingUpdate,
    `Updating the path '${path}' would create a conflict at '${path}'`,
  );
