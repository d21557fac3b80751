'use client';

import {
  type CategoryModel,
  type CorporatePlansPage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { checkMembers } from '@muqarin/rules/medical-corporate/check-members';
import { parseCount } from '@muqarin/rules/medical-corporate/group-counts';
import {
  bandField,
  detailsFor,
  parseMembers,
  wrongCounts,
} from '@muqarin/rules/medical-corporate/member-form';
import { messages } from '@muqarin/rules/messages';
import { companyMessages } from '@muqarin/rules/messages-company';
import { fillPlural } from '@muqarin/rules/plural';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { summaryOf } from '@/lib/error-words.ts';
import { messageOf, type NamedError } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { fieldsOf } from '@/lib/use-form-fields.ts';
import { t } from '../question-texts.ts';
import css from './member-editor.module.css';

export interface MemberEditorProps {
  page: Pick<CorporatePlansPage, 'editor' | 'errors' | 'typed'>;
  category: CategoryModel;
  csrfToken: string;
  startOpen: boolean;
}

/** The member details of a category (S0 4 and 5): a plain form; with scripts an age count recomputes the total, and a wrong sum is said at once. */
export function MemberEditor({ page, category, csrfToken, startOpen }: MemberEditorProps) {
  const { editor, typed } = page;
  const [errors, setErrors] = useState<readonly NamedError[]>(page.errors);
  const [warning, setWarning] = useState<string | null>(null);
  const known = detailsFor(category, editor);
  const field = (name: string, label: string, value: number | null) => (
    <TextField
      key={name}
      name={name}
      label={label}
      error={messageOf(errors, name)}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={10}
      defaultValue={typed[name] ?? value ?? ''}
    />
  );
  const check = (event: FormEvent<HTMLFormElement>) => {
    const details = parseMembers(fieldsOf(event.currentTarget), editor);
    const wrong = wrongCounts(details);
    if (wrong.length > 0) {
      event.preventDefault();
      return setErrors(
        wrong.map((name) => ({ field: name, message: companyMessages.wholeNumber })),
      );
    }
    const [refused] = checkMembers(details);
    setErrors([]);
    if (refused === undefined) return;
    event.preventDefault();
    setWarning(refused);
  };
  const span = ({ ageFrom, ageTo }: { ageFrom: number; ageTo: number }) =>
    fillMessage(t.bandAges, { from: ageFrom, to: ageTo });
  return (
    <details id="member-details" className={css.editor} open={startOpen || page.errors.length > 0}>
      <summary>
        {t.editMembers}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <form
        method="post"
        action={corporatePaths.members}
        className={css.form}
        onSubmit={check}
        onInput={sumMembers}
        noValidate
      >
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="category" value={category.number} />
        <ErrorSummary
          title={fillPlural(t.errors, { count: errors.length })}
          errors={summaryOf(errors)}
        />
        <div className={css.fields}>
          {field('employees', t.totalEmployees, known.employees)}
          {field('members', t.totalMembers, known.members)}
          {field('lsb', t.lowSalaryMembers, known.lsb)}
          {field('nlsb', t.highSalaryMembers, known.nlsb)}
        </div>
        <fieldset>
          <legend>{t.ageCounts}</legend>
          <div className={css.fields}>
            {known.ageBands.map((band) => field(bandField('age', band), span(band), band.members))}
          </div>
        </fieldset>
        {editor.asksMatrix ? (
          <fieldset>
            <legend>{t.lowByAge}</legend>
            <p>{t.lowByAgeHelp}</p>
            <div className={css.fields}>
              {known.ageBands.map((band) => field(bandField('low', band), span(band), band.lsb))}
            </div>
          </fieldset>
        ) : null}
        {known.maternityBands.length > 0 ? (
          <fieldset>
            <legend>{t.marriedWomen}</legend>
            <div className={css.fields}>
              {known.maternityBands.map((band) =>
                field(bandField('married', band), span(band), band.marriedWomen),
              )}
            </div>
          </fieldset>
        ) : null}
        <Button>{t.saveMembers}</Button>
      </form>
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </details>
  );
}

/** Changing an age count recomputes the total member field (S0 5). */
function sumMembers({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || !target.name.startsWith('age_')) return;
  const ages = [...currentTarget.querySelectorAll<HTMLInputElement>('[name^="age_"]')];
  const counts = ages.map(({ value }) => parseCount(value) ?? 0);
  const members = currentTarget.elements.namedItem('members');
  if (!(members instanceof HTMLInputElement) || counts.some(Number.isNaN)) return;
  members.value = String(counts.reduce((sum, count) => sum + count, 0));
}
