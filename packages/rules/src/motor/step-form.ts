import { parseFlag } from '../calls/flags.ts';
import type { CivilDate } from '../dates.ts';
import { parseWhole } from '../digits.ts';
import { parseEmirate } from '../emirates.ts';
import { parsePickerText } from '../questions/date-picker.ts';
import { type FormFields, own, parseContact } from '../questions/form-fields.ts';
import type { MotorStep } from './questionnaire.ts';
import type { MotorDraft } from './types.ts';

/**
 * The answers in a plain form post of one step, by the names of S1 3; a date is three fields
 * (`dob_year`, `dob_month`, `dob_day`), a registration one of `reg_year`, `reg_month`, `reg_day`.
 * `variant_id=none` is "no variant available". What does not parse is left out, and so missing.
 */
export function parseMotorStepForm(step: MotorStep, fields: FormFields): MotorDraft {
  const text = (name: string) => own(fields, name)?.trim() ?? '';
  const whole = (name: string) => parseWhole(text(name));
  switch (step) {
    case 'make':
      return drop({ make_id: whole('make_id') });
    case 'year':
      return drop({ manf_year: parsePickerText('year', text('manf_year')) });
    case 'model':
      return drop({ model_id: whole('model_id') });
    case 'variant':
      return text('variant_id') === NO_VARIANT
        ? { no_variant: true }
        : drop({ variant_id: whole('variant_id') });
    case 'brand_new':
      return drop({ is_vehicle_new: parseFlag(text('is_vehicle_new')) });
    case 'reg_year':
      return { first_reg_date: drop({ year: parsePickerText('year', text('reg_year')) }) };
    case 'reg_month':
      return { first_reg_date: drop({ month: parsePickerText('month', text('reg_month')) }) };
    case 'reg_day':
      return { first_reg_date: drop({ day: parsePickerText('day', text('reg_day')) }) };
    case 'dob':
      return { dob: parseParts('dob', text) };
    case 'experience':
      return drop({
        uae_drive_exp: whole('uae_drive_exp'),
        nationality_id: whole('nationality_id'),
      });
    case 'insured':
      return drop({ is_insured: parseFlag(text('is_insured')) });
    case 'expiry':
      return { policy_exp_date: parseParts('policy_exp', text) };
    case 'test_cert':
      return drop({ vehicle_test_cert: parseFlag(text('vehicle_test_cert')) });
    case 'comprehensive':
      return drop({ is_comprehensive: parseFlag(text('is_comprehensive')) });
    case 'agency':
      return drop({ is_agency_repair: parseFlag(text('is_agency_repair')) });
    case 'gcc':
      return drop({ is_gcc_spec: parseFlag(text('is_gcc_spec')) });
    case 'no_claim':
      return drop({
        is_claims: whole('is_claims'),
        claims_noted: parseFlag(text('claims_noted')) === true ? true : undefined,
      });
    case 'emirate':
      return drop({ emirate_id: parseEmirate(text('emirate_id') || text('emirate')) });
    case 'last':
      return { contact: parseMotorContact(fields), chassis_no: text('chassis_no') };
    case 'find_car':
      return {};
  }
}

/** The value of the variant list's own "no variant available". */
export const NO_VARIANT = 'none';

/** S1 3 calls the phone `mobile`; `phone` is read too. */
export function parseMotorContact(fields: FormFields): NonNullable<MotorDraft['contact']> {
  const mobile = own(fields, 'mobile');
  const contact = parseContact(fields);
  return mobile === undefined ? contact : { ...contact, phone: mobile };
}

function parseParts(name: string, text: (name: string) => string): Partial<CivilDate> {
  return drop({
    year: parsePickerText('year', text(`${name}_year`)),
    month: parsePickerText('month', text(`${name}_month`)),
    day: parsePickerText('day', text(`${name}_day`)),
  });
}

type Given<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Without the fields that did not parse. */
function drop<Fields extends object>(fields: Fields): Given<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Given<Fields>;
}
