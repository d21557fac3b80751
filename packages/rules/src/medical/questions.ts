import { errorsOf } from '../checked.ts';
import { type ContactRules, checkContact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { parseWhole } from '../digits.ts';
import { genders } from '../genders.ts';
import { type Control, choice, contactControls, line, own, select } from '../questions/control.ts';
import { birthYears, parsePickerText } from '../questions/date-picker.ts';
import { type FormFields, own as ownField, parseContact } from '../questions/form-fields.ts';
import { memberFormName } from '../questions/member-names.ts';
import { type Question, questionnaireOf } from '../questions/questionnaire.ts';
import { parsed, textIn, wholeIn } from '../questions/read-fields.ts';
import { checkCategory, checkEmirate, checkMemberCount, checkRatable } from './check-step.ts';
import { MAX_MEMBERS, MIN_MEMBERS } from './constants.ts';
import {
  allowedRelations,
  categories,
  emirates,
  isCategory,
  maritalStatuses,
  parseEmirate,
  relations,
} from './lookups.ts';
import { type MemberField, memberFields, newMember, resizeMembers } from './members.ts';
import { type Step, stepsFor } from './questionnaire.ts';
import type { Category, DraftAnswers, Member } from './types.ts';

export interface MedicalRules extends ContactRules {
  /** Dubai's (decisions X15). */
  today: CivilDate;
}

const countOfMembers = {
  type: 'number',
  inputMode: 'numeric',
  dir: 'ltr',
  min: MIN_MEMBERS,
  max: MAX_MEMBERS,
  step: 1,
} as const;

type Asked = Question<DraftAnswers, MedicalRules>;

/**
 * The individual questionnaire's pages, each declared once (S0 2, 4 and 5). Fields: `main_emirate`, `category`,
 * `member_count`, `members[1][dob_year]` …, `name`, `email`, `phone`, `dial_code`.
 */
export const medicalQuestions = questionnaireOf<Step, DraftAnswers, MedicalRules>({
  path: (draft) => stepsFor(draft),
  // `check` asks nothing: with every member answered, both it and contact are open.
  whenAnswered: 'check',
  questions: {
    emirate: {
      asks: ['main_emirate'],
      controls: [choice('main_emirate', emirates, { said: 'aside.emirate' })],
      read: (fields) => parsed({ main_emirate: parseEmirate(textIn(fields, 'main_emirate')) }),
      check: checkEmirate,
    },
    category: {
      asks: ['category'],
      controls: [choice('category', categories, { said: 'aside.category' })],
      read: (fields) => {
        const category = ownField(fields, 'category');
        return isCategory(category) ? { category } : {};
      },
      check: checkCategory,
      apply: (draft, { category }) => (category ? withCategory(draft, category) : draft),
    },
    member_count: {
      asks: ['member_count'],
      controls: [
        line('member_count', 'member_count.label', countOfMembers, {
          hint: 'member_count.hint',
          said: 'aside.member_count',
          stepped: { fewer: 'member_count.fewer', more: 'member_count.more' },
          preset: 1,
        }),
      ],
      read: (fields) => parsed({ member_count: wholeIn(fields, 'member_count') }),
      check: checkMemberCount,
      apply: (draft, { member_count }) => withMemberCount(draft, member_count),
      // A count that is refused changes nothing, and is refused nevertheless.
      given: (draft, { member_count }) => {
        const { member_count: _before, ...rest } = draft;
        return member_count === undefined ? rest : { ...rest, member_count };
      },
    },
    self: members('self'),
    dependent: members('dependent'),
    worker: members('worker'),
    employee: members('employee'),
    check: { asks: [], onward: 'check.next' },
    contact: {
      asks: ['contact'],
      onward: 'submit',
      controls: [
        ...contactControls<DraftAnswers>(({ contact }) => contact),
        own('honeypot'),
        own('captcha'),
      ],
      read: (fields) => ({ contact: parseContact(fields) }),
      check: ({ contact = {} }, rules) => errorsOf(checkContact(contact, rules)),
      /** The contact as it is stored, where valid. */
      apply: (draft, { contact }, rules) => {
        if (!contact) return draft;
        const checked = checkContact(contact, rules);
        return { ...draft, contact: checked.ok ? checked.answers : contact };
      },
    },
  },
});

/** The page of one category's members. A section that was left out has what a new member has. */
function members(category: Category): Asked {
  return {
    asks: ['members'],
    title: ({ member_count = 1 }) => `${category}.${member_count > 1 ? 'titleMany' : 'title'}`,
    controls: [own('members')],
    read: (fields) => ({ members: parseMembers(fields) }),
    check: (draft, { today }) => errorsOf(checkRatable(draft, today)),
    apply: (draft, input) => withMembers(draft, category, input.members),
    given: (draft) => draft,
  };
}

/** Who is insured where, for a form that asks it beside the members. */
export const whoControls: Control<DraftAnswers>[] = [
  select('main_emirate', emirates, { label: 'emirate' }),
  select('category', categories, { label: 'coverFor' }),
];

/**
 * What one member is asked; a relation without alternative is not (decisions M4). `by`: with cards, or with lists alone, where a
 * relation stands in any case.
 */
export function memberControls(
  category: Category,
  index: number,
  by: 'cards' | 'lists' = 'cards',
): Control<DraftAnswers>[] {
  const name = (field: string) => memberFormName(index, field);
  const of = (field: MemberField) => ({
    name: name(field),
    label: `member.${field}`,
    value: ({ members }: DraftAnswers) => members[index]?.[field],
  });
  const relation = { ...of('relation_id'), said: 'aside.relation' };
  const allowed = allowedRelations(category, index);
  const [only = 0, ...others] = allowed;
  const kind = by === 'cards' ? 'choice' : 'select';
  const about: Control<DraftAnswers>[] = [
    {
      kind: 'date',
      name: `members-${index + 1}-birth`,
      names: { year: name('dob_year'), month: name('dob_month'), day: name('dob_day') },
      label: 'member.birth',
      said: 'aside.born',
      date: ({ members }) => birthOf(members[index]),
      years: birthYears,
    },
    { kind, ...of('gender_id'), options: genders, said: 'aside.gender' },
    { kind, ...of('marital_status_id'), options: maritalStatuses, said: 'aside.marital' },
  ];
  if (others.length === 0 && by === 'cards')
    return [...about, { kind: 'fixed', ...relation, fixed: only, options: relations }];
  const options = relations.filter(({ id }) => allowed.includes(id));
  // First, because it says more: a spouse is married, a child is not.
  return [{ kind: 'select', ...relation, options }, ...about];
}

function birthOf({ dob_year: year, dob_month: month, dob_day: day }: Partial<Member> = {}) {
  return parsed({ year, month, day });
}

function parseMembers(fields: FormFields): Partial<Member>[] {
  return Array.from({ length: MAX_MEMBERS }, (_, index) => {
    const member: Partial<Member> = {};
    for (const field of memberFields) {
      const value = parseField(field, ownField(fields, memberFormName(index, field)) ?? '');
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

/** Another category has other members; an employee is one person, who is not counted (S0 4). */
function withCategory(draft: DraftAnswers, category: Category): DraftAnswers {
  if (draft.category === category) return draft;
  const { member_count, ...rest } = draft;
  const asked = draft.category === 'employee' ? undefined : member_count;
  const count = category === 'employee' ? 1 : asked;
  return {
    ...rest,
    category,
    members: count === undefined ? [] : resizeMembers([], count, category),
    ...(count === undefined ? {} : { member_count: count }),
  };
}

/** Drops the highest sections when the count falls, adds empty ones when it rises (S0 4). */
function withMemberCount(draft: DraftAnswers, count: number | undefined): DraftAnswers {
  if (count === undefined || checkMemberCount({ members: [], member_count: count }).length > 0) {
    return draft;
  }
  const members = resizeMembers(draft.members, count, draft.category ?? 'self');
  return { ...draft, member_count: count, members };
}

function withMembers(
  draft: DraftAnswers,
  category: Category,
  given: readonly Partial<Member>[] | undefined,
): DraftAnswers {
  if (draft.category !== category) return draft;
  const count = category === 'employee' ? 1 : (draft.member_count ?? draft.members.length);
  const members = Array.from({ length: count }, (_, i) => ({
    ...newMember(category, i),
    ...given?.[i],
  }));
  return { ...draft, members };
}
