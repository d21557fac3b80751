'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { postForm, refusalOf } from '@/lib/post-form.ts';
import { showToast } from '@/lib/toast.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import css from './answers.module.css';
import type { QuestionnaireTexts } from './texts.ts';

/** Mails a link that opens these answers elsewhere (decisions X24). */
export function FinishLater({
  csrfToken,
  texts,
}: {
  csrfToken: string;
  texts: QuestionnaireTexts['later'];
}) {
  const { form, fields } = useFormFields();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await postForm(formPaths.resumeLink, fields()).catch(() => null);
    setBusy(false);
    if (answer?.ok && answer.body.ok !== false) {
      setError(undefined);
      showToast({ text: texts.sent });
    } else setError(answer ? (refusalOf(answer.body) ?? texts.failed) : texts.failed);
  };
  return (
    <details className={css.later}>
      <summary>{texts.title}</summary>
      <form
        ref={form}
        method="post"
        action={formPaths.resumeLink}
        onSubmit={(event) => void send(event)}
        noValidate
      >
        <CsrfField token={csrfToken} />
        <p>{texts.help}</p>
        <Field id="resume-email" label={texts.email} error={error}>
          <input
            id="resume-email"
            className={fieldCss.input}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'resume-email-error' : undefined}
          />
        </Field>
        <Button look="line" disabled={busy}>
          {texts.send}
        </Button>
      </form>
    </details>
  );
}
