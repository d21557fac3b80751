import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { PhoneField } from '@/components/ui/phone-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { messageOf } from '@/lib/field-names.ts';
import css from '../questionnaire.module.css';
import { Captcha } from './captcha.tsx';
import type { StepProps } from './step-props.ts';

export function ContactStep({ place, title, texts, captchaBy, captchaTicket, captcha }: StepProps) {
  const t = texts.contact;
  const { errors, typed, draft } = place;
  const { name, email, phone, dial_code } = { ...draft.contact, ...typed };
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.help}>{t.help}</p>
      <div className={fieldCss.fields}>
        <TextField
          name="name"
          label={t.name}
          error={messageOf(errors, 'name')}
          autoComplete="name"
          defaultValue={name}
        />
        <TextField
          name="email"
          label={t.email}
          error={messageOf(errors, 'email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={email}
        />
        <PhoneField
          texts={t}
          dialCode={dial_code}
          phone={phone}
          error={messageOf(errors, 'phone', 'dial_code', 'fullNumber')}
        />
        <input
          className={ground.vh}
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
        />
        <Captcha
          texts={texts.captcha}
          by={captchaBy}
          ticket={captchaTicket}
          answer={captcha}
          error={messageOf(errors, 'captcha', 'g-recaptcha-response')}
        />
      </div>
    </>
  );
}
