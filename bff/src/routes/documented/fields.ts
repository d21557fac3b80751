import { parseIdList } from '@muqarin/rules/medical/compare';

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A comma list, also as an array or a single number. */
export function idsIn(value: unknown): number[] {
  return parseIdList(Array.isArray(value) ? value.join(',') : textOf(value));
}
