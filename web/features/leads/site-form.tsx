import { fillPlural } from '@muqarin/rules/plural';
import type { ReactNode } from 'react';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { circleAlert, circleCheck } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Honeypot } from '@/features/questions/steps/honeypot.tsx';
import { EnhancedForm } from './enhanced-form.tsx';
import type { FormKind } from './form-kinds.ts';
import css from './leads.module.css';
import type { OpenForm } from './open-form.ts';

interface SiteFormProps {
  form: OpenForm;
  kind: FormKind;
  action: string;
  /** Its words while nothing is under way. */
  button: string;
  children: ReactNode;
}

/** The form itself: a plain post to its documented call; scripts add states and messages, nothing else. */
export function SiteForm({ form, kind, action, button, children }: SiteFormProps) {
  const { id, errors, t, csrfToken, page, address } = form;
  // A sentence about all of them is no answer.
  const wrong = errors.filter(({ field }) => field !== '').length;
  const title = fillPlural(t.errors, { count: Math.max(wrong, 1) });
  const summary = errors.map(({ field, message }) => ({
    target: field === '' ? null : `${id}-${field}`,
    message,
  }));
  return (
    <EnhancedForm
      id={id}
      kind={kind}
      action={action}
      className={css.form}
      today={form.today}
      texts={{
        button,
        sending: t.sending,
        sent: t.sent,
        noAnswer: t.noAnswer,
        errors: t.errors,
      }}
      summary={errors.length > 0 ? <ErrorSummary title={title} errors={summary} /> : null}
      marks={{ good: <Icon of={circleCheck} />, bad: <Icon of={circleAlert} /> }}
    >
      <CsrfField token={csrfToken} />
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="return" value={`${address}#${id}`} />
      <Honeypot />
      {children}
    </EnhancedForm>
  );
}
