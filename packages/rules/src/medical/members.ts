import { allowedRelations, CHILD, MARRIED, SINGLE, SPOUSE } from './lookups.ts';
import type { Category, Member } from './types.ts';

/** The fields of one member in the order in which a form asks for them (decisions M5). */
export const memberFields = [
  'dob_year',
  'dob_month',
  'dob_day',
  'gender_id',
  'marital_status_id',
  'relation_id',
] as const;

export type MemberField = (typeof memberFields)[number];

/** An empty section for member `index` (from 0); a relation without alternative is filled in. */
export function newMember(category: Category, index: number): Partial<Member> {
  const [only, ...others] = allowedRelations(category, index);
  return only !== undefined && others.length === 0 ? { relation_id: only } : {};
}

/** The list cut to `count` from its end, or lengthened with empty sections (S0 4). */
export function resizeMembers(
  members: readonly Partial<Member>[],
  count: number,
  category: Category,
): Partial<Member>[] {
  return Array.from({ length: count }, (_, i) => members[i] ?? newMember(category, i));
}

/** Whether somebody entered anything beyond what `newMember` fills in. */
export function hasAnswers(member: Partial<Member>): boolean {
  return memberFields.some((field) => field !== 'relation_id' && member[field] !== undefined);
}

/** The marital status that a relation says: a spouse is married, a child is not. It is only offered, and can be changed. */
export function statusOf(relationId: number): number | undefined {
  return { [SPOUSE]: MARRIED, [CHILD]: SINGLE }[relationId];
}
