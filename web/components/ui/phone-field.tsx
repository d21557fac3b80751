import { callLanguages, type Reached, UAE_DIAL_CODE } from '@muqarin/rules/phone';
import { classes } from '@/lib/classes.ts';
import { reader } from '@/lib/reader.ts';
import { DialCode } from './dial-code.tsx';
import fieldCss from './field.module.css';
import { describedBy, Field, FieldGroup } from './field.tsx';
import ground from './ground.module.css';
import css from './phone-field.module.css';
import { Select } from './select.tsx';

export interface PhoneTexts {
  phone: string;
  phoneHint: string;
  dialCode: string;
  number: string;
  /** Where a person is asked in which language to call. */
  callLanguage?: string;
  callLanguages?: Readonly<Record<(typeof callLanguages)[number], string>>;
}

interface PhoneFieldProps {
  /** Of the number's control; S1 calls it `mobile`. */
  name?: string;
  texts: PhoneTexts;
  /** What was said or typed before. */
  given: Partial<Reached>;
  error: string | undefined;
}

/** `dial_code` and the number; the UAE first and chosen (decisions X10). */
export function PhoneField({ name = 'phone', texts, given, error }: PhoneFieldProps) {
  return (
    <>
      <FieldGroup id="phone-group" label={texts.phone} hint={texts.phoneHint} error={error}>
        <div className={css.phone}>
          <label htmlFor="dial_code">
            <span className={ground.vh}>{texts.dialCode}</span>
            <DialCode id="dial_code" chosen={given.dial_code ?? UAE_DIAL_CODE} />
          </label>
          <label>
            <span className={ground.vh}>{texts.number}</span>
            <input
              id={name}
              name={name}
              className={classes(fieldCss.input, ground.num)}
              type="tel"
              dir="ltr"
              inputMode="tel"
              autoComplete="tel-national"
              defaultValue={given.phone ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy('phone-group', texts.phoneHint, error)}
            />
          </label>
        </div>
      </FieldGroup>
      <CallLanguage texts={texts} given={given} />
    </>
  );
}

/** Preset to the language of the page. */
function CallLanguage({ texts, given }: Pick<PhoneFieldProps, 'texts' | 'given'>) {
  const { callLanguage: label, callLanguages: names } = texts;
  if (!label || !names) return null;
  return (
    <Field id="call_language" label={label}>
      <Select
        id="call_language"
        name="call_language"
        defaultValue={given.call_language ?? reader().locale}
      >
        {callLanguages.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
