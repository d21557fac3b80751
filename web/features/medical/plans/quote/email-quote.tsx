import type { TakenAlong } from '@muqarin/bff/contract/list-pages';
import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { isEmail } from '@muqarin/rules/email';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import { messages } from '@muqarin/rules/messages';
import { useState } from 'react';
import { mail } from '@/components/ui/drawings-plans.ts';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field } from '@/components/ui/field.tsx';
import mailCss from '@/features/plan-list/mail/mail.module.css';
import { MailForm } from '@/features/plan-list/mail/mail-form.tsx';
import { t } from '@/features/plan-list/mail/texts.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { say } from '@/lib/reader.ts';

interface Props {
  /** The lead's address is shown and editable (decisions M39). */
  page: Pick<TakenAlong, 'email' | 'contactFirst'>;
  planIds: readonly number[];
  csrfToken: string;
  /** Where the plain form comes back to. */
  address: string;
  send: Send;
}

/** Mails the chosen plans; the button says Success or Please Try again!! (S0 4). */
export function EmailQuote({ page, planIds, csrfToken, address, send }: Props) {
  const [email, setEmail] = useState(page.email);
  const [problem, setProblem] = useState<string>();
  const selected_product_ids = planIds.join(',');
  const mayGo = () => {
    const found = problemOf(planIds, email);
    setProblem(found);
    return found === undefined;
  };
  const call = () =>
    send<object>(medicalCalls.emailQuote.path, { selected_product_ids, email: email.trim() });
  return (
    <MailForm
      className={mailCss.withField}
      action={medicalPaths.emailQuote}
      csrfToken={csrfToken}
      fields={{ selected_product_ids, return: address }}
      mail={{ contactFirst: page.contactFirst, resetMs: null, mayGo, call }}
      icon={mail}
      words={{
        rest: t.emailPlans,
        busy: t.sending,
        done: say(messages.emailQuoteSent),
        failed: say(messages.emailQuoteFailed),
      }}
    >
      {(rest) => (
        <Field id="quote-email" label={t.emailTo} error={problem}>
          <input
            className={fieldCss.input}
            id="quote-email"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            value={email}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={describedBy('quote-email', undefined, problem)}
            onChange={(event) => {
              setEmail(event.target.value);
              rest();
            }}
          />
        </Field>
      )}
    </MailForm>
  );
}

function problemOf(planIds: readonly number[], email: string): string | undefined {
  if (planIds.length === 0) return say(messages.selectProducts);
  if (email.trim() === '') return say(messages.enterEmail);
  return isEmail(email.trim()) ? undefined : say(messages.validEmail);
}
