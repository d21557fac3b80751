import { parseWhole } from '../digits.ts';
import { parsePickerText } from '../questions/date-picker.ts';
import { type FormFields, own, parseContact } from '../questions/form-fields.ts';
import type { StepInput } from './advance.ts';
import { memberFormName } from './checked.ts';
import { MAX_MEMBERS } from './constants.ts';
import { isCategory, parseEmirate } from './lookups.ts';
import { type MemberField, memberFields } from './members.ts';
import type { Step } from './questionnaire.ts';
import type { Member } from './types.ts';

/**
 * The answers in a plain form post of one step: `main_emirate`, `category`, `member_count`,
 * `members[1][dob_year]` …, `name`, `email`, `phone`, `dial_code`. What does not parse is left out
 * and so reported as missing by `advance`.
 */
export function parseStepForm(step: Step, fields: FormFields): StepInput {
  switch (step) {
    case 'emirate': {
      const main_emirate = parseEmirate(own(fields, 'main_emirate')?.trim());
      return main_emirate === undefined ? {} : { main_emirate };
    }
    case 'category': {
      const category = own(fields, 'category');
      return isCategory(category) ? { category } : {};
    }
    case 'member_count': {
      const member_count = parseWhole(own(fields, 'member_count') ?? '');
      return member_count === undefined ? {} : { member_count };
    }
    case 'check':
      return {};
    case 'contact':
      return { contact: parseContact(fields) };
    default:
      return { members: parseMembers(fields) };
  }
}

function parseMembers(fields: FormFields): Partial<Member>[] {
  return Array.from({ length: MAX_MEMBERS }, (_, index) => {
    const member: Partial<Member> = {};
    for (const field of memberFields) {
      const value = parseField(field, own(fields, memberFormName(index, field)) ?? '');
      if (value !== undefined) member[field] = value;
    }
    return member;
  });
}

/** Date parts are numeric, a year of up to 4 characters, a day of up to 2 (S0 5). */
function parseField(field: MemberField, text: string): number | undefined {
  if (field === 'dob_year') return parsePickerText('year', text);
  if (field === 'dob_month') return parsePickerText('month', text);
  return field === 'dob_day' ? parsePickerText('day', text) : parseWhole(text);
}
