'use client';

import type { FieldError } from '@muqarin/bff/contract/field-error';
import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { categories, emirates } from '@muqarin/rules/medical/lookups';
import { messages } from '@muqarin/rules/messages';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { plus } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { say } from '@/lib/reader.ts';
import { BoundWay } from '../plans/bound-quote.tsx';
import { t } from '../plans/texts.ts';
import { errorsTitle, firstField, summaryOfMembers } from './member-errors.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { SelectField } from './select-field.tsx';
import { type MembersEditor, type MembersStart, useMembers } from './use-members.ts';

export interface MembersFormProps {
  start: MembersStart;
  csrfToken: string;
  /** Closed, nothing can be changed. */
  open: boolean;
  /** As the server makes it, for where no script runs: a plain form, with nothing that needs one. */
  plain?: boolean;
}

/** Changes who is insured (S0 2). Save posts it: by itself without a script. */
export function MembersForm({ start, csrfToken, open, plain = false }: MembersFormProps) {
  const editor = useMembers(start, csrfToken, open);
  const busy = editor.saving.kind === 'saving';
  return (
    <>
      <form
        ref={editor.form}
        className={css.form}
        action={medicalPaths.members}
        method="post"
        noValidate
        onSubmit={editor.submit}
      >
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="member_count" value={editor.answers.members.length} />
        <Told editor={editor} />
        <Selects editor={editor} plain={plain} />
        <div className={ground.row}>
          <Button aria-disabled={busy || undefined}>{t.save}</Button>
          {plain && <a href={`${medicalPaths.questionnaire}?step=member_count`}>{t.changeCount}</a>}
        </div>
      </form>
      <WarningDialog
        title={say(messages.warningTitle)}
        message={editor.warning}
        ok={say(messages.warningOk)}
        onClose={editor.closeWarning}
      />
    </>
  );
}

/** Why nothing was saved; a quote that has become a policy has a way on instead of another try. */
function Told({ editor: { saving, answers } }: { editor: MembersEditor }) {
  switch (saving.kind) {
    case 'refused':
      return <Refused errors={saving.errors} members={answers.members.length} />;
    case 'failed':
      return <Notice tone="danger">{saving.message}</Notice>;
    case 'bound':
      return (
        <Notice tone="warn">
          {saving.message}
          <BoundWay />
        </Notice>
      );
    default:
      return null;
  }
}

/** The same list for the same errors: what is put right afterwards moves nobody's focus. */
function Refused({ errors, members }: { errors: readonly FieldError[]; members: number }) {
  const summary = useMemo(() => summaryOfMembers(errors, members), [errors, members]);
  return <ErrorSummary title={errorsTitle(errors.length)} errors={summary} yields />;
}

function Selects({ editor, plain }: { editor: MembersEditor; plain: boolean }) {
  const { answers, rows, category, today, errors } = editor;
  const first = firstField(errors, answers.members.length);
  return (
    <fieldset disabled={!plain && !editor.editing} className={css.fields}>
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
          options={categories}
          value={category}
          onChange={editor.setCategory}
        />
      </div>
      {answers.members.map((member, index) => (
        <MemberRow
          key={rows[index]}
          index={index}
          member={member}
          category={category}
          today={today}
          errors={errors}
          first={first}
          onChange={(next) => editor.setMember(index, next)}
          onRemove={plain ? null : () => editor.remove(index)}
        />
      ))}
      {!plain && category !== 'employee' && (
        <Button type="button" look="bare" onClick={editor.add}>
          <Icon of={plus} size="s" />
          {t.addMember}
        </Button>
      )}
    </fieldset>
  );
}
