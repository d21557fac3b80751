import { callLanguages, UAE_DIAL_CODE } from '@muqarin/rules/phone';
import { DialCodeOnce } from '@/components/ui/dial-code-once.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import phoneCss from '@/components/ui/phone-field.module.css';
import { classes } from '@/lib/classes.ts';
import { reader } from '@/lib/reader.ts';
import { Around, ChoiceField, control } from './fields.tsx';
import type { OpenForm } from './open-form.ts';

/** Number and language of a call. The blog's number is as typed, a claim is answered in writing: they ask for the number only. */
export function PhoneLine(props: PhoneLineProps) {
  const { form, name = 'phone' } = props;
  const { t } = form;
  if (name !== 'phone') return <NumberLine {...props} />;
  return (
    <>
      <NumberLine {...props} />
      <ChoiceField
        form={form}
        name="call_language"
        label={t.callLanguage}
        choices={callLanguages.map((one) => [one, t.callLanguages[one]] as const)}
        chosen={reader().locale}
      />
    </>
  );
}

/** `dial_code` and the number; the UAE first and chosen (decisions X10). The claim's number is `telephone`. */
function NumberLine({ form, name = 'phone', code = 'dial_code', advice }: PhoneLineProps) {
  const { t } = form;
  const { phone: label, phoneHint: hint } = t;
  const { id, error, input } = control({ form, name, hint, advice }, code, 'fullNumber');
  return (
    <Around {...{ id, name, label, hint, error, advice }}>
      <div className={phoneCss.phone}>
        <DialCodeOnce
          box={`${form.id}-${code}-box`}
          name={code}
          aria-label={t.dialCode}
          chosen={form.typed[code] ?? UAE_DIAL_CODE}
        />
        <input
          className={classes(fieldCss.input, ground.num)}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
          defaultValue={form.typed[name]}
          {...input}
        />
      </div>
    </Around>
  );
}

interface PhoneLineProps {
  form: OpenForm;
  name?: 'phone' | 'contact_no' | 'telephone';
  /** The blog calls it `code` (S2 3). */
  code?: 'dial_code' | 'code';
  advice?: string;
}
