import fieldCss from '@/components/ui/field.module.css';
import { messageOf } from '@/lib/field-names.ts';
import css from '../questionnaire.module.css';
import { Captcha } from './captcha.tsx';
import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import type { StepProps } from './step-props.ts';

export function ContactStep({ place, title, texts, captchaBy, captchaTicket, captcha }: StepProps) {
  const { errors, typed, draft } = place;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.help}>{texts.contact.help}</p>
      <div className={fieldCss.fields}>
        <ContactFields
          texts={texts.contact}
          errors={errors}
          given={{ ...draft.contact, ...typed }}
        />
        <Honeypot />
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
