import { MAX_MEMBERS, MIN_MEMBERS } from '@muqarin/rules/medical/constants';
import { newMember } from '@muqarin/rules/medical/members';
import type { Category, DraftAnswers, Member } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import { useEffect, useState } from 'react';
import { saveMembers } from './save-members.ts';

export type MembersEditor = ReturnType<typeof useMembers>;

type Saving = { kind: 'rest' } | { kind: 'saving' } | { kind: 'failed'; message: string };

/** Edit enables, Save disables, posts and reloads; 1 to 10 members (S0 4 and 5). Before a script runs all is enabled. */
export function useMembers(start: DraftAnswers, csrfToken: string) {
  const [answers, setAnswers] = useState(start);
  const [editing, setEditing] = useState(true);
  const [scripted, setScripted] = useState(false);
  const [saving, setSaving] = useState<Saving>({ kind: 'rest' });
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => {
    setEditing(false);
    setScripted(true);
  }, []);
  const { members } = answers;
  const category = answers.category ?? 'self';
  const setMembers = (next: Partial<Member>[]) =>
    setAnswers({ ...answers, members: next, member_count: next.length });
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (saving.kind === 'saving') return;
    if (!editing) return setEditing(true);
    setEditing(false);
    setSaving({ kind: 'saving' });
    const problem = await saveMembers(answers, csrfToken);
    if (problem === null) return location.reload();
    setEditing(true);
    setSaving({ kind: 'failed', message: problem });
  };
  return {
    answers,
    category,
    editing,
    scripted,
    saving,
    warning,
    submit,
    closeWarning: () => setWarning(null),
    setEmirate: (main_emirate: number) => setAnswers({ ...answers, main_emirate }),
    setCategory: (next: Category) => setAnswers(withCategory(answers, next)),
    setMember: (index: number, next: Partial<Member>) => setMembers(members.with(index, next)),
    add: () => {
      if (members.length >= MAX_MEMBERS) return setWarning(messages.cannotAddMembers);
      setMembers([...members, newMember(category, members.length)]);
    },
    remove: (index: number) => {
      if (members.length <= MIN_MEMBERS) return setWarning(messages.atLeastOneMember);
      setMembers(members.filter((_, other) => other !== index));
    },
  };
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
