import fieldCss from '@/components/ui/field.module.css';
import { Captcha } from '@/features/captcha/captcha.tsx';
import css from '@/features/questions/questionnaire.module.css';
import { ContactFields } from '@/features/questions/steps/contact-fields.tsx';
import { Honeypot } from '@/features/questions/steps/honeypot.tsx';
import { messageOf } from '@/lib/field-names.ts';
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
