import type { FieldError } from '@muqarin/bff/contract/field-error';
import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { type CivilDate, parseIsoDate } from '@muqarin/rules/dates';
import { checkRatable } from '@muqarin/rules/medical/check-step';
import { MAX_MEMBERS, MIN_MEMBERS } from '@muqarin/rules/medical/constants';
import { newMember } from '@muqarin/rules/medical/members';
import type { Category, DraftAnswers, Member } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import { useEffect, useRef, useState } from 'react';
import { byFormName } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { type Saved, saveMembers } from './save-members.ts';

export type MembersEditor = ReturnType<typeof useMembers>;

type Saving = { kind: 'rest' } | { kind: 'saving' } | Exclude<Saved, { kind: 'saved' }>;

export interface MembersStart extends Pick<ProductsPage, 'answers' | 'refusedMembers'> {
  /** ISO day in Asia/Dubai. */
  today: string;
}

/** Opening is Edit, which enables; Save disables, posts and reloads; 1 to 10 members (S0 4 and 5). */
export function useMembers(start: MembersStart, csrfToken: string, open: boolean) {
  const { refusedMembers: refused } = start;
  const [answers, setAnswers] = useState(refused?.answers ?? start.answers);
  const [saving, setSaving] = useState<Saving>(
    refused ? { kind: 'refused', errors: refused.errors } : { kind: 'rest' },
  );
  const [warning, setWarning] = useState<string | null>(null);
  const { rows, keep } = useRows(answers.members.length);
  const editing = open && saving.kind !== 'saving' && saving.kind !== 'bound';
  const { form, errors } = useFirstError(saving);
  const today = parseIsoDate(start.today) ?? { year: 2000, month: 1, day: 1 };
  const { members } = answers;
  const category = answers.category ?? 'self';
  const setMembers = (next: Partial<Member>[]) =>
    setAnswers({ ...answers, members: next, member_count: next.length });
  /** Another number or order of members: what was said of them stands beside the wrong ones. */
  const renumber = (next: Partial<Member>[]) => {
    setMembers(next);
    setSaving({ kind: 'rest' });
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!editing) return;
    const problems = problemsOf(answers, today);
    if (problems.length > 0) return setSaving({ kind: 'refused', errors: problems });
    setSaving({ kind: 'saving' });
    const outcome = await saveMembers(answers, csrfToken);
    if (outcome.kind === 'saved') return location.reload();
    setSaving(outcome);
  };
  return {
    form,
    answers,
    /** A key for each member, which stays its own when another one is removed. */
    rows,
    category,
    today,
    editing,
    saving,
    errors,
    warning,
    submit,
    closeWarning: () => setWarning(null),
    setEmirate: (main_emirate: number) => setAnswers({ ...answers, main_emirate }),
    setCategory: (next: Category) => {
      setAnswers(withCategory(answers, next));
      setSaving({ kind: 'rest' });
    },
    setMember: (index: number, next: Partial<Member>) => setMembers(members.with(index, next)),
    add: () => {
      if (members.length >= MAX_MEMBERS) return setWarning(say(messages.cannotAddMembers));
      keep((all) => [...all, Math.max(...all) + 1]);
      setMembers([...members, newMember(category, members.length)]);
    },
    remove: (index: number) => {
      if (members.length <= MIN_MEMBERS) return setWarning(say(messages.atLeastOneMember));
      keep((all) => all.filter((_, other) => other !== index));
      renumber(members.filter((_, other) => other !== index));
    },
  };
}

function useRows(count: number) {
  const [rows, keep] = useState(() => Array.from({ length: count }, (_, at) => at));
  return { rows, keep };
}

const NONE: readonly FieldError[] = [];

/** What is wrong, by form name; whenever that is shown, the first such select has the focus. */
function useFirstError(saving: Saving) {
  const form = useRef<HTMLFormElement>(null);
  const errors = saving.kind === 'refused' ? saving.errors : NONE;
  useEffect(() => {
    if (errors.length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { form, errors };
}

/** The rules that the server has, with the same words (S0 5). */
function problemsOf(answers: DraftAnswers, today: CivilDate): FieldError[] {
  const checked = checkRatable({ ...answers, member_count: answers.members.length }, today);
  return checked.ok ? [] : byFormName(checked.errors);
}

/** Another category has other relations; an employee is one (S0 4). */
function withCategory(answers: DraftAnswers, category: Category): DraftAnswers {
  const kept = category === 'employee' ? answers.members.slice(0, 1) : answers.members;
  const members = kept.map((old, index) => {
    const member = { ...old };
    delete member.relation_id;
    return { ...member, ...newMember(category, index) };
  });
  return { ...answers, category, members, member_count: members.length };
}
