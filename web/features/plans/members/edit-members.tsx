'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import { contractIds } from '@muqarin/rules/contract-ids';
import { parseIsoDate } from '@muqarin/rules/dates';
import { MAX_MEMBERS, MIN_MEMBERS } from '@muqarin/rules/medical/constants';
import { categories, emirates } from '@muqarin/rules/medical/lookups';
import { newMember } from '@muqarin/rules/medical/members';
import type { Category, DraftAnswers, Member } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { t } from '../texts.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { saveMembers } from './save-members.ts';
import { SelectField } from './select-field.tsx';

interface Props {
  who: string;
  answers: DraftAnswers;
  today: string;
  csrfToken: string;
}

type Saving = { kind: 'rest' } | { kind: 'saving' } | { kind: 'failed'; message: string };

/**
 * The edit-members panel (S0 4 and 5): Edit enables the selects, Save disables them, posts and reloads the page; 1 to
 * 10 members. Without a script the selects are enabled and Save posts the form.
 */
export function EditMembers({ who, answers: start, today: iso, csrfToken }: Props) {
  const [answers, setAnswers] = useState(start);
  const [editing, setEditing] = useState(true);
  const [scripted, setScripted] = useState(false);
  const [saving, setSaving] = useState<Saving>({ kind: 'rest' });
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => {
    setEditing(false);
    setScripted(true);
  }, []);
  const today = parseIsoDate(iso) ?? { year: 2000, month: 1, day: 1 };
  const category = answers.category ?? 'self';
  const setMembers = (members: Partial<Member>[]) =>
    setAnswers({ ...answers, members, member_count: members.length });
  const add = () => {
    if (answers.members.length >= MAX_MEMBERS) return setWarning(messages.cannotAddMembers);
    setMembers([...answers.members, newMember(category, answers.members.length)]);
  };
  const remove = (index: number) => {
    if (answers.members.length <= MIN_MEMBERS) return setWarning(messages.atLeastOneMember);
    setMembers(answers.members.filter((_, other) => other !== index));
  };
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
  return (
    <div className={css.who}>
      <span>{who}</span>
      <details className={css.panel}>
        <summary>{t.editDetails}</summary>
        <form className={css.form} action={formPaths.members} method="post" onSubmit={submit}>
          <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
          <input type="hidden" name="member_count" value={answers.members.length} />
          {saving.kind === 'failed' && <Notice tone="danger">{saving.message}</Notice>}
          <fieldset disabled={!editing} className={css.fields}>
            <legend className={ground.vh}>{t.editDetails}</legend>
            <div className={css.common}>
              <SelectField
                id="edit-emirate"
                name="main_emirate"
                label={t.emirate}
                options={emirates}
                value={answers.main_emirate}
                onChange={(main_emirate) => setAnswers({ ...answers, main_emirate })}
              />
              <SelectField
                id="edit-category"
                name="category"
                label={t.coverFor}
                options={categories.map(({ id, label }) => ({ id, name: label }))}
                value={category}
                onChange={(next) => setAnswers(withCategory(answers, next))}
              />
            </div>
            {answers.members.map((member, index) => (
              <MemberRow
                // biome-ignore lint/suspicious/noArrayIndexKey: members are numbered (S0 3)
                key={index}
                index={index}
                member={member}
                category={category}
                today={today}
                onChange={(next) => setMembers(answers.members.with(index, next))}
                onRemove={scripted ? () => remove(index) : null}
              />
            ))}
            {scripted && category !== 'employee' && (
              <Button type="button" look="bare" onClick={add}>
                <Icon of={Plus} size="s" />
                {t.addMember}
              </Button>
            )}
          </fieldset>
          <div className={ground.row}>
            <Button aria-disabled={saving.kind === 'saving' || undefined}>
              {editing || saving.kind === 'saving' ? t.save : t.edit}
            </Button>
            {!scripted && (
              <a href={`${formPaths.questionnaire}?step=member_count`}>{t.changeCount}</a>
            )}
          </div>
        </form>
      </details>
      <WarningDialog
        title={messages.warningTitle}
        message={warning}
        ok={messages.warningOk}
        onClose={() => setWarning(null)}
      />
    </div>
  );
}

/** Another category has other relations; an employee is one (S0 4). */
function withCategory(answers: DraftAnswers, category: Category): DraftAnswers {
  const kept = category === 'employee' ? answers.members.slice(0, 1) : answers.members;
  const members = kept.map(({ relation_id: _, ...member }, index) => ({
    ...member,
    ...newMember(category, index),
  }));
  return { ...answers, category, members, member_count: members.length };
}
