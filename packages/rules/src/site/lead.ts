/** What a lead form of the site says once it is checked (S2 3; decisions A3, A21-A23, A37, A39; features 106). */
import type { Contact, ContactRules } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { callSlotOf } from './lookups.ts';

/** Who a person is that health cover is asked for. Personal. */
export interface HealthAnswers {
  /** 1 male, 2 female. */
  genderId: number;
  dateOfBirth: string;
  nationalityId: number;
}

export interface DialCodes {
  /** Every "+971" there is, for numbers that come without one; a browser's form always sends it. */
  dialCodes?: readonly string[];
}

export interface LeadRules extends ContactRules, DialCodes {
  today: CivilDate;
  /** Whether there is such a country; without it, as in a browser whose list has no others, any number is. */
  knownCountry?: (id: number) => boolean;
}

/** A lead whose fields passed: what its form asks goes beside what every lead form does. The number may be as typed (S2 5). */
export function siteLead<const Kind extends string, About extends object>(
  kind: Kind,
  contact: Contact,
  fields: FormFields,
  about: About,
) {
  return {
    ok: true as const,
    answers: { kind, contact, details: { ...commonOf(fields), ...about } },
  };
}

/** Fields of ours in every lead form: consent (A39), call-back slot, the page it stood on. */
function commonOf(fields: FormFields) {
  const page = own(fields, 'page') ?? '';
  return {
    marketing: isTicked(fields, 'marketing'),
    whatsapp: isTicked(fields, 'whatsapp'),
    callSlot: callSlotOf(own(fields, 'call_slot')),
    page: /^\/(?!\/)[\w./-]{0,199}$/.test(page) ? page : '',
  };
}

function isTicked(fields: FormFields, name: string): boolean {
  return ['yes', 'on', '1', 'true'].includes(own(fields, name) ?? '');
}
