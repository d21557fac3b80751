'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary, type SummaryError } from '@/components/ui/error-summary.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { postForm, refusalOf } from '@/lib/post-form.ts';
import { showToast } from '@/lib/toast.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import css from './answers.module.css';
import type { QuestionnaireTexts } from './texts.ts';

interface FinishLaterProps {
  /** Where the form is posted. */
  action: string;
  /** The page to come back to, when it is not the questionnaire's own step. */
  returnTo?: string;
  csrfToken: string;
  texts: QuestionnaireTexts['later'];
  errorsTitle: string;
  /** Left by a post without JavaScript; opens the box, and stands in the page's own summary. */
  firstError: string | undefined;
}

/** Mails a link that opens these answers elsewhere (decisions X24). */
export function FinishLater(props: FinishLaterProps) {
  const { action, returnTo, csrfToken, texts, errorsTitle, firstError } = props;
  const { form, fields } = useFormFields();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly SummaryError[] | null>(null);
  const error = errors === null ? firstError : errors[0]?.message;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await postForm(action, fields()).catch(() => null);
    setBusy(false);
    if (answer?.ok && answer.body.ok !== false) {
      setErrors([]);
      showToast({ text: texts.sent });
    } else {
      const message = answer ? (refusalOf(answer.body) ?? texts.failed) : texts.failed;
      setErrors([{ target: 'resume_email', message }]);
    }
  };
  return (
    <>
      <ErrorSummary title={errorsTitle} errors={errors ?? none} />
      <details className={css.later} open={firstError !== undefined}>
        <summary>{texts.title}</summary>
        <form
          ref={form}
          method="post"
          action={action}
          onSubmit={(event) => void send(event)}
          noValidate
        >
          <CsrfField token={csrfToken} />
          {returnTo ? <input type="hidden" name="return" value={returnTo} /> : null}
          <p>{texts.help}</p>
          <TextField
            id="resume_email"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            label={texts.email}
            error={error}
          />
          <Button look="line" disabled={busy}>
            {texts.send}
          </Button>
        </form>
      </details>
    </>
  );
}

const none: readonly SummaryError[] = [];
