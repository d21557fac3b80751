/** The page of a company that leaves a contact (S0 5, S1 5), the same in every line that asks one. */
import { errorsOf } from '../checked.ts';
import {
  type CompanyContact,
  checkCompanyContact,
  parseCompanyContact,
} from '../company-contact.ts';
import type { ContactRules } from '../contact.ts';
import { type Control, emailControl, line, own } from './control.ts';
import type { Question } from './questionnaire.ts';

interface CompanyDraft {
  contact?: Partial<CompanyContact>;
}

/** @param contactLabel the key of what the line calls who is asked for */
export function companyStep<Draft extends CompanyDraft>(
  contactLabel: string,
): Question<Draft, ContactRules> {
  return {
    asks: ['contact'],
    controls: [
      contactLine<Draft>('company_name', 'company', 'organization'),
      contactLine<Draft>('contact_name', contactLabel, 'name'),
      emailControl('customer_email', ({ contact }) => contact?.customer_email),
      { kind: 'phone', name: 'phone', contact: ({ contact }) => contact },
      own('rights'),
      own('honeypot'),
      own('captcha'),
    ],
    read: (fields) => ({ contact: parseCompanyContact(fields) }) as Partial<Draft>,
    check: ({ contact = {} }, rules) => errorsOf(checkCompanyContact(contact, rules)),
    /** The contact as it is stored, where valid. */
    apply: (draft, input, rules) => {
      const merged = { ...draft, ...input };
      const contact = checkCompanyContact(merged.contact ?? {}, rules);
      return contact.ok ? { ...merged, contact: contact.answers } : merged;
    },
  };
}

function contactLine<Draft extends CompanyDraft>(
  name: 'company_name' | 'contact_name',
  label: string,
  autoComplete: string,
): Control<Draft> {
  return line(name, label, { autoComplete }, { value: ({ contact }) => contact?.[name] });
}
