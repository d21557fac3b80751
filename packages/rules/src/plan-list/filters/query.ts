import { parseIdList } from '../compare.ts';

/** The query of an address: a list comes as repeated keys of a plain form, or with commas. */
export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

export function firstOf(query: QueryValues, name: string): string {
  return valuesOf(query, name)[0]?.trim() ?? '';
}

/** Each once. */
export function textsOf(query: QueryValues, name: string): string[] {
  const items = valuesOf(query, name).flatMap((value) => value.slice(0, 4096).split(','));
  return [...new Set(items.map((item) => item.trim()))];
}

export function idsOf(query: QueryValues, name: string): number[] {
  return parseIdList(valuesOf(query, name).join(','));
}

function valuesOf(query: QueryValues, name: string): readonly string[] {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' ? [value] : (value ?? []);
}
