import type { FieldError } from '../checked.ts';
import type { CivilDate } from '../dates.ts';
import { formMessages } from '../messages-form.ts';
import {
  driverAge,
  isExpiryDay,
  isRegistrationDay,
  isWhole,
  registrationYears,
} from './date-choices.ts';
import { motorQuestionMessages } from './messages-questions.ts';
import type { ChosenCar, MotorDraft } from './types.ts';

export const CAR_FIELDS = ['make_id', 'manf_year', 'model_id', 'variant_id'] as const;

export function checkCar(
  draft: MotorDraft,
  fields: readonly (typeof CAR_FIELDS)[number][],
  missing: string,
  { knowsCar }: { knowsCar?: ((car: ChosenCar) => boolean) | undefined },
): FieldError[] {
  const field = fields.at(-1) ?? 'make_id';
  if (fields.some((name) => !isId(draft[name]))) return [{ field, message: missing }];
  const car: ChosenCar = Object.fromEntries(fields.map((name) => [name, draft[name]]));
  if (knowsCar === undefined || knowsCar(car)) return [];
  return [{ field, message: motorQuestionMessages.unknownCar }];
}

export function checkRegistration(
  step: 'reg_year' | 'reg_month' | 'reg_day',
  { manf_year, first_reg_date }: MotorDraft,
  today: CivilDate,
): FieldError[] {
  const { year, month, day } = first_reg_date ?? {};
  const modelYear = manf_year ?? today.year;
  const wrong = { field: step, message: motorQuestionMessages.validRegistrationDate };
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

export function checkBirth({ dob }: MotorDraft, { today }: { today: CivilDate }): FieldError[] {
  if (!isWhole(dob)) return unless(false, missingPart('dob', dob), 'enterDateOfBirth');
  const age = driverAge(dob, today);
  if (age === 'too_young') return unless(false, 'dob_year', 'driverTooYoung');
  return age === 'ok' ? [] : [{ field: 'dob_day', message: formMessages.validDateOfBirth }];
}

export function checkExpiry(
  { policy_exp_date: date }: MotorDraft,
  { today }: { today: CivilDate },
): FieldError[] {
  if (!isWhole(date)) {
    return unless(false, missingPart('policy_exp', date), 'enterExpiryDate');
  }
  return unless(isExpiryDay(date, today), 'policy_exp_day', 'validExpiryDate');
}

function missingPart(name: string, date: Partial<CivilDate> | undefined): string {
  const part = (['year', 'month', 'day'] as const).find((key) => date?.[key] === undefined);
  return `${name}_${part ?? 'day'}`;
}

export function listed(
  field: 'uae_drive_exp' | 'is_claims' | 'emirate_id',
  draft: MotorDraft,
  table: readonly { id: number }[],
  message: string,
): FieldError[] {
  return table.some((row) => row.id === draft[field]) ? [] : [{ field, message }];
}

export function unless(
  fine: boolean,
  field: string,
  message: keyof typeof motorQuestionMessages,
): FieldError[] {
  return fine ? [] : [{ field, message: motorQuestionMessages[message] }];
}

function isId(value: number | undefined): boolean {
  return value !== undefined && Number.isSafeInteger(value) && value > 0;
}
