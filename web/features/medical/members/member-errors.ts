import type { FieldError } from '@muqarin/bff/contract/field-error';
import { memberFormName } from '@muqarin/rules/medical/checked';
import type { MemberField } from '@muqarin/rules/medical/members';
import { fillPlural } from '@muqarin/rules/plural';
import { t } from '@/features/plan-list/texts.ts';

/** The selects of one member as they stand in the panel. */
const shownFields = [
  'dob_day',
  'dob_month',
  'dob_year',
  'gender_id',
  'marital_status_id',
  'relation_id',
] as const satisfies readonly MemberField[];

/** What is wrong with member `index` (from 0), in the order of its selects. */
export function errorsOfMember(errors: readonly FieldError[], index: number) {
  return shownFields.flatMap((field) => {
    const name = memberFormName(index, field);
    const found = errors.find((error) => error.field === name);
    return found ? [{ field, name, message: found.message }] : [];
  });
}

/** The name of the first select that needs another look; null when no select of a member does. */
export function firstField(errors: readonly FieldError[], members: number): string | null {
  for (let index = 0; index < members; index += 1) {
    const [first] = errorsOfMember(errors, index);
    if (first) return first.name;
  }
  return null;
}

export function errorsTitle(count: number): string {
  return fillPlural(t.answers, { count });
}
