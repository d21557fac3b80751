'use client';

import { contractIds } from '@muqarin/rules/contract-ids';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Dropdown } from '@/components/ui/dropdown.tsx';
import type { DropdownOption } from '@/components/ui/dropdown-props.ts';
import { Field } from '@/components/ui/field.tsx';
import { rememberAnswers } from '@/features/motor/remember-answers.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import css from './emirate-entry.module.css';
import type { EntryTexts } from './entry-texts.ts';

/** With what is remembered of it (`writeAnsObj`), ready: the home page has no table of emirates in its script. */
interface EmirateOption extends DropdownOption {
  remembered: string;
}

interface EmirateEntryProps {
  /** Where the emirate is posted. */
  action: string;
  csrfToken: string;
  texts: EntryTexts;
  emirates: readonly EmirateOption[];
  /** What is said when none is chosen; `error` is left by a post without JavaScript. */
  missing: string;
  error: string | null;
}

/** The emirate first: the questionnaire then need not ask for it (S1 2, S2 3, decisions V2). */
export function EmirateEntry(props: EmirateEntryProps) {
  const { action, csrfToken, texts: t, emirates, missing, error: left } = props;
  const { form, fields } = useFormFields();
  const [error, setError] = useState(left ?? undefined);
  const submit = (event: FormEvent) => {
    const sent = fields();
    const wanted = sent[contractIds.homeEmirate] || sent.emirate;
    const emirate = emirates.find(({ id, label }) => id === wanted || label === wanted);
    if (emirate) return rememberAnswers(emirate.remembered);
    event.preventDefault();
    setError(missing);
    form.current?.querySelector<HTMLElement>('#motor_emirate')?.focus();
  };
  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={css.entry}
      aria-label={t.motorEntry}
      noValidate
      onSubmit={submit}
    >
      <CsrfField token={csrfToken} />
      <Field id="motor_emirate" label={t.motorEmirate} error={error}>
        <Dropdown
          id="motor_emirate"
          name="emirate"
          hiddenId={contractIds.homeEmirate}
          options={emirates}
          empty={t.motorChoose}
          none={t.nothingFits}
          invalid={error !== undefined}
          describedBy={error ? 'motor_emirate-error' : undefined}
        />
      </Field>
      <Button>{t.motorStart}</Button>
    </form>
  );
}
