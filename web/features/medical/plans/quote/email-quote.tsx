import { formPaths } from '@muqarin/bff/contract/forms';
import { contractIds } from '@muqarin/rules/contract-ids';
import { isEmail } from '@muqarin/rules/email';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import { messages } from '@muqarin/rules/messages';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { mail } from '@/components/ui/drawings-plans.ts';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { answerOk } from '@/features/plan-list/answer-ok.ts';
import { t } from '@/features/plan-list/texts.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { usePhase } from '@/features/plan-list/use-phase.ts';
import { say } from '@/lib/reader.ts';
import css from './quote.module.css';

interface Props {
  /** The lead's address, editable (decisions M39). */
  email: string;
  planIds: readonly number[];
  csrfToken: string;
  /** Where the plain form comes back to. */
  address: string;
  send: Send;
}

/** Mails the chosen plans; the button says Success or Please Try again!! (S0 4). */
export function EmailQuote({ email: known, planIds, csrfToken, address, send }: Props) {
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string>();
  const [phase, setPhase] = usePhase(null);
  const submit = async (event: React.FormEvent) => {
    // Nobody to mail it to yet: the plain post leads to the contact step.
    if (known === '') return;
    event.preventDefault();
    const found = problemOf(planIds, email);
    setProblem(found);
    if (found !== undefined || phase === 'busy') return;
    setPhase('busy');
    try {
      const answer = await send<object>(medicalCalls.emailQuote.path, {
        selected_product_ids: planIds.join(','),
        email: email.trim(),
      });
      setPhase(answerOk(answer) ? 'done' : 'failed');
    } catch {
      setPhase('failed');
    }
  };
  const words = {
    rest: t.emailPlans,
    busy: t.sending,
    done: say(messages.emailQuoteSent),
    failed: say(messages.emailQuoteFailed),
  };
  return (
    <form
      className={css.email}
      action={formPaths.emailQuote}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="selected_product_ids" value={planIds.join(',')} />
      <input type="hidden" name="return" value={address} />
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
            setPhase('rest');
          }}
        />
      </Field>
      <Button look="line" aria-disabled={phase === 'busy' || undefined}>
        <Icon of={mail} size="s" />
        <span aria-live="polite">{words[phase]}</span>
      </Button>
    </form>
  );
}

function problemOf(planIds: readonly number[], email: string): string | undefined {
  if (planIds.length === 0) return say(messages.selectProducts);
  if (email.trim() === '') return say(messages.enterEmail);
  return isEmail(email.trim()) ? undefined : say(messages.validEmail);
}
