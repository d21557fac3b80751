'use client';

import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { memberControls, whoControls } from '@muqarin/rules/medical/questions';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import { fillPlural } from '@muqarin/rules/plural';
import { Button } from '@/components/ui/button.tsx';
import { plus } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { t as list } from '@/features/plan-list/texts.ts';
import type { Asked } from '@/features/questions/steps/asked.ts';
import { Controls } from '@/features/questions/steps/controls.tsx';
import { summaryOf } from '@/lib/error-words.ts';
import { say } from '@/lib/reader.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import { fillStatus } from '../fill-status.ts';
import { BoundWay } from '../plans/bound-quote.tsx';
import { t } from '../plans/texts.ts';
import css from './members.module.css';
import { idInPanel, type MembersEditor, type MembersStart, useMembers } from './use-members.ts';

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
        onChange={editor.changed}
      >
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="member_count" value={editor.rows.length} />
        <SavingSaid saving={editor.saving} />
        <Members editor={editor} plain={plain} />
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
function SavingSaid({ saving }: Pick<MembersEditor, 'saving'>) {
  switch (saving.kind) {
    case 'refused': {
      const { errors } = saving;
      const title = fillPlural(t.answers, { count: errors.length });
      return <ErrorSummary title={title} errors={summaryOf(errors, idInPanel)} yields />;
    }
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

function Members({ editor, plain }: { editor: MembersEditor; plain: boolean }) {
  const { answers, rows, category, today, errors } = editor;
  const asked: Asked<DraftAnswers> = {
    draft: answers,
    typed: {},
    errors,
    today,
    text: textByKey(t),
    idOf: idInPanel,
    first: errors[0]?.field,
  };
  return (
    <fieldset disabled={!plain && !editor.editing} className={css.fields}>
      <legend className={ground.vh}>{t.editDetails}</legend>
      <div className={css.common}>
        <Controls of={whoControls} asked={asked} />
      </div>
      {rows.map((row, index) => {
        const title = fillMessage(t.memberTitle, { n: index + 1 });
        return (
          <fieldset key={`${category} ${row}`} className={css.member} onChange={fillStatus}>
            <legend>{title}</legend>
            <Controls of={memberControls(category, index, 'lists')} asked={asked} />
            {plain ? null : (
              <Button
                type="button"
                look="bare"
                className={css.remove}
                onClick={() => editor.remove(index)}
              >
                {list.remove}
                <span className={ground.vh}> {title}</span>
              </Button>
            )}
          </fieldset>
        );
      })}
      {!plain && category !== 'employee' && (
        <Button type="button" look="bare" onClick={editor.add}>
          <Icon of={plus} size="s" />
          {t.addMember}
        </Button>
      )}
    </fieldset>
  );
}
