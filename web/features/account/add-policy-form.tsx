'use client';

import { accountForms, type PoliciesPage } from '@muqarin/bff/contract/account-pages';
import type { FieldError } from '@muqarin/bff/contract/field-error';
import { accountCalls } from '@muqarin/rules/account/calls';
import { insuranceTypes } from '@muqarin/rules/account/checklists';
import { fillMessage } from '@muqarin/rules/fill-message';
import { datesBetween } from '@muqarin/rules/questions/date-picker';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { DateSelects } from '@/components/ui/date-selects.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field, FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Select } from '@/components/ui/select.tsx';
import { SummaryLater } from '@/components/ui/summary-later.tsx';
import { classes } from '@/lib/classes.ts';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import accountCss from './account.module.css';
import css from './add-policy-form.module.css';
import { FileControl, papers } from './file-control.tsx';
import { t } from './texts.ts';
import { toSummary } from './to-summary.ts';
import { useReloadOf } from './use-policies.ts';

export interface AddPolicyProps {
  page: PoliciesPage;
  csrfToken: string;
  /** Over the form when something is wrong; and what the server drew of it. */
  summary: { title: string; left: ReactNode };
}

type Said = { text: string; tone: 'plain' | 'good' | 'danger'; hiding?: boolean } | null;

/** A policy that was bought elsewhere, with files or without (S2 3, 4, 5). */
export function AddPolicyForm({ page, csrfToken, summary }: AddPolicyProps) {
  const [errors, setErrors] = useState<readonly FieldError[]>(page.errors);
  const isAsItCame = errors === page.errors;
  const found = useMemo(() => (isAsItCame ? [] : errors.map(toSummary)), [errors, isAsItCame]);
  const [said, setSaid] = useState<Said>(null);
  const [sent, setSent] = useState(0);
  const reload = useReloadOf(page.type);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (said?.tone === 'plain') return;
    void import('./send-policy.ts').then(async ({ sendPolicy }) => {
      const added = await sendPolicy(form, { show: setSaid, wrong: setErrors, t });
      if (!added) return;
      setSent((count) => count + 1);
      await reload();
    });
  };
  // What was wrong of a field is so no longer once it has another value.
  const changed = ({ target }: FormEvent<HTMLFormElement>) => {
    const id = target instanceof HTMLElement ? target.id : '';
    if (errors.some(({ field }) => field === id)) {
      setErrors(errors.filter(({ field }) => field !== id));
    }
  };
  return (
    <section className={accountCss.part} aria-labelledby="add-title">
      <h2 id="add-title">{t.addTitle}</h2>
      <form
        id="external-policy-form"
        method="post"
        action={accountCalls.addPolicy.path}
        encType="multipart/form-data"
        className={fieldCss.fields}
        onSubmit={submit}
        onChange={changed}
        noValidate
      >
        <CsrfField token={csrfToken} />
        <SummaryLater
          title={summary.title}
          errors={found}
          left={isAsItCame ? summary.left : null}
        />
        <input type="hidden" name="return" value={`${accountForms.policies}?type=${page.type}`} />
        <WhatFields page={page} errors={errors} />
        <EndsOn page={page} errors={errors} />
        <Files key={sent} errors={errors} />
        <p
          id="policy-notice"
          role="status"
          className={classes(css.said, said && css[said.tone], said?.hiding && css.hiding)}
        >
          {said ? say(said.text) : null}
        </p>
        <Button>{t.add}</Button>
      </form>
    </section>
  );
}

type FieldsProps = Pick<AddPolicyProps, 'page'> & { errors: readonly FieldError[] };

function WhatFields({ page, errors }: FieldsProps) {
  const company = messageOf(errors, 'insurance_company_id');
  return (
    <>
      <Field id="insurance_type" label={t.type} error={messageOf(errors, 'insurance_type')}>
        <Select id="insurance_type" name="insurance_type" defaultValue={page.type}>
          {insuranceTypes.map((type) => (
            <option key={type} value={type}>
              {t[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="insurance_company_id" label={t.company} error={company}>
        <Select
          id="insurance_company_id"
          name="insurance_company_id"
          defaultValue={page.typed.insurance_company_id ?? ''}
          aria-invalid={company ? true : undefined}
          aria-describedby={describedBy('insurance_company_id', undefined, company)}
        >
          <option value="">{t.choose}</option>
          {page.insurers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

const PARTS = ['year', 'month', 'day'] as const;

/** The first part that is missing is marked (S2 5). */
function EndsOn({ page: { typed, today }, errors }: FieldsProps) {
  const wrong = errors.find(({ field }) => PARTS.some((part) => part === field));
  const thisYear = Number(today.slice(0, 4));
  const partOf = (part: (typeof PARTS)[number]) => ({
    id: part,
    name: `expiry_${part}`,
    start: typed[`expiry_${part}`] ?? '',
    wrong: wrong?.field === part,
    describedBy: describedBy('expiry', undefined, wrong?.message),
  });
  return (
    <DateSelects
      id="expiry"
      label={t.expiry}
      error={wrong?.message}
      parts={{ year: partOf('year'), month: partOf('month'), day: partOf('day') }}
      words={{ typed: t.typedDate, year: t.year, month: t.month, day: t.day }}
      lists={datesBetween(
        { year: thisYear - YEARS_BACK, month: 1, day: 1 },
        { year: thisYear + YEARS_AHEAD, month: 12, day: 31 },
      )}
    />
  );
}

/** A policy that has ended may be noted too, and one for life ends late. */
const [YEARS_BACK, YEARS_AHEAD] = [10, 60];

const slots = ['user_attachment-0', 'user_attachment-1', 'user_attachment-2'] as const;

function Files({ errors }: Pick<FieldsProps, 'errors'>) {
  const wrong = errors.find(({ field }) => /attachment/.test(field));
  return (
    <fieldset className={classes(fieldCss.field, wrong && fieldCss.bad)}>
      <legend className={fieldCss.label}>{t.files}</legend>
      <p id="files-hint" className={ground.hush}>
        {t.filesHint}
      </p>
      <FieldMessage id="files" error={wrong?.message} />
      <div className={css.files}>
        {slots.map((slot, at) => (
          <FileControl
            key={slot}
            id={slot}
            name={slot}
            label={fillMessage(t.file, { count: at + 1 })}
            accept={papers}
            problem={wrong?.field === slot ? 'files-error' : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
