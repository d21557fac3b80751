/** What the forms of a policy's pages say. */
import { policyFields as names } from '../../../contract/policy-pages.ts';

type Fields = Readonly<Record<string, string>>;

/** ISO, or what is no day. */
export function dayIn(fields: Fields): string {
  const part = (name: string) => fields[`${names.day}[${name}]`] ?? '';
  const parts = [part('year'), part('month').padStart(2, '0'), part('day').padStart(2, '0')];
  return fields[names.day] ?? parts.join('-');
}

/** Units of whom a claim is known: ticked one by one, or typed. */
export function claimedIn(fields: Fields): string[] {
  const typed = (fields[names.claimed] ?? '').split(/[,;،\s]+/);
  return [...new Set(typed.filter((unit) => unit !== ''))].slice(0, 5_000);
}

export function seenIn(fields: Fields): number {
  const seen = Number(fields[names.seen] ?? '');
  return Number.isSafeInteger(seen) ? seen : 0;
}
