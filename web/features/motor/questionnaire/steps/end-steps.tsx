import { emirates } from '@muqarin/rules/emirates';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Captcha } from '@/features/captcha/captcha.tsx';
import questionCss from '@/features/questions/questionnaire.module.css';
import { ContactFields } from '@/features/questions/steps/contact-fields.tsx';
import { Honeypot } from '@/features/questions/steps/honeypot.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { CarTags } from '../car-tags.tsx';
import { Mulkiya } from './mulkiya.tsx';
import type { MotorStepProps } from './step-props.ts';

/** Name, e-mail, mobile, chassis number, captcha (S1 2 step 10). The chassis number may stay empty (S1 4). */
export function LastStepFields(props: MotorStepProps) {
  const { q, texts, captchaBy, captchaTicket, captcha, card } = props;
  const { draft, typed, errors } = q.place;
  const { contact = {}, chassis_no } = draft.answers;
  const t = texts.motor.last;
  const phone = typed.mobile ?? contact.phone;
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={questionCss.help}>{t.help}</p>
      <div className={fieldCss.fields}>
        <ContactFields
          texts={texts.common.contact}
          errors={errors}
          given={{ ...contact, ...typed, ...(phone === undefined ? {} : { phone }) }}
          phoneName="mobile"
        />
        <TextField
          name="chassis_no"
          label={t.chassis}
          hint={t.chassisHint}
          error={messageOf(errors, 'chassis_no')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={typed.chassis_no ?? chassis_no}
        />
        <Mulkiya {...card} texts={t} errors={errors} />
        <Honeypot />
        <Captcha
          texts={texts.common.captcha}
          by={captchaBy}
          ticket={captchaTicket}
          answer={captcha}
          error={messageOf(errors, 'captcha', 'g-recaptcha-response')}
        />
      </div>
    </>
  );
}

/** A car that is not in the list: a person looks for it (S1 2 step 1). */
export function FindCarFields({ q, texts }: MotorStepProps) {
  const { draft, typed, errors } = q.place;
  const t = texts.motor.find_car;
  const emirateError = messageOf(errors, 'emirate');
  const detailsError = messageOf(errors, 'details');
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={questionCss.help}>{t.help}</p>
      <CarTags q={q} texts={texts.motor} />
      <div className={fieldCss.fields}>
        <Field id="details" label={t.details} hint={t.detailsHint} error={detailsError}>
          <textarea
            id="details"
            name="details"
            className={fieldCss.input}
            rows={4}
            maxLength={1000}
            defaultValue={typed.details}
            aria-invalid={detailsError ? true : undefined}
            aria-describedby={detailsError ? 'details-hint details-error' : 'details-hint'}
          />
        </Field>
        <Field id="emirate" label={t.emirate} error={emirateError}>
          <Select
            id="emirate"
            name="emirate"
            defaultValue={typed.emirate ?? draft.answers.emirate_id?.toString() ?? ''}
            aria-invalid={emirateError ? true : undefined}
            aria-describedby={emirateError ? 'emirate-error' : undefined}
          >
            <option value="">{texts.motor.choose}</option>
            {emirates.map(({ id, name }) => (
              <option key={id} value={id}>
                {say(name)}
              </option>
            ))}
          </Select>
        </Field>
        <ContactFields
          texts={texts.common.contact}
          errors={errors}
          given={{ ...draft.answers.contact, ...typed }}
        />
        <Honeypot />
      </div>
    </>
  );
}
