import { parseFlag } from '../calls/flags.ts';
import { parseIds, parseOpaqueId } from '../calls/open-shapes.ts';
import { asObject, parseJson, pick, text, whole } from '../calls/wire-values.ts';
import { type Contact, contactNames } from '../contact.ts';
import { type CivilDate, toIsoDate } from '../dates.ts';
import { emirates, nameOf, parseEmirate } from '../emirates.ts';
import type { MotorAnswers, MotorDraft } from './types.ts';

/** What the calls carry beside the answers (S1 3). */
export interface MotorExtras {
  captcha?: string;
  isProductAvailable?: boolean;
  backLeadId?: string;
}

export type ParsedMotorWire =
  | { ok: true; draft: MotorDraft; extras: MotorExtras }
  | { ok: false; reason: 'not_an_object' };

/** Both spellings of each answer (decisions V3); the first is the quote request's. */
const NAMES = {
  make_id: ['make_id', 'vehicle_make_id'],
  manf_year: ['manf_year', 'manufacturer_year'],
  model_id: ['model_id', 'vehicle_model_id'],
  variant_id: ['variant_id', 'vehicle_variant_ids'],
  is_vehicle_new: ['is_vehicle_new', 'new_car'],
  uae_drive_exp: ['uae_drive_exp', 'driving_exp'],
  nationality_id: ['nationality_id'],
  is_insured: ['is_insured'],
  vehicle_test_cert: ['vehicle_test_cert'],
  is_comprehensive: ['is_comprehensive'],
  is_agency_repair: ['is_agency_repair', 'agency_repair'],
  is_gcc_spec: ['is_gcc_spec', 'gcc'],
  is_claims: ['is_claims', 'claims'],
} as const;

const WHOLE = [
  'make_id',
  'manf_year',
  'model_id',
  'uae_drive_exp',
  'nationality_id',
  'is_claims',
] as const;
const FLAGS = [
  'is_vehicle_new',
  'is_insured',
  'vehicle_test_cert',
  'is_comprehensive',
  'is_agency_repair',
  'is_gcc_spec',
] as const;
const DATES = ['first_reg_date', 'dob', 'policy_exp_date'] as const;

/**
 * Reads a quote request or a lead of S1 3, parsed JSON or its text. A value of the wrong kind is
 * an unanswered question. The quote request names no make and model: the server knows them by the
 * variant.
 */
export function parseMotorWire(data: unknown): ParsedMotorWire {
  const object = asObject(typeof data === 'string' ? parseJson(data) : data);
  if (!object) return { ok: false, reason: 'not_an_object' };
  const draft: MotorDraft = {};
  for (const name of WHOLE) {
    const value = whole(pick(object, NAMES[name]));
    if (value !== undefined) draft[name] = value;
  }
  for (const name of FLAGS) {
    const value = parseFlag(pick(object, NAMES[name]));
    if (value !== undefined) draft[name] = value;
  }
  for (const name of DATES) {
    const value = parseWireDate(pick(object, [name]));
    if (value !== undefined) draft[name] = value;
  }
  const [variant] = parseIds(pick(object, NAMES.variant_id));
  const emirate =
    parseEmirate(pick(object, ['emirate_id'])) ?? parseEmirate(pick(object, ['emirate']));
  const chassis = text(pick(object, ['chassis_no']));
  if (variant !== undefined) draft.variant_id = variant;
  if (emirate !== undefined) draft.emirate_id = emirate;
  if (chassis !== undefined) draft.chassis_no = chassis;
  const contact = parseContact(object);
  if (Object.keys(contact).length > 0) draft.contact = contact;
  return { ok: true, draft, extras: parseExtras(object) };
}

