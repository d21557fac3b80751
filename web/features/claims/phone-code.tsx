import type { FieldError } from '@muqarin/bff/contract/field-error';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './claims.module.css';

interface PhoneCodeProps {
  csrfToken: string;
  /** Where a code is asked for; it is given at `<action>/code`. */
  action: string;
  /** In the address of a claim or complaint, asked for elsewhere. */
  asksReference: boolean;
  /** How one was asked for in this browser; null: number and reference are asked for with the code. */
  asked: 'sms' | 'call' | null;
  /** As they are read. */
  errors: readonly FieldError[];
  typed: Readonly<Record<string, string>>;
}

/** For whoever left no e-mail: a code for number and reference, texted or read out in a call (decisions X34). */
export function PhoneCode(props: PhoneCodeProps) {
  const { csrfToken, action, asksReference, asked, errors, typed } = props;
  const t = textsOf('claims').phone;
  const code = messageOf(errors, 'phone_code');
  const isCodeWrong = errors.some(({ field }) => /^(phone_code|code_)/.test(field));
  return (
    <section className={css.part} aria-labelledby="by-phone">
      <h2 id="by-phone">{t.title}</h2>
      <p className={ground.hush}>{t.lead}</p>
      <details className={css.fold} open={asked !== null || isCodeWrong}>
        <summary>{t.haveCode}</summary>
        <form method="post" action={`${action}/code`} className={css.stack}>
          <CsrfField token={csrfToken} />
          {asked === null ? (
            <Named
              prefix="code_"
              asksReference={asksReference}
              errors={errors}
              typed={isCodeWrong ? typed : {}}
            />
          ) : null}
          <TextField
            name="phone_code"
            label={t.code}
            hint={t.codeHint}
            error={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={12}
          />
          <Button look={asked === null ? 'line' : 'filled'}>{t.open}</Button>
        </form>
      </details>
      <form method="post" action={action} className={css.stack}>
        <CsrfField token={csrfToken} />
        <Named
          prefix=""
          asksReference={asksReference}
          errors={errors}
          typed={isCodeWrong ? {} : typed}
        />
        <div className={ground.row}>
          <Button look="line" name="way" value="sms">
            {t.text}
          </Button>
          <Button look="line" name="way" value="call">
            {t.call}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface NamedProps extends Pick<PhoneCodeProps, 'asksReference' | 'errors' | 'typed'> {
  /** Ids on a page are single, the names are those of the form. */
  prefix: '' | 'code_';
}

function Named({ prefix, asksReference, errors, typed }: NamedProps) {
  const t = textsOf('claims').phone;
  return (
    <>
      <TextField
        id={`${prefix}phone`}
        name="phone"
        label={t.number}
        hint={t.numberHint}
        error={messageOf(errors, `${prefix}phone`)}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={40}
        defaultValue={typed.phone}
      />
      {asksReference ? (
        <TextField
          id={`${prefix}reference`}
          name="reference"
          label={t.reference}
          hint={t.referenceHint}
          error={messageOf(errors, `${prefix}reference`)}
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed.reference}
        />
      ) : null}
    </>
  );
}
