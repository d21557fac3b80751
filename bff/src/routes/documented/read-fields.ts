/** Single fields of a payload, whichever way their values came. */
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { parseIdList } from '@muqarin/rules/plan-list/compare';
import type { Ask, Outcome } from './call.ts';

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A comma list, also as an array or a single number. */
export function idsIn(value: unknown): number[] {
  return parseIdList(Array.isArray(value) ? value.join(',') : textOf(value));
}

/** One id of a field that may be a number or digits; undefined for anything else. */
export function idOf(value: unknown): number | undefined {
  const [id] = parseIds(value);
  return id;
}

/** Texts, numbers and marks as a form would send them; nothing that is deeper. */
export function textsIn(fields: Ask['fields']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] => {
      const isText = ['string', 'number', 'boolean'].includes(typeof value);
      return isText ? [[name, String(value)]] : [];
    }),
  );
}

export const done = (body: unknown): Outcome => ({ kind: 'done', body });
