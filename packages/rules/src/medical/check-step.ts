import { type Checked, errorsOf, type FieldError } from '../checked.ts';
import { type ContactRules, checkContact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { formMessages } from '../messages-form.ts';
import { checkMember } from './check-member.ts';
import { MAX_MEMBERS } from './constants.ts';
import { emirates, isCategory } from './lookups.ts';
import type { CompleteAnswers, DraftAnswers, Member, RatableAnswers } from './types.ts';

/** Every rule of S0 5 except contact: what a price needs. `today` is Dubai's (decisions X15). */
export function checkRatable(draft: DraftAnswers, today: CivilDate): Checked<RatableAnswers> {
  const errors = [...checkEmirate(draft), ...checkCategory(draft), ...checkMemberCount(draft)];
  if (errors.length > 0) return { ok: false, errors };
  return checkMembers(draft, today);
}

/** Every rule of S0 5: what a lead needs. The contact comes back trimmed, the phone as E.164. */
export function checkComplete(
  draft: DraftAnswers,
  today: CivilDate,
  rules: ContactRules = {},
): Checked<CompleteAnswers> {
  const ratable = checkRatable(draft, today);
  const contact = checkContact(draft.contact ?? {}, rules);
  if (ratable.ok && contact.ok) {
    return { ok: true, answers: { ...ratable.answers, contact: contact.answers } };
  }
  return { ok: false, errors: [...errorsOf(ratable), ...errorsOf(contact)] };
}

/** S0 5: must be a listed option. */
export function checkEmirate(draft: DraftAnswers): FieldError[] {
  if (emirates.some((row) => row.id === draft.main_emirate)) return [];
  return [{ field: 'main_emirate', message: formMessages.enterEmirate }];
}

export function checkCategory(draft: DraftAnswers): FieldError[] {
  if (isCategory(draft.category)) return [];
  return [{ field: 'category', message: formMessages.enterCategory }];
}

/** 1 to 10 (decisions M7, M8); not asked for an employee, who is one (S0 4). */
export function checkMemberCount(draft: DraftAnswers): FieldError[] {
  const count = draft.member_count;
  if (draft.members.length > MAX_MEMBERS || (count !== undefined && count > MAX_MEMBERS)) {
    return [{ field: 'member_count', message: formMessages.tooManyMembers }];
  }
  if (draft.category === 'employee') return [];
  if (count !== undefined && Number.isInteger(count) && count >= 1) return [];
  return [{ field: 'member_count', message: formMessages.enterMemberCount }];
}

/** The members the count asks for; sections above it are left out, as S0 4 removes the highest. */
function checkMembers(draft: DraftAnswers, today: CivilDate): Checked<RatableAnswers> {
  const { main_emirate, category } = draft;
  const member_count = category === 'employee' ? 1 : draft.member_count;
  if (!main_emirate || !category || !member_count) throw new Error('checked before');
  const errors: FieldError[] = [];
  const members: Member[] = [];
  for (let i = 0; i < member_count; i++) {
    const checked = checkMember(draft.members[i] ?? {}, category, i, today);
    if (checked.ok) members.push(checked.answers);
    else errors.push(...checked.errors);
  }
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, answers: { main_emirate, category, member_count, members } };
}
