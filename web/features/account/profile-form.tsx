'use client';

import { type AccountPage, accountPaths } from '@muqarin/bff/contract/account-pages';
import type { FieldError } from '@muqarin/bff/contract/field-error';
import { accountCalls } from '@muqarin/rules/account/calls';
import { fillMessage } from '@muqarin/rules/fill-message';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { DialCode } from '@/components/ui/dial-code.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import phoneCss from '@/components/ui/phone-field.module.css';
import { Select } from '@/components/ui/select.tsx';
import { SummaryLater } from '@/components/ui/summary-later.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { classes } from '@/lib/classes.ts';
import { messageOf } from '@/lib/field-names.ts';
import { t } from './texts.ts';
import { toSummary } from './to-summary.ts';

interface Props {
  page: AccountPage;
  csrfToken: string;
  editing: boolean;
  dialCode: string;
  /** Over the form when something is wrong; and what the server drew of it. */
  summary: { title: string; left: ReactNode };
}

/** Read-only until Edit is pressed, which then saves (S2 4). Without scripts Edit is a link to the same page, open. */
export function ProfileForm({ page, csrfToken, editing: begins, dialCode, summary }: Props) {
  const [editing, setEditing] = useState(begins);
  const [errors, setErrors] = useState<readonly FieldError[]>(page.errors);
  const [newEmail, setNewEmail] = useState(page.newEmail);
  const form = useRef<HTMLFormElement>(null);
  const isAsItCame = errors === page.errors;
  const found = useMemo(() => (isAsItCame ? [] : errors.map(toSummary)), [errors, isAsItCame]);
  const { typed } = page;
  const readOnly = !editing;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    void import('./send-profile.ts').then(async ({ sendProfile }) => {
      const came = await sendProfile(target, t.noAnswer);
      setErrors(came.errors);
      if (came.saved) {
        setEditing(false);
        setNewEmail(came.toConfirm);
      }
    });
  };
  const edit = () => {
    setEditing(true);
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };

  return (
    <form
      ref={form}
      id="profile-form"
      method="post"
      action={accountCalls.update.path}
      className={fieldCss.fields}
      onSubmit={submit}
      noValidate
    >
      <CsrfField token={csrfToken} />
      <SummaryLater title={summary.title} errors={found} left={isAsItCame ? summary.left : null} />
      <TextField
        name="name"
        label={t.name}
        autoComplete="name"
        readOnly={readOnly}
        defaultValue={typed.name ?? page.name}
        error={messageOf(errors, 'name')}
      />
      <TextField
        name="email"
        label={t.email}
        hint={newEmail === null ? undefined : fillMessage(t.newEmail, { email: newEmail })}
        type="email"
        dir="ltr"
        autoComplete="email"
        readOnly={readOnly}
        defaultValue={typed.email ?? page.email}
        error={messageOf(errors, 'email')}
      />
      <Phone page={page} readOnly={readOnly} errors={errors} dialCode={dialCode} />
      <Field id="gender" label={t.gender}>
        <Select
          id="gender"
          name="gender"
          disabled={readOnly}
          defaultValue={typed.gender ?? page.gender}
        >
          <option value="">{t.genderNone}</option>
          <option value="female">{t.female}</option>
          <option value="male">{t.male}</option>
        </Select>
      </Field>
      <p>
        {editing ? (
          <Button>{t.save}</Button>
        ) : (
          <ButtonLink
            look="line"
            href={`${accountPaths.account}?edit=1#profile-form`}
            onClick={(event) => {
              event.preventDefault();
              edit();
            }}
          >
            {t.edit}
          </ButtonLink>
        )}
      </p>
    </form>
  );
}

type PhoneProps = Pick<Props, 'page' | 'dialCode'> & {
  readOnly: boolean;
  errors: readonly FieldError[];
};

function Phone({ page, readOnly, errors, dialCode }: PhoneProps) {
  const error = messageOf(errors, 'phone', 'dial_code');
  return (
    <FieldGroup id="phone-group" label={t.phone} error={error}>
      <div className={phoneCss.phone}>
        <DialCode id="dial_code" aria-label={t.dialCode} disabled={readOnly} chosen={dialCode} />
        <input
          id="phone"
          name="phone"
          className={classes(fieldCss.input, ground.num)}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t.phone}
          aria-invalid={error ? true : undefined}
          readOnly={readOnly}
          defaultValue={page.typed.phone ?? page.phone}
        />
      </div>
    </FieldGroup>
  );
}
