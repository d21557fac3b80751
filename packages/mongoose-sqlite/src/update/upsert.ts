import { type Doc, isDoc } from '../values/types.ts';
import { getAt, setAt } from './places.ts';

/** What an upsert starts from: the fields that the filter pins to one value. */
export function seedOf(filter: Doc): Doc {
  const seed: Doc = {};
  for (const [path, value] of pinned(filter)) {
    if (getAt(seed, path.split('.')) === undefined) setAt(seed, path.split('.'), value);
  }
  return seed;
}

function pinned(filter: Doc): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, value]): [string, unknown][] => {
    if (name === '$and') return (value as Doc[]).flatMap(pinned);
    // A single alternative is no alternative.
    if (name === '$or' && (value as Doc[]).length === 1) return (value as Doc[]).flatMap(pinned);
    return name.startsWith('$') ? [] : pinnedValue(name, value);
  });
}

function pinnedValue(path: string, value: unknown): [string, unknown][] {
  if (value instanceof RegExp) return [];
  const operators = isDoc(value) && Object.keys(value).some((key) => key.startsWith('$'));
  if (!operators) return [[path, value]];
  if ('$eq' in value) return [[path, value.$eq]];
  const one = value.$in ?? value.$all;
  return Array.isArray(one) && one.length === 1 && !(one[0] instanceof RegExp)
    ? [[path, one[0]]]
    : [];
}
