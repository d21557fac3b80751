import type { FieldError } from '@muqarin/bff/contract/field-error';
import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { type CivilDate, parseIsoDate } from '@muqarin/rules/dates';
import { checkRatable } from '@muqarin/rules/medical/check-step';
import { MAX_MEMBERS, MIN_MEMBERS } from '@muqarin/rules/medical/constants';
import { newMember } from '@muqarin/rules/medical/members';
import { medicalQuestions } from '@muqarin/rules/medical/questions';
import type { DraftAnswers, Member } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import { type FormEvent, useEffect, useState } from 'react';
import { byFormName, controlId } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import { type Saved, saveMembers } from './save-members.ts';

export type MembersEditor = ReturnType<typeof useMembers>;

type Saving = { kind: 'rest' } | { kind: 'saving' } | Exclude<Saved, { kind: 'saved' }>;

export interface MembersStart extends Pick<ProductsPage, 'answers' | 'refusedMembers'> {
  /** ISO day in Asia/Dubai. */
  today: string;
}

/** `members[2][dob_day]` is `edit-2-dob_day`. */
export function idInPanel(name: string): string {
  return `edit-${controlId(name).replace('members-', '')}`;
}

/** Opening is Edit, which enables; Save disables, posts and reloads; 1 to 10 members (S0 4 and 5). */
export function useMembers(start: MembersStart, csrfToken: string, open: boolean) {
  const { refusedMembers: refused } = start;
  // What the form was drawn with; what was changed in it since stands in the form.
  const [answers, setAnswers] = useState(refused?.answers ?? start.answers);
  const [saving, setSaving] = useState<Saving>(
    refused ? { kind: 'refused', errors: refused.errors } : { kind: 'rest' },
  );
  const [warning, setWarning] = useState<string | null>(null);
  // A key for each member, which stays its own when another one is removed.
  const [rows, keep] = useState(() => answers.members.map((_, at) => at));
  const { form, fields } = useFormFields();
  const editing = open && saving.kind !== 'saving' && saving.kind !== 'bound';
  const errors = useFirstError(saving);
  const today = parseIsoDate(start.today) ?? { year: 2000, month: 1, day: 1 };
  const now = () => answersIn(fields(), answers, rows.length);
  const drawWith = (next: DraftAnswers, members: readonly Partial<Member>[]) =>
    setAnswers({ ...next, members: [...members], member_count: members.length });
  return {
    form,
    answers,
    rows,
    category: answers.category ?? 'self',
    today,
    editing,
    saving,
    errors,
    warning,
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (!editing) return;
      const given = now();
      const problems = problemsOf(given, today);
      if (problems.length > 0) return setSaving({ kind: 'refused', errors: problems });
      setSaving({ kind: 'saving' });
      const outcome = await saveMembers(given, csrfToken);
      if (outcome.kind === 'saved') return location.reload();
      setSaving(outcome);
    },
    closeWarning: () => setWarning(null),
    /** Another category has other relations. */
    changed: ({ target }: { target: EventTarget }) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== 'category') return;
      const next = underCategory(now());
      drawWith(next, next.members);
      keep((all) => all.slice(0, next.members.length));
      setSaving({ kind: 'rest' });
    },
    add: () => {
      if (rows.length >= MAX_MEMBERS) return setWarning(say(messages.cannotAddMembers));
      const given = now();
      keep((all) => [...all, Math.max(...all) + 1]);
      drawWith(given, [...given.members, newMember(given.category ?? 'self', rows.length)]);
    },
    remove: (index: number) => {
      if (rows.length <= MIN_MEMBERS) return setWarning(say(messages.atLeastOneMember));
      const given = now();
      keep((all) => all.toSpliced(index, 1));
      drawWith(given, given.members.toSpliced(index, 1));
      // Another number or order of members: what was said of them stands beside the wrong ones.
      setSaving({ kind: 'rest' });
    },
  };
}

/** As the plain form of them is read. */
function answersIn(typed: Fields, answers: DraftAnswers, count: number): DraftAnswers {
  const { members = [] } = medicalQuestions.read('self', typed);
  return {
    ...answers,
    ...medicalQuestions.read('emirate', typed),
    ...medicalQuestions.read('category', typed),
    members: members.slice(0, count),
    member_count: count,
  };
}

const NONE: readonly FieldError[] = [];

/** What is wrong, by form name; whenever that is shown, the first control of it has the focus. */
function useFirstError(saving: Saving) {
  const errors = saving.kind === 'refused' ? saving.errors : NONE;
  useEffect(() => {
    const [first] = errors;
    if (first) document.getElementById(idInPanel(first.field))?.focus();
  }, [errors]);
  return errors;
}

/** The rules that the server has, with the same words (S0 5). */
function problemsOf(answers: DraftAnswers, today: CivilDate): FieldError[] {
  const checked = checkRatable(answers, today);
  return checked.ok ? [] : byFormName(checked.errors);
}

/** Without the relations of the category before; an employee is one (S0 4). */
function underCategory(answers: DraftAnswers): DraftAnswers {
  const { category = 'self', members } = answers;
  const kept = category === 'employee' ? members.slice(0, 1) : members;
  return {
    ...answers,
    members: kept.map((member, at) => {
      const { relation_id: _before, ...rest } = member;
      return { ...rest, ...newMember(category, at) };
    }),
  };
}
