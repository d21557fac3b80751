/** What a lead form of the site says once it is checked (S2 3; decisions A3, A21-A23, A37, A39; features 106). */
import type { Contact, ContactRules } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { type CallSlot, callSlotOf } from './lookups.ts';

const siteLeadKinds = [
  'contact',
  'call_me_back',
  'blog',
  'travel',
  'life',
  'business',
  'fleet',
] as const;
export type SiteLeadKind = (typeof siteLeadKinds)[number];

export interface SiteLead {
  kind: SiteLeadKind;
  /** The e-mail is '' where the form does not ask for one; the blog's is as typed (S2 5: no format check). */
  contact: Contact;
  /** Unticked until the person ticks it (A39). */
  consent: { marketing: boolean; whatsapp: boolean };
  callSlot: CallSlot;
  /** The path of the page that the form stood on. */
  page: string;
  about: LeadTopic;
}

/** What the form asks beyond the person; '' and null where it does not. Days are ISO. */
export interface LeadTopic {
  insuranceType: string;
  companyName: string;
  travelDate: string;
  returnDate: string;
  destinationId: number | null;
  vehicleTypeId: number | null;
  requiredProductType: number | null;
  clientTypeId: number | null;
  vehicles: number | null;
  /** Of the health form (S0 5, decisions M44) only. */
  health: HealthAnswers | null;
}

/** Who a person is that health cover is asked for. Personal. */
export interface HealthAnswers {
  /** 1 male, 2 female. */
  genderId: number;
  dateOfBirth: string;
  nationalityId: number;
}

export const emptyTopic: LeadTopic = {
  insuranceType: '',
  companyName: '',
  travelDate: '',
  returnDate: '',
  destinationId: null,
  vehicleTypeId: null,
  requiredProductType: null,
  clientTypeId: null,
  vehicles: null,
  health: null,
};

export interface DialCodes {
  /** Every "+971" there is, for numbers that come without one; a browser's form always sends it. */
  dialCodes?: readonly string[];
}

export interface LeadRules extends ContactRules, DialCodes {
  today: CivilDate;
  /** Whether there is such a country; without it, as in a browser whose list has no others, any number is. */
  knownCountry?: (id: number) => boolean;
}

/** Fields of ours in every lead form: consent, call-back slot, the page it stood on. */
export function commonOf(fields: FormFields): Pick<SiteLead, 'consent' | 'callSlot' | 'page'> {
  const page = own(fields, 'page') ?? '';
  return {
    consent: { marketing: isTicked(fields, 'marketing'), whatsapp: isTicked(fields, 'whatsapp') },
    callSlot: callSlotOf(own(fields, 'call_slot')),
    page: /^\/(?!\/)[\w./-]{0,199}$/.test(page) ? page : '',
  };
}

function isTicked(fields: FormFields, name: string): boolean {
  return ['yes', 'on', '1', 'true'].includes(own(fields, name) ?? '');
}
