/** The payloads of S2 section 7, and of ours beside them (decisions A3). */
import { date, digits, flag, type Shape, text, whole } from '../payload.ts';

const reach = { phone: text, dial_code: text.optional(), fullNumber: text.optional() };
const wishes = {
  marketing: flag.optional(),
  whatsapp: flag.optional(),
  call_slot: text.optional(),
  call_language: text.optional(),
  page: text.optional(),
  website: text.optional(),
};
const captcha = { 'g-recaptcha-response': text };

export const payloads = {
  contact: { csrf_token: text, name: text, phone: text, dial_code: text, fullNumber: text },
  callMeBack: {
    name: text,
    phone: text,
    fullNumber: text,
    email_from: text,
    insurance_type: text,
    vehicle_type_id: digits.optional(),
    required_product_type: digits.optional(),
    client_type_id: whole.optional(),
  },
  blog: {
    name: text,
    contact_no: text,
    code: text,
    email: text,
    insurance_type: text,
    ...captcha,
  },
  travel: {
    name: text,
    email: text,
    ...reach,
    travel_date: date,
    return_date: date,
    destination_country_id: digits.optional(),
    ...captcha,
  },
  life: { name: text, email: text, ...reach, ...captcha },
  business: {
    company_name: text,
    contact_name: text,
    email: text,
    ...reach,
    insurance_type_id: digits,
    ...captcha,
  },
  claim: { csrf_token: text, request: text, type: text, description: text, telephone: text },
  complaint: { csrf_token: text, request: text, description: text, telephone: text },
} as const satisfies Record<string, Shape>;

export const ours = {
  wishes,
  // The health form: all of its three or none (S0 5, decisions M44).
  contact: {
    email: text.optional(),
    no_of_vehicles: digits.optional(),
    gender_id: digits.optional(),
    date_of_birth: date.optional(),
    nationality_id: digits.optional(),
    ...wishes,
  },
  filed: { email: text.optional(), dial_code: text.optional(), website: text.optional() },
} as const satisfies Record<string, Shape>;
