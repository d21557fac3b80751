/** The forms behind POST /contact (S2 3, 5, 7; decisions A21-A23): the home page's and the landing pages'. */
import type { FieldError } from '../checked.ts';
import { type Contact, emailErrors, nameErrors, phoneError } from '../contact.ts';
import { toWesternDigits } from '../digits.ts';
import { messages } from '../messages.ts';
import { type ParsedPhone, type PhoneInput, parsePhone, UAE_DIAL_CODE } from '../phone.ts';
import { type FormFields, own, parseContact } from '../questions/form-fields.ts';
import { oneLine } from '../typed-text.ts';
import { checkHealthForm, isHealthForm } from './check-health-form.ts';
import { type DialCodes, type LeadRules, siteLead } from './lead.ts';
import {
  clientTypes,
  idFrom,
  insuranceTypes,
  isChosen,
  requiredProductTypes,
  vehicleTypes,
} from './lookups.ts';
import { siteMessages } from './messages.ts';

/** A21: the landing pages' payload carries one of these, the home page's none. */
export function isCallMeBack(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.hasOwn(fields, 'email_from') || Object.hasOwn(fields, 'insurance_type');
}

/** Name and phone (S2 5); the e-mail is ours and may be missing: a reference can be mailed to it. */
export function checkHomeContact(fields: FormFields, rules: LeadRules) {
  const typed = contactIn(fields, rules, own(fields, 'email'));
  const errors = personErrors(typed, rules, 'email', false);
  const phone = phoneOf(fields, rules);
  if (!phone.ok || errors.length > 0) return { ok: false as const, errors };
  return siteLead('contact', reached(typed, phone), fields, {});
}

/**
 * Phone, name and e-mail; health also a client type (S2 5), and where the health form is sent, what it asks (S0 5).
 * The screen says 'Please fill all the fields' for any of them.
 */
export function checkCallMeBack(fields: FormFields, rules: LeadRules) {
  const typed = contactIn(fields, rules, own(fields, 'email_from') ?? own(fields, 'email'));
  const health = isHealthForm(fields) ? checkHealthForm(fields, rules) : null;
  const about = { ...aboutOf(fields), health: health?.ok ? health.answers : null };
  const errors = [
    ...personErrors(typed, rules, 'email_from', true),
    ...(health && !health.ok ? health.errors : []),
    ...unknownErrors(fields),
  ];
  if (!(insuranceTypes as readonly string[]).includes(about.insuranceType)) {
    errors.push({ field: 'insurance_type', message: siteMessages.chooseFromList });
  }
  const isClientKnown = about.clientTypeId !== null || errors.some(isOf('client_type_id'));
  if (about.insuranceType === 'medical' && !isClientKnown) {
    errors.push({ field: 'client_type_id', message: siteMessages.enterClientType });
  }
  const phone = phoneOf(fields, rules);
  if (!phone.ok || errors.length > 0) return { ok: false as const, errors };
  const isFleet = about.insuranceType === 'fleet' || about.vehicles !== null;
  const kind = isFleet || about.vehicleTypeId === 4 ? 'fleet' : 'call_me_back';
  return siteLead(kind, reached(typed, phone), fields, about);
}

/** What is sent is of its list, or a number; nothing and 0 are not chosen (A22, A23). */
function unknownErrors(fields: FormFields): FieldError[] {
  const unlisted = Object.entries(listOf).filter(
    ([field, list]) => isChosen(own(fields, field)) && idFrom(list, own(fields, field)) === null,
  );
  const vehicles = vehiclesIn(fields);
  return [
    ...unlisted.map(([field]) => ({ field, message: siteMessages.chooseFromList })),
    ...(isChosen(vehicles) && !/^[1-9]\d{0,4}$/.test(vehicles)
      ? [{ field: 'no_of_vehicles', message: siteMessages.enterVehicles }]
      : []),
  ];
}

const listOf = {
  vehicle_type_id: vehicleTypes,
  required_product_type: requiredProductTypes,
  client_type_id: clientTypes,
};

function vehiclesIn(fields: FormFields): string {
  return toWesternDigits(own(fields, 'no_of_vehicles') ?? '')
    .trim()
    .replace(/^0+(?=\d)/, '');
}

function isOf(field: string) {
  return (error: FieldError) => error.field === field;
}

function aboutOf(fields: FormFields) {
  return {
    insuranceType: own(fields, 'insurance_type')?.trim() ?? '',
    vehicleTypeId: idFrom(vehicleTypes, own(fields, 'vehicle_type_id')),
    requiredProductType: idFrom(requiredProductTypes, own(fields, 'required_product_type')),
    clientTypeId: idFrom(clientTypes, own(fields, 'client_type_id')),
    vehicles: Number(vehiclesIn(fields)) || null,
  };
}

interface TypedPerson {
  name: string;
  email: string;
  phone: PhoneInput;
}

function contactIn(fields: FormFields, rules: LeadRules, email: string | undefined): TypedPerson {
  return {
    name: oneLine(own(fields, 'name')),
    email: email?.trim() ?? '',
    phone: phoneIn(fields, rules),
  };
}

function personErrors(
  { name, email, phone }: TypedPerson,
  rules: LeadRules,
  emailField: string,
  emailRequired: boolean,
): FieldError[] {
  const wrongEmail = email === '' && !emailRequired ? [] : emailErrors(email, rules);
  return [
    ...nameErrors('name', name, messages.enterName),
    ...(parsePhone(phone, rules).ok ? [] : [phoneError(phone)]),
    ...wrongEmail.map(({ message }) => ({ field: emailField, message })),
  ];
}

function phoneOf(fields: FormFields, rules: LeadRules): ParsedPhone {
  return parsePhone(phoneIn(fields, rules), rules);
}

/** The landing pages send no dial code: it is what stands before `phone` in `fullNumber`. */
export function phoneIn(fields: FormFields, { dialCodes = [] }: DialCodes): PhoneInput {
  const typed = parseContact(fields);
  const given = typed.dial_code?.trim();
  return { ...typed, dial_code: given || dialCodeOf(typed.fullNumber, typed.phone, dialCodes) };
}

/** Without a country in it, a number is one of the UAE (decisions X10). */
function dialCodeOf(full = '', phone = '', known: readonly string[] = []): string {
  const digits = full.replace(/[^\d+]/g, '');
  if (!digits.startsWith('+')) return UAE_DIAL_CODE;
  const national = phone.replace(/\D/g, '').replace(/^0/, '');
  const rest =
    national !== '' && digits.endsWith(national) ? digits.slice(0, -national.length) : '';
  const code = known.find((one) => one === rest) ?? known.find((one) => digits.startsWith(one));
  return code ?? UAE_DIAL_CODE;
}

function reached({ name, email }: TypedPerson, phone: ParsedPhone & { ok: true }): Contact {
  const { ok: _ok, ...number } = phone;
  return { name, email, ...number };
}
