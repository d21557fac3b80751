import { type Doc, isDoc } from './types.ts';

/**
 * The values a dotted path reaches, through arrays as MongoDB goes: into every embedded document of an array,
 * and by position where a segment is a number. `undefined` stands for a place where the field is missing.
 */
export function pathValues(doc: unknown, path: string): unknown[] {
  if (!path.includes('.') && isDoc(doc)) return [own(doc, path)];
  const out: unknown[] = [];
  walk(doc, path.split('.'), 0, out);
  return out;
}

export const isPosition = (segment: string): boolean => /^\d+$/.test(segment);

/** A field of the document itself, never of Object.prototype. */
export function own(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

function walk(value: unknown, parts: readonly string[], at: number, out: unknown[]): void {
  const part = parts[at];
  if (part === undefined) out.push(value);
  else if (Array.isArray(value)) walkArray(value, part, parts, at, out);
  else if (isDoc(value) && Object.hasOwn(value, part)) walk(value[part], parts, at + 1, out);
  else out.push(undefined);
}

function walkArray(
  items: readonly unknown[],
  part: string,
  parts: readonly string[],
  at: number,
  out: unknown[],
): void {
  const position = isPosition(part);
  for (const item of items) {
    // A missing number is a missing position, not a missing field of each element.
    if (isDoc(item) && (!position || Object.hasOwn(item, part))) walk(item, parts, at, out);
  }
  if (position && Number(part) < items.length) walk(items[Number(part)], parts, at + 1, out);
}
