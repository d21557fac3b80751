'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import { messages } from '@muqarin/rules/messages';
import { type FormEvent, useEffect } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { FieldGroup } from '@/components/ui/field.tsx';
import { PhoneField } from '@/components/ui/phone-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { type ErrorTexts, summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { linkTo } from '@/lib/link-to.ts';
import { say } from '@/lib/reader.ts';
import type { Texts } from '@/lib/texts.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import type { SponsorError } from './check-sponsor.ts';
import css from './sponsor.module.css';
import { type SponsorState, useSponsor } from './use-sponsor.ts';

interface SponsorFormProps {
  csrfToken: string;
  errors: SponsorError[];
  typed: Readonly<Record<string, string>>;
  texts: Texts['sponsor'];
  errorTexts: ErrorTexts;
  pageTitle: string;
}

/** The short lead form (S0 2): plain post without JavaScript, the documented call with it. */
export function SponsorForm({ csrfToken, typed, texts: t, errorTexts, ...page }: SponsorFormProps) {
  const { form, fields } = useFormFields();
  const { errors, state, send } = useSponsor(csrfToken, page.errors);
  useEffect(() => {
    document.title = (errors.length > 0 ? t.errorPrefix : '') + page.pageTitle;
  }, [errors, t, page.pageTitle]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(fields());
  };
  return (
    <>
      <ErrorSummary title={summaryTitle(errors, errorTexts)} errors={summaryOf(errors)} />
      <form ref={form} method="post" action={formPaths.sponsor} onSubmit={submit} noValidate>
        <CsrfField token={csrfToken} />
        <div className={fieldCss.fields}>
          <div className={css.names}>
            <TextField
              name="first_name"
              label={t.first_name}
              autoComplete="given-name"
              defaultValue={typed.first_name}
              error={messageOf(errors, 'first_name')}
            />
            <TextField
              name="last_name"
              label={t.last_name}
              autoComplete="family-name"
              defaultValue={typed.last_name}
              error={messageOf(errors, 'last_name')}
            />
          </div>
          <TextField
            name="email"
            label={t.email}
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={typed.email}
            error={messageOf(errors, 'email')}
          />
          <PhoneField
            texts={t}
            given={typed}
            error={messageOf(errors, 'phone', 'phone_number', 'dial_code')}
          />
          <FieldGroup id="is_dubai-group" label={t.dubai}>
            <div className={css.two}>
              <ChoiceCard
                compact
                name="is_dubai"
                value="yes"
                label={t.yes}
                defaultChecked={typed.is_dubai === 'yes'}
              />
              <ChoiceCard
                compact
                name="is_dubai"
                value=""
                label={t.no}
                defaultChecked={typed.is_dubai !== 'yes'}
              />
            </div>
          </FieldGroup>
        </div>
        <Submit state={state} />
        <p className={css.privacy}>
          {t.privacy} <a href={linkTo('/privacy')}>{t.rights}</a>.
        </p>
      </form>
    </>
  );
}

/** Its words are the outcome (S0 4): Thank You, or the title of the failure for about 3 s. */
function Submit({ state }: { state: SponsorState }) {
  const words = {
    open: say(messages.sponsorSubmit),
    sending: say(messages.sponsorSubmit),
    sent: say(messages.sponsorSent),
    failed: state.kind === 'failed' ? state.title : '',
  }[state.kind];
  return (
    <div className={css.submit} aria-live="polite">
      <Button wide disabled={state.kind !== 'open'} aria-busy={state.kind === 'sending'}>
        {words}
      </Button>
    </div>
  );
}
