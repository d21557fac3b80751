/** The blog's lead form and those for travel, life and business cover (S2 3, 5; decisions A3-A5). */
import type { FieldError } from '../checked.ts';
import { checkContact, nameErrors } from '../contact.ts';
import { type CivilDate, compareDates, toIsoDate } from '../dates.ts';
import { filled } from '../message.ts';
import { messages } from '../messages.ts';
import { parsePhone, UAE_DIAL_CODE } from '../phone.ts';
import { type FormFields, own, parseContact } from '../questions/form-fields.ts';
import { oneLine, shortened } from '../typed-text.ts';
import { LONGEST_LINE, LONGEST_TELEPHONE } from './constants.ts';
import { type LeadRules, siteLead } from './lead.ts';
import { businessTypes } from './lookups.ts';
import { siteMessages } from './messages.ts';
import { typedDate, withWholeDates } from './whole-dates.ts';

/** Name, number and e-mail are there; nothing says that they must be well formed (S2 5). */
export function checkBlogLead(fields: FormFields, rules: LeadRules) {
  const name = oneLine(own(fields, 'name'));
  const number = line(fields, 'contact_no') || line(fields, 'phone');
  const email = line(fields, 'email');
  const insuranceType = line(fields, 'insurance_type');
  const errors = [
    ...nameErrors('name', name, messages.enterName),
    ...missing('contact_no', number, messages.enterPhone),
    ...tooLong('contact_no', number, LONGEST_TELEPHONE),
    ...missing('email', email, messages.enterEmail),
    ...tooLong('email', email, 254),
    ...tooLong('insurance_type', insuranceType, 60),
  ];
  if (errors.length > 0) return { ok: false as const, errors };
  const code = line(fields, 'code') || line(fields, 'dial_code') || UAE_DIAL_CODE;
  const parsed = parsePhone({ phone: number, dial_code: code }, rules);
  const phone = parsed.ok
    ? { phone: parsed.phone, dial_code: parsed.dial_code, fullNumber: parsed.fullNumber }
    : { phone: number, dial_code: shortened(code, 6), fullNumber: number };
  return siteLead('blog', { name, email, ...phone }, fields, { insuranceType });
}

/** Name, e-mail present and matching, phone present and valid. */
export function checkLifeLead(fields: FormFields, rules: LeadRules) {
  const contact = checkContact(parseContact(fields), rules);
  if (!contact.ok) return contact;
  return siteLead('life', contact.answers, fields, { insuranceType: 'life' });
}

/** The two dates in order and not in the past (A4); the destination may be left out. */
export function checkTravelLead(sent: FormFields, rules: LeadRules) {
  const fields = withWholeDates(sent);
  const contact = checkContact(parseContact(fields), rules);
  const travel = typedDate(line(fields, 'travel_date'));
  const back = typedDate(line(fields, 'return_date'));
  const destination = destinationOf(fields, rules);
  const errors = [
    ...(contact.ok ? [] : contact.errors),
    ...travelErrors(fields, travel, rules.today),
    ...returnErrors(fields, travel, back),
    ...(destination === undefined
      ? [{ field: 'destination_country_id', message: siteMessages.chooseFromList }]
      : []),
  ];
  if (!contact.ok || !travel || !back || destination === undefined || errors.length > 0) {
    return { ok: false as const, errors };
  }
  return siteLead('travel', contact.answers, fields, {
    insuranceType: 'travel',
    travelDate: toIsoDate(travel),
    returnDate: toIsoDate(back),
    destinationId: destination,
  });
}

/** Company, contact, e-mail, phone and type of insurance. */
export function checkBusinessLead(fields: FormFields, rules: LeadRules) {
  const company = oneLine(own(fields, 'company_name'));
  const name = own(fields, 'contact_name') ?? own(fields, 'name') ?? '';
  const contact = checkContact({ ...parseContact(fields), name }, rules);
  const place = businessTypes.findIndex(
    (_type, index) => String(index + 1) === line(fields, 'insurance_type_id'),
  );
  const type = businessTypes[place];
  const errors: FieldError[] = [
    ...missing('company_name', company, siteMessages.enterCompany),
    ...tooLong('company_name', company, LONGEST_LINE),
    ...(contact.ok ? [] : contact.errors).map(({ field, message }) =>
      field === 'name' ? { field: 'contact_name', message } : { field, message },
    ),
    ...(type ? [] : [{ field: 'insurance_type_id', message: siteMessages.enterInsuranceType }]),
  ];
  if (!contact.ok || !type || errors.length > 0) return { ok: false as const, errors };
  const about = { insuranceType: type, companyName: company };
  return siteLead('business', contact.answers, fields, about);
}

function travelErrors(fields: FormFields, travel: CivilDate | null, today: CivilDate) {
  const field = 'travel_date';
  if (line(fields, field) === '') return [{ field, message: siteMessages.enterTravelDate }];
  if (!travel) return [{ field, message: siteMessages.validDate }];
  if (compareDates(travel, today) < 0) return [{ field, message: siteMessages.travelInThePast }];
  return [];
}

function returnErrors(fields: FormFields, travel: CivilDate | null, back: CivilDate | null) {
  const field = 'return_date';
  if (line(fields, field) === '') return [{ field, message: siteMessages.enterReturnDate }];
  if (!back) return [{ field, message: siteMessages.validDate }];
  if (travel && compareDates(back, travel) < 0) {
    return [{ field, message: siteMessages.returnBeforeTravel }];
  }
  return [];
}

/** Null when it is left out: an empty one clears its id (A5). Undefined when nobody knows it. */
function destinationOf(fields: FormFields, rules: LeadRules): number | null | undefined {
  const text = line(fields, 'destination_country_id');
  if (text === '' || text === '0') return null;
  if (!/^\d{1,6}$/.test(text)) return undefined;
  return rules.knownCountry?.(Number(text)) === false ? undefined : Number(text);
}

function line(fields: FormFields, name: string): string {
  return oneLine(own(fields, name));
}

function missing(field: string, text: string, message: string): FieldError[] {
  return text === '' ? [{ field, message }] : [];
}

function tooLong(field: string, text: string, count: number): FieldError[] {
  if (text.length <= count) return [];
  return [{ field, message: filled(siteMessages.lineTooLong, { count }) }];
}
