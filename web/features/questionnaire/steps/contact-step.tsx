import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import { listCountries } from '@muqarin/rules/countries';
import { UAE_DIAL_CODE } from '@muqarin/rules/phone';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field, FieldGroup } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { messageOf } from '../field-names.ts';
import css from '../questionnaire.module.css';
import { Captcha } from './captcha.tsx';
import type { StepProps } from './step-fields.tsx';
import stepCss from './steps.module.css';

export function ContactStep({ place, title, texts, captchaTicket, captcha }: StepProps) {
  const t = texts.contact;
  const { errors, typed, draft } = place;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.help}>{t.help}</p>
      <div className={fieldCss.fields}>
        <Field id="name" label={t.name} error={messageOf(errors, 'name')}>
          <input
            {...control('name', messageOf(errors, 'name'))}
            autoComplete="name"
            defaultValue={typed.name ?? draft.contact?.name ?? ''}
          />
        </Field>
        <Field id="email" label={t.email} error={messageOf(errors, 'email')}>
          <input
            {...control('email', messageOf(errors, 'email'))}
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={typed.email ?? draft.contact?.email ?? ''}
          />
        </Field>
        <PhoneField {...{ place, texts }} />
        <input
          className={ground.vh}
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
        />
        <Captcha
          texts={texts.captcha}
          ticket={captchaTicket}
          answer={captcha}
          error={messageOf(errors, 'captcha', 'g-recaptcha-response')}
        />
      </div>
    </>
  );
}

/** Dial code and number; the UAE first and chosen (decisions X10). */
function PhoneField({ place, texts }: Pick<StepProps, 'place' | 'texts'>) {
  const t = texts.contact;
  const { errors, typed, draft } = place;
  const error = messageOf(errors, 'phone', 'dial_code', 'fullNumber');
  const dialCode = typed.dial_code ?? draft.contact?.dial_code ?? UAE_DIAL_CODE;
  return (
    <FieldGroup id="phone-group" label={t.phone} hint={t.phoneHint} error={error}>
      <div className={stepCss.phone}>
        <label>
          <span className={ground.vh}>{t.dialCode}</span>
          <select
            id="dial_code"
            name="dial_code"
            className={classes(fieldCss.input, fieldCss.select, ground.num)}
            autoComplete="tel-country-code"
            defaultValue={dialCode}
          >
            {listCountries().map(({ code, dialCode: dial, name }) => (
              <option key={code} value={dial}>
                {`${code} ${dial} · ${name}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={ground.vh}>{t.number}</span>
          <input
            {...control('phone', error)}
            aria-describedby={describedBy('phone-group', t.phoneHint, error)}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            defaultValue={typed.phone ?? draft.contact?.phone ?? ''}
          />
        </label>
      </div>
    </FieldGroup>
  );
}

function control(name: string, error: string | undefined) {
  return {
    id: name,
    name,
    className: fieldCss.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  } as const;
}
