/** The edit-members panel as a plain form: what it sent, and what of a refused post the page shows again. */

import { isCategory, parseEmirate } from '@muqarin/rules/medical/lookups';
import { hasAnswers } from '@muqarin/rules/medical/members';
import { medicalQuestions } from '@muqarin/rules/medical/questions';
import type { DraftAnswers, RatableAnswers } from '@muqarin/rules/medical/types';
import type { ProductsPage } from '../../../contract/medical/plan-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Flash } from '../../session/session-data.ts';

/** What is not sent stays as it is known. */
export function membersIn(
  fields: Readonly<Record<string, string>>,
  known: Pick<RatableAnswers, 'category' | 'main_emirate'>,
): DraftAnswers {
  const category = isCategory(fields.category) ? fields.category : known.category;
  const { members = [] } = medicalQuestions.read(category, fields);
  const count = Number(fields.member_count) || members.filter(hasAnswers).length;
  return {
    main_emirate: parseEmirate(fields.main_emirate) ?? known.main_emirate,
    category,
    member_count: count,
    members: members.slice(0, count),
  };
}

/** Null when the last post was of another form, or went through. */
export function refusedMembers(
  { errors = [], typed }: Flash,
  known: RatableAnswers,
): PageDraft<ProductsPage['refusedMembers']> {
  if (!typed || !errors.some(({ field }) => field.startsWith('members['))) return null;
  return { answers: membersIn(typed, known), errors };
}
