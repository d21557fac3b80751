'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import { contractIds } from '@muqarin/rules/contract-ids';
import { parseIsoDate } from '@muqarin/rules/dates';
import { categories, emirates } from '@muqarin/rules/medical/lookups';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import Plus from 'lucide-react/icons/plus';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { t } from '../texts.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { SelectField } from './select-field.tsx';
import { type MembersEditor, useMembers } from './use-members.ts';

interface Props {
  who: string;
  answers: DraftAnswers;
  /** ISO day in Asia/Dubai. */
  today: string;
  csrfToken: string;
}

/** Who is insured, and the panel that changes it (S0 2). Without a script Save posts the form. */
export function EditMembers({ who, answers, today, csrfToken }: Props) {
  const editor = useMembers(answers, csrfToken);
  const { saving, editing, scripted } = editor;
  const busy = saving.kind === 'saving';
  return (
    <div className={css.who}>
      <span>{who}</span>
      <details className={css.panel}>
        <summary>{t.editDetails}</summary>
        <form
          className={css.form}
          action={formPaths.members}
          method="post"
          onSubmit={editor.submit}
        >
          <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
          <input type="hidden" name="member_count" value={editor.answers.members.length} />
          {saving.kind === 'failed' && <Notice tone="danger">{saving.message}</Notice>}
          <Selects editor={editor} today={today} />
          <div className={ground.row}>
            <Button aria-disabled={busy || undefined}>{editing || busy ? t.save : t.edit}</Button>
            {!scripted && (
              <a href={`${formPaths.questionnaire}?step=member_count`}>{t.changeCount}</a>
            )}
          </div>
        </form>
      </details>
      <WarningDialog
        title={messages.warningTitle}
        message={editor.warning}
        ok={messages.warningOk}
        onClose={editor.closeWarning}
      />
    </div>
  );
}

function Selects({ editor, today: iso }: { editor: MembersEditor; today: string }) {
  const { answers, category, editing, scripted } = editor;
  const today = parseIsoDate(iso) ?? { year: 2000, month: 1, day: 1 };
  return (
    <fieldset disabled={!editing} className={css.fields}>
      <legend className={ground.vh}>{t.editDetails}</legend>
      <div className={css.common}>
        <SelectField
          id="edit-emirate"
          name="main_emirate"
          label={t.emirate}
          options={emirates}
          value={answers.main_emirate}
          onChange={editor.setEmirate}
        />
        <SelectField
          id="edit-category"
          name="category"
          label={t.coverFor}
          options={categories.map(({ id, label }) => ({ id, name: label }))}
          value={category}
          onChange={editor.setCategory}
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
          onChange={(next) => editor.setMember(index, next)}
          onRemove={scripted ? () => editor.remove(index) : null}
        />
      ))}
      {scripted && category !== 'employee' && (
        <Button type="button" look="bare" onClick={editor.add}>
          <Icon of={Plus} size="s" />
          {t.addMember}
        </Button>
      )}
    </fieldset>
  );
}
