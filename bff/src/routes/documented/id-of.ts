import { parseIds } from '@muqarin/rules/calls/open-shapes';

/** One id of a field that may be a number or digits; undefined for anything else. */
export function idOf(value: unknown): number | undefined {
  const [id] = parseIds(value);
  return id;
}
