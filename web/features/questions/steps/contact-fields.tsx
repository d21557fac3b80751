import type { Contact } from '@muqarin/rules/contact';
import { PrivacyLink } from '@/components/content/privacy-link.tsx';
import { PhoneField, type PhoneTexts } from '@/components/ui/phone-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { messageOf, type NamedError } from '@/lib/field-names.ts';

interface ContactFieldsProps {
  texts: PhoneTexts & Record<'name' | 'email' | 'rights', string>;
  errors: readonly NamedError[];
  /** What was said or typed before. */
  given: Partial<Contact>;
  /** The name of the phone's control. */
  phoneName?: 'phone' | 'mobile';
}

/** Name, e-mail, phone with its country: how a person is reached. */
export function ContactFields({
  texts: t,
  errors,
  given,
  phoneName = 'phone',
}: ContactFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={t.name}
        error={messageOf(errors, 'name')}
        autoComplete="name"
        defaultValue={given.name}
      />
      <TextField
        name="email"
        label={t.email}
        error={messageOf(errors, 'email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        defaultValue={given.email}
      />
      <PhoneField
        name={phoneName}
        texts={t}
        given={given}
        error={messageOf(errors, phoneName, 'dial_code', 'dialCode', 'fullNumber')}
      />
      <PrivacyLink text={t.rights} />
    </>
  );
}
