import { type Doc, isDoc } from './types.ts';

/**
 * The values a dotted path reaches, through arrays as MongoDB goes: into every embedded document of an array,
 * and by position where a segment is a number. `undefined` stands for a place where the field is missing.
 */
export function pathValues(doc: unknown, path: string): unknown[] {
  return collect(doc, path, {});
}

/**
 * The same for who looks at the elements of an array next (sorting, indexing): an array that the path names by
 * its position is one value, not its elements, so it comes wrapped in another array.
 */
export function pathLeaves(doc: unknown, path: string): unknown[] {
  return collect(doc, path, { wrap: true });
}

/**
 * The leaves that a condition is tested on: as above, and a number in the path is also looked for as a field of
 * the array's documents, which then may lack it.
 */
export function matchLeaves(doc: unknown, path: string): unknown[] {
  return collect(doc, path, { wrap: true, fields: true });
}

/** The field of the document itself in which a dotted path begins. */
export const rootOf = (path: string): string => path.split('.', 1)[0] as string;

export const isPosition = (segment: string): boolean => /^\d+$/.test(segment);

/** A field of the document itself, never of Object.prototype. */
export function own(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

type Kind = { wrap?: boolean; fields?: boolean };
type Walk = Kind & { parts: readonly string[]; out: unknown[] };

function collect(doc: unknown, path: string, kind: Kind): unknown[] {
  if (!path.includes('.') && isDoc(doc)) return [own(doc, path)];
  const walk: Walk = { ...kind, parts: path.split('.'), out: [] };
  visit(walk, doc, 0);
  return walk.out;
}

function visit(walk: Walk, value: unknown, at: number): void {
  const part = walk.parts[at];
  if (part === undefined) walk.out.push(value);
  else if (Array.isArray(value)) visitArray(walk, value, part, at);
  else if (isDoc(value) && Object.hasOwn(value, part)) visit(walk, value[part], at + 1);
  else walk.out.push(undefined);
}

function visitArray(walk: Walk, items: readonly unknown[], part: string, at: number): void {
  const place = isPosition(part) ? Number(part) : -1;
  if (place >= 0 && place < items.length) {
    const item = items[place];
    const last = at + 1 === walk.parts.length;
    if (last && walk.wrap && Array.isArray(item)) walk.out.push([item]);
    else visit(walk, item, at + 1);
  }
  for (const item of items) {
    if (!isDoc(item)) continue;
    if (place < 0 || walk.fields || Object.hasOwn(item, part)) visit(walk, item, at);
  }
}
