import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import { PrivacyLink } from '@/components/content/privacy-link.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { PhoneField } from '@/components/ui/phone-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { t } from '@/features/general/texts.ts';
import questionCss from '@/features/questions/questionnaire.module.css';
import { Honeypot } from '@/features/questions/steps/honeypot.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import { CaptchaBox } from '../questionnaire-form.tsx';

/** Company name, contact name, e-mail, phone and captcha (S1 3). */
export function ContactFields({ page }: { page: GeneralWizardPage }) {
  const { answers, typed, errors } = page;
  const { contact = {} } = answers;
  const { contact: words, captcha } = textsOf('questionnaire');
  return (
    <>
      <h1 tabIndex={-1}>{t.contactTitle}</h1>
      <p className={questionCss.help}>{t.contactHelp}</p>
      <div className={fieldCss.fields}>
        <TextField
          name="company_name"
          label={t.company}
          error={messageOf(errors, 'company_name')}
          autoComplete="organization"
          defaultValue={typed.company_name ?? contact.company_name}
        />
        <TextField
          name="contact_name"
          label={t.contactName}
          error={messageOf(errors, 'contact_name')}
          autoComplete="name"
          defaultValue={typed.contact_name ?? contact.contact_name}
        />
        <TextField
          name="customer_email"
          label={words.email}
          error={messageOf(errors, 'customer_email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={typed.customer_email ?? contact.customer_email}
        />
        <PhoneField
          texts={words}
          given={{ ...contact, ...typed }}
          error={messageOf(errors, 'phone', 'dial_code', 'fullNumber')}
        />
        <PrivacyLink text={words.rights} />
        <Honeypot />
        <CaptchaBox
          texts={captcha}
          by={page.captcha}
          ticket={page.captchaTicket}
          error={messageOf(errors, 'captcha', 'g-recaptcha-response')}
        />
      </div>
    </>
  );
}
