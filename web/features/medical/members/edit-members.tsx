'use client';

import type { FieldError } from '@muqarin/bff/contract/field-error';
import { formPaths } from '@muqarin/bff/contract/forms';
import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
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
import { t } from '@/features/plan-list/texts.ts';
import { say } from '@/lib/reader.ts';
import { BoundWay } from '../plans/bound-quote.tsx';
import { errorsTitle, firstField, summaryOfMembers } from './member-errors.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { SelectField } from './select-field.tsx';
import { type MembersEditor, useMembers } from './use-members.ts';

interface Props {
  page: Pick<ProductsPage, 'who' | 'answers' | 'today' | 'refusedMembers'>;
  csrfToken: string;
}

/** Who is insured, and the panel that changes it (S0 2). Without a script Save posts the form. */
export function EditMembers({ page, csrfToken }: Props) {
  const editor = useMembers(page, csrfToken);
  const { saving, editing, scripted } = editor;
  const busy = saving.kind === 'saving';
  return (
    <div className={css.who}>
      <span>{page.who}</span>
      <details className={css.panel} open={page.refusedMembers !== null}>
        <summary>{t.editDetails}</summary>
        <form
          ref={editor.form}
          className={css.form}
          action={formPaths.members}
          method="post"
          noValidate
          onSubmit={editor.submit}
        >
          <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
          <input type="hidden" name="member_count" value={editor.answers.members.length} />
          <Told editor={editor} />
          <Selects editor={editor} />
          <div className={ground.row}>
            <Button aria-disabled={busy || undefined}>{editing || busy ? t.save : t.edit}</Button>
            {!scripted && (
              <a href={`${formPaths.questionnaire}?step=member_count`}>{t.changeCount}</a>
            )}
          </div>
        </form>
      </details>
      <WarningDialog
        title={say(messages.warningTitle)}
        message={editor.warning}
        ok={say(messages.warningOk)}
        onClose={editor.closeWarning}
      />
    </div>
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

function Selects({ editor }: { editor: MembersEditor }) {
  const { answers, category, today, errors, editing, scripted } = editor;
  const first = firstField(errors, answers.members.length);
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
          options={categories}
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
          errors={errors}
          first={first}
          onChange={(next) => editor.setMember(index, next)}
          onRemove={scripted ? () => editor.remove(index) : null}
        />
      ))}
      {scripted && category !== 'employee' && (
        <Button type="button" look="bare" onClick={editor.add}>
          <Icon of={plus} size="s" />
          {t.addMember}
        </Button>
      )}
    </fieldset>
  );
}
