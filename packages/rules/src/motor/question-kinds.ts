import { type CivilDate, formatDate } from '../dates.ts';
import {
  choice,
  type ListControl,
  list,
  type Option,
  yesNo as yesOrNo,
} from '../questions/control.ts';
import { birthDays, birthMonths, monthNames } from '../questions/date-picker.ts';
import type { Question } from '../questions/questionnaire.ts';
import { dateIn, flagIn, parsed } from '../questions/read-fields.ts';
import { checkRegistration, unless } from './checks.ts';
import { isWhole, registrationYears } from './date-choices.ts';
import type { motorQuestionMessages } from './messages-questions.ts';
import type { Rules } from './rules.ts';
import type { MotorDraft } from './types.ts';

type Asked = Question<MotorDraft, Rules>;

/** Questions that the motor questionnaire asks more than once. */
export function yesNo(
  field: YesNo,
  message: keyof typeof motorQuestionMessages,
  said: string,
  options: readonly Option[] = yesOrNo,
): Asked {
  return {
    asks: [field],
    controls: [choice(field, options, { said })],
    read: (fields) => parsed({ [field]: flagIn(fields, field) }),
    check: (draft) => unless(typeof draft[field] === 'boolean', field, message),
  };
}

type YesNo =
  | 'is_vehicle_new'
  | 'is_insured'
  | 'vehicle_test_cert'
  | 'is_comprehensive'
  | 'is_agency_repair'
  | 'is_gcc_spec';

/** The fields are `<name>_year` and so on; the texts stand under the step. */
export function wholeDate(
  name: 'dob' | 'policy_exp',
  step: 'dob' | 'expiry',
  years: (today: CivilDate) => number[],
  check: NonNullable<Asked['check']>,
  said: string,
): Asked {
  const field = name === 'dob' ? 'dob' : 'policy_exp_date';
  const texts = { label: `${step}.label`, hint: `${step}.hint`, said };
  const names = { year: `${name}_year`, month: `${name}_month`, day: `${name}_day` };
  const date = (draft: MotorDraft) => draft[field];
  return {
    asks: [field],
    controls: [{ kind: 'date', name: `${name}-group`, names, ...texts, date, years }],
    read: (fields) => ({ [field]: dateIn(fields, name) }),
    check,
  };
}

/** Numeric, searchable by typing; what has not come yet is not offered (S1 5). */
const registrationLists: Record<keyof CivilDate, Partial<ListControl<MotorDraft>>> = {
  year: {
    options: ({ manf_year }, today) => numbered(registrationYears(manf_year ?? today.year, today)),
    filter: 'reg_year.filter',
    digits: 4,
    narrow: true,
    said: 'aside.registered',
    words: ({ first_reg_date: date }) => (isWhole(date) ? formatDate(date) : undefined),
  },
  month: {
    options: ({ first_reg_date: date }, today) =>
      birthMonths(date?.year, today).map((id) => ({ id, name: monthNames[id - 1] ?? '' })),
  },
  day: {
    options: ({ first_reg_date: date }, today) =>
      numbered(birthDays(date?.year, date?.month, today)),
    filter: 'reg_day.filter',
    digits: 2,
    narrow: true,
  },
};

function numbered(numbers: readonly number[]): Option[] {
  return numbers.map((id) => ({ id, name: String(id) }));
}

/** The registration date is asked on three pages; the other dates come whole. */
export function registrationPart(
  step: 'reg_year' | 'reg_month' | 'reg_day',
  part: keyof CivilDate,
): Asked {
  return {
    asks: ['first_reg_date'],
    controls: [
      list(step, [], {
        value: ({ first_reg_date }) => first_reg_date?.[part],
        ...registrationLists[part],
      }),
    ],
    // Where all three stand on one screen, those of the pages to come are there already.
    read: (fields) => {
      const { year, month, day } = dateIn(fields, 'reg');
      const open = { year: { year, month, day }, month: { month, day }, day: { day } };
      return { first_reg_date: parsed(open[part]) };
    },
    check: (draft, { today }) => checkRegistration(step, draft, today),
    apply: (draft, { first_reg_date }) =>
      first_reg_date
        ? { ...draft, first_reg_date: { ...draft.first_reg_date, ...first_reg_date } }
        : draft,
    given: (draft, { first_reg_date }) => {
      if (first_reg_date?.[part] !== undefined) return draft;
      const { [part]: _, ...parts } = (first_reg_date && draft.first_reg_date) ?? {};
      return { ...draft, first_reg_date: parts };
    },
  };
}
