import type { FieldError } from '@muqarin/bff/contract/field-error';
import type { MemberField } from '@muqarin/rules/medical/members';
import { fillPlural } from '@muqarin/rules/plural';
import { memberFormName } from '@muqarin/rules/questions/member-names';
import type { SummaryError } from '@/components/ui/error-summary.tsx';
import { t } from '../plans/texts.ts';

/** The selects of one member as they stand in the panel. */
const shownFields = [
  'dob_year',
  'dob_month',
  'dob_day',
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

/** Of a member's select (`index` from 0). */
export function idOfSelect(index: number, field: MemberField): string {
  return `edit-${index + 1}-${field}`;
}

/** Each wrong select by its id, then what is of none of them. */
export function summaryOfMembers(errors: readonly FieldError[], members: number): SummaryError[] {
  const own = Array.from({ length: members }, (_, index) =>
    errorsOfMember(errors, index).map((error) => ({
      name: error.name,
      target: idOfSelect(index, error.field),
      message: error.message,
    })),
  ).flat();
  const others = errors.filter(({ field }) => !own.some(({ name }) => name === field));
  return [
    ...own.map(({ target, message }) => ({ target, message })),
    ...others.map(({ message }) => ({ target: null, message })),
  ];
}

export function errorsTitle(count: number): string {
  return fillPlural(t.answers, { count });
}
