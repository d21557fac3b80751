'use client';

import { contractIds } from '@muqarin/rules/contract-ids';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Dropdown } from '@/components/ui/dropdown.tsx';
import type { DropdownOption } from '@/components/ui/dropdown-props.ts';
import type { SummaryError } from '@/components/ui/error-summary.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SummaryLater } from '@/components/ui/summary-later.tsx';
import { rememberAnswers } from '@/features/motor/remember-answers.ts';
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
  /** Over the form when something is wrong; and what the server drew of it. */
  summary: { title: string; left: ReactNode };
}

/** The emirate first: the questionnaire then need not ask for it (S1 2, S2 3, decisions V2). */
export function EmirateEntry(props: EmirateEntryProps) {
  const { action, csrfToken, texts: t, emirates, missing, error: left, summary } = props;
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const error = errors[0]?.message ?? left ?? undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget);
    const wanted = sent.get(contractIds.homeEmirate) || sent.get('emirate');
    const emirate = emirates.find(({ id, label }) => id === wanted || label === wanted);
    if (emirate) return rememberAnswers(emirate.remembered);
    event.preventDefault();
    setErrors([{ target: 'motor_emirate', message: missing }]);
  };
  return (
    <form
      method="post"
      action={action}
      className={css.entry}
      aria-label={t.motorEntry}
      noValidate
      onSubmit={submit}
    >
      <SummaryLater {...summary} errors={errors} />
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
