/** What the buy-policy form of every line posts beside what it buys. */
import type { Fields } from './form.ts';

/** One field, or its three parts where a page asks with three selects. */
export function startIn(fields: Fields): string {
  const part = (name: string) => fields[`policy_start_date[${name}]`] ?? '';
  const parts = [part('year'), part('month').padStart(2, '0'), part('day').padStart(2, '0')];
  return fields.policy_start_date ?? (part('year') === '' ? '' : parts.join('-'));
}

export function isTicked(text: string | undefined): boolean {
  return text !== undefined && !['', '0', 'false', 'off', 'no'].includes(text);
}