/** The quote request of S1 3: what get-products is sent. Yes and no are 1 and 0. */
export function toQuoteRequest(answers: MotorAnswers): Record<string, unknown> {
  return {
    emirate: nameOf(emirates, answers.emirate_id),
    emirate_id: answers.emirate_id,
    manf_year: answers.manf_year,
    variant_id: answers.variant_id,
    is_vehicle_new: Number(answers.is_vehicle_new),
    first_reg_date: toIsoDate(answers.first_reg_date),
    dob: toIsoDate(answers.dob),
    uae_drive_exp: answers.uae_drive_exp,
    nationality_id: answers.nationality_id,
    is_insured: Number(answers.is_insured),
    policy_exp_date: answers.policy_exp_date ? toIsoDate(answers.policy_exp_date) : '',
    vehicle_test_cert: answers.vehicle_test_cert === null ? '' : Number(answers.vehicle_test_cert),
    is_comprehensive: Number(answers.is_comprehensive),
    is_agency_repair: Number(answers.is_agency_repair),
    is_gcc_spec: Number(answers.is_gcc_spec),
    is_claims: answers.is_claims,
  };
}

/** The lead of S1 3: what the-last-step is sent, in its own spellings. */
export function toMotorLead(
  answers: MotorAnswers,
  contact: Contact,
  chassisNo: string,
  extras: MotorExtras,
): Record<string, unknown> {
  return {
    'g-recaptcha-response': extras.captcha ?? '',
    is_product_available: Number(extras.isProductAvailable ?? false),
    dob: toIsoDate(answers.dob),
    policy_exp_date: answers.policy_exp_date ? toIsoDate(answers.policy_exp_date) : '',
    emirate_id: answers.emirate_id,
    name: contact.name,
    email: contact.email,
    mobile: contact.phone,
    dial_code: contact.dial_code,
    vehicle_make_id: answers.make_id,
    manufacturer_year: answers.manf_year,
    vehicle_model_id: answers.model_id,
    vehicle_variant_ids: [answers.variant_id],
    new_car: Number(answers.is_vehicle_new),
    agency_repair: Number(answers.is_agency_repair),
    gcc: Number(answers.is_gcc_spec),
    driving_exp: answers.uae_drive_exp,
    claims: answers.is_claims,
    chassis_no: chassisNo,
    ...(extras.backLeadId === undefined ? {} : { back_lead_id: extras.backLeadId }),
  };
}

/**
 * A day as YYYY-MM-DD, YYYYMMDD, YYYY/MM/DD or dd/mm/yyyy (decisions X16). A day that does not
 * exist keeps its parts, so that it is refused as wrong and not as missing.
 */
export function parseWireDate(value: unknown): CivilDate | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.slice(0, 20).trim();
  const yearFirst = /^(\d{4})([-/]?)(\d{2})\2(\d{2})$/.exec(trimmed);
  const dayFirst = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(trimmed);
  if (yearFirst) return civil(yearFirst[1], yearFirst[3], yearFirst[4]);
  return dayFirst ? civil(dayFirst[3], dayFirst[2], dayFirst[1]) : undefined;
}

function civil(year?: string, month?: string, day?: string): CivilDate {
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The documents' names where they are others; they know no `fullNumber`. */
const NAMES_OF_CONTACT: Partial<Record<keyof Contact, readonly string[]>> = {
  phone: ['mobile', 'phone'],
  dial_code: ['dial_code', 'dialCode'],
  fullNumber: [],
};

function parseContact(object: Record<string, unknown>): Partial<Contact> {
  const contact: Partial<Contact> = {};
  for (const field of contactNames) {
    const value = text(pick(object, NAMES_OF_CONTACT[field] ?? [field]));
    if (value !== undefined) contact[field] = value;
  }
  return contact;
}

function parseExtras(object: Record<string, unknown>): MotorExtras {
  const extras: MotorExtras = {};
  const captcha = text(pick(object, ['g-recaptcha-response']));
  const available = parseFlag(pick(object, ['is_product_available']));
  const backLeadId = parseOpaqueId(pick(object, ['back_lead_id']));
  if (captcha !== undefined) extras.captcha = captcha;
  if (available !== undefined) extras.isProductAvailable = available;
  if (backLeadId !== undefined) extras.backLeadId = backLeadId;
  return extras;
}
