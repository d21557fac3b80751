'use client';

import { accountPaths, type SignInPage } from '@muqarin/bff/contract/account-pages';
import type { FieldError } from '@muqarin/bff/contract/field-error';
import { accountCalls, SIGN_IN_RESTORE_MS } from '@muqarin/rules/account/calls';
import { accountMessages } from '@muqarin/rules/messages-account';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import css from './sign-in.module.css';
import { t } from './texts.ts';

interface Props {
  page: SignInPage;
  csrfToken: string;
}

/** Two plain forms, one shown at a time; scripts say in the button what went wrong, and give it its words back (S2 4). */
export function SignInForms({ page, csrfToken }: Props) {
  const [failed, setFailed] = useState(page.showsForgot);
  const [label, setLabel] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>(page.errors);
  const busy = useRef(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    const end = () => {
      busy.current = false;
      setLabel(null);
    };
    void import('./send-sign-in.ts')
      .then(async ({ sendSignIn }) => {
        const came = await sendSignIn(form, () => setLabel(t.sending));
        setErrors(came.errors);
        if (came.errors.length > 0) {
          form.querySelector<HTMLElement>(`#${came.errors[0]?.field}`)?.focus();
          return end();
        }
        if (came.to !== null) return window.location.assign(came.to);
        setFailed(true);
        setLabel(came.title);
        setTimeout(end, SIGN_IN_RESTORE_MS);
      })
      .catch(() => {
        setLabel(t.noAnswer);
        setTimeout(end, SIGN_IN_RESTORE_MS);
      });
  };

  return (
    <div className={css.forms}>
      <form
        id="sign-in-form"
        method="post"
        action={accountCalls.signIn.path}
        className={css.signIn}
        onSubmit={submit}
        noValidate
      >
        <CsrfField token={csrfToken} />
        <input type="hidden" name="to" value={page.to} />
        <div className={fieldCss.fields}>
          <TextField
            name="email"
            label={t.email}
            type="email"
            dir="ltr"
            autoComplete="username"
            defaultValue={page.again ?? page.typed.email}
            error={messageOf(errors, 'email')}
          />
          <TextField
            name="password"
            label={t.password}
            type="password"
            autoComplete="current-password"
            error={messageOf(errors, 'password')}
          />
        </div>
        <Button wide aria-disabled={label === null ? undefined : true}>
          {label ?? say(accountMessages.signIn)}
        </Button>
        <span className={ground.vh} role="status">
          {label}
        </span>
        <a className={css.link} id="forgot-link" href="#forgot-form" hidden={!failed}>
          {t.forgot}
        </a>
      </form>
      <ForgotForm csrfToken={csrfToken} />
    </div>
  );
}

function ForgotForm({ csrfToken }: Pick<Props, 'csrfToken'>) {
  return (
    <form id="forgot-form" method="post" action={accountCalls.reset.path} className={css.forgot}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="return" value={accountPaths.signIn} />
      <h2>{t.forgotTitle}</h2>
      <p className={ground.hush}>{t.forgotLead}</p>
      <TextField
        id="forgot-email"
        name="email"
        label={t.email}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <Button wide>{t.sendReset}</Button>
      <a className={css.link} href="#sign-in-form">
        {t.backToSignIn}
      </a>
    </form>
  );
}
