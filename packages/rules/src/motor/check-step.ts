import { errorsOf, type FieldError } from '../checked.ts';
import { type ContactRules, checkContact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { emirates } from '../emirates.ts';
import { messages } from '../messages.ts';
import { motorMessages } from '../messages-motor.ts';
import { isNationality } from '../nationalities.ts';
import { parseChassis } from './chassis.ts';
import {
  driverAge,
  isExpiryDay,
  isRegistrationDay,
  isWhole,
  registrationYears,
} from './date-choices.ts';
import { drivingExperience, noClaimYears } from './lookups.ts';
import type { MotorStep } from './questionnaire.ts';
import type { ChosenCar, MotorDraft } from './types.ts';

export interface MotorRules extends ContactRules {
  /** Whether the catalogue has this car, as far as it is chosen. Without it ids are believed. */
  knowsCar?: ((car: ChosenCar) => boolean) | undefined;
}

/** What is missing or wrong in the answers of one step (S1 2 and 5); none when it is answered. */
export function checkMotorStep(
  step: MotorStep,
  draft: MotorDraft,
  today: CivilDate,
  rules: MotorRules = {},
): FieldError[] {
  switch (step) {
    case 'make':
      return checkCar(draft, ['make_id'], motorMessages.enterMake, rules);
    case 'year':
      return checkCar(draft, ['make_id', 'manf_year'], motorMessages.enterModelYear, rules);
    case 'model':
      return checkCar(draft, ['make_id', 'manf_year', 'model_id'], motorMessages.enterModel, rules);
    case 'variant':
      if (draft.no_variant) return [];
      return checkCar(draft, CAR_FIELDS, motorMessages.enterVariant, rules);
    case 'find_car':
      return [];
    case 'reg_year':
    case 'reg_month':
    case 'reg_day':
      return checkRegistration(step, draft, today);
    case 'dob':
      return checkBirth(draft, today);
    case 'experience':
      return [
        ...listed('uae_drive_exp', draft, drivingExperience, motorMessages.enterExperience),
        ...unless(isNationality(draft.nationality_id), 'nationality_id', 'enterNationality'),
      ];
    case 'expiry':
      return checkExpiry(draft, today);
    case 'no_claim':
      return listed('is_claims', draft, noClaimYears, motorMessages.enterNoClaim);
    case 'emirate':
      return listed('emirate_id', draft, emirates, messages.enterEmirate);
    case 'last':
      return checkLast(draft, rules);
    default: {
      const { field, message } = YES_NO[step];
      return unless(typeof draft[field] === 'boolean', field, message);
    }
  }
}

const CAR_FIELDS = ['make_id', 'manf_year', 'model_id', 'variant_id'] as const;

const YES_NO = {
  brand_new: { field: 'is_vehicle_new', message: 'enterBrandNew' },
  insured: { field: 'is_insured', message: 'enterInsured' },
  test_cert: { field: 'vehicle_test_cert', message: 'enterTestCertificate' },
  comprehensive: { field: 'is_comprehensive', message: 'enterComprehensive' },
  agency: { field: 'is_agency_repair', message: 'enterAgencyRepair' },
  gcc: { field: 'is_gcc_spec', message: 'enterGccSpec' },
} as const;

function checkCar(
  draft: MotorDraft,
  fields: readonly (typeof CAR_FIELDS)[number][],
  missing: string,
  { knowsCar }: MotorRules,
): FieldError[] {
  const field = fields.at(-1) ?? 'make_id';
  if (fields.some((name) => !isId(draft[name]))) return [{ field, message: missing }];
  const car: ChosenCar = Object.fromEntries(fields.map((name) => [name, draft[name]]));
  if (knowsCar === undefined || knowsCar(car)) return [];
  return [{ field, message: motorMessages.unknownCar }];
}

function checkRegistration(
  step: 'reg_year' | 'reg_month' | 'reg_day',
  { manf_year, first_reg_date }: MotorDraft,
  today: CivilDate,
): FieldError[] {
  const { year, month, day } = first_reg_date ?? {};
  const modelYear = manf_year ?? today.year;
  const wrong = { field: step, message: motorMessages.validRegistrationDate };
  if (step === 'reg_year') {
    if (year === undefined) return unless(false, step, 'enterRegistrationYear');
    return registrationYears(modelYear, today).includes(year) ? [] : [wrong];
  }
  if (step === 'reg_month') {
    if (month === undefined) return unless(false, step, 'enterRegistrationMonth');
    const last = year === today.year ? today.month : 12;
    return month >= 1 && month <= last ? [] : [wrong];
  }
  if (day === undefined) return unless(false, step, 'enterRegistrationDay');
  const whole = isWhole(first_reg_date) && isRegistrationDay(first_reg_date, modelYear, today);
  return whole ? [] : [wrong];
}

function checkBirth({ dob }: MotorDraft, today: CivilDate): FieldError[] {
  if (!isWhole(dob)) return unless(false, missingPart('dob', dob), 'enterDateOfBirth');
  const age = driverAge(dob, today);
  if (age === 'too_young') return unless(false, 'dob_year', 'driverTooYoung');
  return age === 'ok' ? [] : [{ field: 'dob_day', message: messages.validDateOfBirth }];
}

function checkExpiry({ policy_exp_date: date }: MotorDraft, today: CivilDate): FieldError[] {
  if (!isWhole(date)) {
    return unless(false, missingPart('policy_exp', date), 'enterExpiryDate');
  }
  return unless(isExpiryDay(date, today), 'policy_exp_day', 'validExpiryDate');
}

/** Name, e-mail and phone are required, the chassis number may be empty (S1 4, decisions V10). */
function checkLast({ contact, chassis_no = '' }: MotorDraft, rules: MotorRules): FieldError[] {
  const errors = errorsOf(checkContact(contact ?? {}, rules)).map(({ field, message }) => ({
    field: field === 'phone' ? 'mobile' : field,
    message,
  }));
  if (chassis_no.trim() === '' || parseChassis(chassis_no).ok) return errors;
  return [...errors, { field: 'chassis_no', message: motorMessages.validChassis }];
}

function missingPart(name: string, date: Partial<CivilDate> | undefined): string {
  const part = (['year', 'month', 'day'] as const).find((key) => date?.[key] === undefined);
  return `${name}_${part ?? 'day'}`;
}

function listed(
  field: 'uae_drive_exp' | 'is_claims' | 'emirate_id',
  draft: MotorDraft,
  table: readonly { id: number }[],
  message: string,
): FieldError[] {
  return table.some((row) => row.id === draft[field]) ? [] : [{ field, message }];
}

function unless(fine: boolean, field: string, message: keyof typeof motorMessages): FieldError[] {
  return fine ? [] : [{ field, message: motorMessages[message] }];
}

function isId(value: number | undefined): boolean {
  return value !== undefined && Number.isSafeInteger(value) && value > 0;
}
