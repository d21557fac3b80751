import { CODE, serverError } from '../errors.ts';
import { type Matcher, matcher, readFilter } from '../query/matcher.ts';
import { positionOf } from '../query/positional.ts';
import { type Doc, isDoc } from '../values/types.ts';
import { getAt } from './places.ts';

/** What the positional forms of a path need to know. */
export type Positions = { filter: Doc; arrayFilters: ReadonlyMap<string, Matcher> };

/** The concrete paths that `a.$`, `a.$[]` and `a.$[name]` mean in this document. */
export function targets(doc: Doc, path: string, positions: Positions): string[][] {
  let found: string[][] = [[]];
  for (const segment of path.split('.')) {
    found = segment.startsWith('$')
      ? found.flatMap((at) => positionsAt(doc, at, segment, path, positions).map((p) => [...at, p]))
      : found.map((at) => [...at, segment]);
  }
  return found;
}

/** `arrayFilters` by identifier; several conditions on one identifier must stand in one filter. */
export function readArrayFilters(filters: unknown): Map<string, Matcher> {
  const out = new Map<string, Matcher>();
  for (const given of Array.isArray(filters) ? filters : []) {
    const filter = readFilter(given);
    const name = identifierOf(filter);
    if (name === undefined || !/^[a-z][a-zA-Z0-9]*$/.test(name)) {
      throw serverError(CODE.badValue, 'an array filter needs one identifier in lower camel case');
    }
    if (out.has(name)) {
      throw serverError(CODE.failedToParse, `more than one array filter for '${name}'`);
    }
    out.set(name, matcher(filter));
  }
  return out;
}

/** Every filter must be used and every identifier must have a filter, as in MongoDB. */
export function checkIdentifiers(paths: readonly string[], filters: ReadonlyMap<string, Matcher>) {
  const used = new Set(paths.flatMap((path) => path.match(/(?<=\$\[)[^\]]+(?=\])/g) ?? []));
  for (const name of used) {
    if (!filters.has(name)) {
      throw serverError(CODE.badValue, `No array filter found for identifier '${name}'`);
    }
  }
  for (const name of filters.keys()) {
    if (!used.has(name)) {
      const message = `The array filter for identifier '${name}' was not used in the update`;
      throw serverError(CODE.failedToParse, message);
    }
  }
}

function identifierOf(filter: Doc): string | undefined {
  for (const [name, value] of Object.entries(filter)) {
    if (!name.startsWith('$')) return name.split('.')[0];
    const inner = Array.isArray(value) ? value.filter(isDoc).map(identifierOf) : [];
    const found = inner.find((item) => item !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

function positionsAt(
  doc: Doc,
  at: string[],
  segment: string,
  path: string,
  { filter, arrayFilters }: Positions,
): string[] {
  const items = getAt(doc, at);
  if (segment === '$') return [positional(doc, at, path, filter)];
  if (!Array.isArray(items)) {
    const message = `The path '${at.join('.')}' must be an array to use ${segment} in '${path}'`;
    throw serverError(CODE.badValue, message);
  }
  const all = [...items.keys()].map(String);
  if (segment === '$[]') return all;
  const name = segment.slice(2, -1);
  const test = arrayFilters.get(name);
  if (test === undefined) {
    throw serverError(CODE.badValue, `No array filter found for identifier '${name}'`);
  }
  return all.filter((i) => test({ [name]: items[Number(i)] as unknown }));
}

function positional(doc: Doc, at: string[], path: string, filter: Doc): string {
  const found = positionOf(doc, at.join('.'), filter);
  if (found !== undefined) return String(found);
  const message = `The positional operator did not find the match needed from the query: ${path}`;
  throw serverError(CODE.badValue, message);
}
