import { CODE, serverError } from '../errors.ts';
import { isPosition, own } from '../values/paths.ts';
import { type Doc, isDoc } from '../values/types.ts';

/** Arrays are not filled up beyond this by a position in a path (MongoDB has the same limit). */
const MOST_PADDING = 1_500_000;

/** The value at a concrete path (positions are numbers), undefined where there is none. */
export function getAt(doc: unknown, path: readonly string[]): unknown {
  let at = doc;
  for (const name of path) {
    if (Array.isArray(at)) at = isPosition(name) ? (at[Number(name)] as unknown) : undefined;
    else at = isDoc(at) ? own(at, name) : undefined;
  }
  return at;
}

/** Sets in place, making the documents on the way; a scalar in the way is an error. */
export function setAt(doc: Doc, path: readonly string[], value: unknown): void {
  const last = path.at(-1) as string;
  let at: Doc | unknown[] = doc;
  for (const name of path.slice(0, -1)) {
    let next = childOf(at, name, path);
    if (next === undefined) {
      next = {};
      put(at, name, next, path);
    }
    if (!Array.isArray(next) && !isDoc(next)) throw notViable(path, name);
    at = next;
  }
  put(at, last, value, path);
}

/** Removes in place; an array keeps its length and gets null there. */
export function unsetAt(doc: Doc, path: readonly string[]): void {
  const parent = getAt(doc, path.slice(0, -1));
  const last = path.at(-1) as string;
  if (Array.isArray(parent)) {
    if (isPosition(last) && Number(last) < parent.length) parent[Number(last)] = null;
  } else if (isDoc(parent)) delete parent[last];
}

function childOf(at: Doc | unknown[], name: string, path: readonly string[]): unknown {
  if (!Array.isArray(at)) return own(at, name);
  if (!isPosition(name)) throw notViable(path, name);
  return at[Number(name)];
}

function put(at: Doc | unknown[], name: string, value: unknown, path: readonly string[]): void {
  if (!Array.isArray(at)) {
    Object.defineProperty(at, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return;
  }
  if (!isPosition(name)) throw notViable(path, name);
  const index = Number(name);
  if (index > at.length + MOST_PADDING) throw notViable(path, name);
  while (at.length < index) at.push(null);
  at[index] = value;
}

const notViable = (path: readonly string[], name: string) =>
  serverError(CODE.pathNotViable, `Cannot create field '${name}' in element of ${path.join('.')}`);
