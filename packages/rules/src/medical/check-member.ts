import type { Checked, FieldError } from '../checked.ts';
import { ageOn, type CivilDate, compareDates, isRealDate } from '../dates.ts';
import { genders } from '../genders.ts';
import { filled } from '../message.ts';
import { formMessages } from '../messages-form.ts';
import { OLDEST_AGE } from '../questions/date-picker.ts';
import { allowedRelations, maritalStatuses } from './lookups.ts';
import type { MemberField } from './members.ts';
import type { Category, Member } from './types.ts';

const MISSING = {
  dob_year: formMessages.enterBirthYear,
  dob_month: formMessages.enterBirthMonth,
  dob_day: formMessages.enterBirthDay,
  gender_id: formMessages.enterGender,
  marital_status_id: formMessages.enterMaritalStatus,
  relation_id: formMessages.enterRelation,
} as const satisfies Record<MemberField, string>;

/**
 * Member `index` (from 0) by S0 5 and decisions M4, M9: every field has a value, ids are rows of
 * their tables, the relation suits the category, the birth is a real day from 120 years ago to
 * today. A wrong day is reported at `dob_day`.
 */
export function checkMember(
  member: Partial<Member>,
  category: Category,
  index: number,
  today: CivilDate,
): Checked<Member> {
  const { dob_year, dob_month, dob_day, gender_id, marital_status_id, relation_id } = member;
  const relation = allowedRelations(category, index).find((id) => id === relation_id);
  const gender = genders.find((row) => row.id === gender_id)?.id;
  const status = maritalStatuses.find((row) => row.id === marital_status_id)?.id;
  if (
    dob_year !== undefined &&
    dob_month !== undefined &&
    dob_day !== undefined &&
    isBirthDate({ year: dob_year, month: dob_month, day: dob_day }, today) &&
    gender !== undefined &&
    status !== undefined &&
    relation !== undefined
  ) {
    const answers = {
      dob_year,
      dob_month,
      dob_day,
      gender_id: gender,
      marital_status_id: status,
      relation_id: relation,
    };
    return { ok: true, answers };
  }
  const missing = missingError(index);
  return {
    ok: false,
    errors: [
      ...checkBirth(member, index, today),
      ...(gender === undefined ? [missing('gender_id')] : []),
      ...(status === undefined ? [missing('marital_status_id')] : []),
      ...(relation === undefined ? [missing('relation_id')] : []),
    ],
  };
}

function missingError(index: number): (field: MemberField) => FieldError {
  return (field) => ({
    field: `members[${index}].${field}`,
    message: filled(MISSING[field], { n: index + 1 }),
  });
}

function checkBirth(member: Partial<Member>, index: number, today: CivilDate): FieldError[] {
  const parts = ['dob_year', 'dob_month', 'dob_day'] as const;
  const absent = parts.filter((part) => member[part] === undefined);
  if (absent.length > 0) return absent.map(missingError(index));
  const { dob_year: year = 0, dob_month: month = 0, dob_day: day = 0 } = member;
  if (isBirthDate({ year, month, day }, today)) return [];
  return [{ field: `members[${index}].dob_day`, message: formMessages.validDateOfBirth }];
}

function isBirthDate(dob: CivilDate, today: CivilDate): boolean {
  return isRealDate(dob) && compareDates(dob, today) <= 0 && ageOn(dob, today) <= OLDEST_AGE;
}
