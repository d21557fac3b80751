import { ageOn, type CivilDate, compareDates, isRealDate } from '../dates.ts';
import { DRIVER_MAX_AGE, DRIVER_MIN_AGE, EXPIRY_YEARS_BACK } from './constants.ts';

/** Years of birth to choose from: 18 years ago back to 130 years ago (S1 5 and 9). */
export function driverBirthYears(today: CivilDate): number[] {
  return downFrom(today.year - DRIVER_MIN_AGE, today.year - DRIVER_MAX_AGE);
}

/** Years of expiry to choose from: the current year back 10 years (S1 5 and 9). */
export function expiryYears(today: CivilDate): number[] {
  return downFrom(today.year, today.year - EXPIRY_YEARS_BACK);
}

/** Years of first registration: a model is sold from the year before its own, up to this year. */
export function registrationYears(modelYear: number, today: CivilDate): number[] {
  return downFrom(today.year, Math.min(modelYear - 1, today.year));
}

/** Whether the three parts are chosen. */
export function isWhole(date: Partial<CivilDate> | undefined): date is CivilDate {
  return date?.year !== undefined && date.month !== undefined && date.day !== undefined;
}

export function isPastDay(date: CivilDate, today: CivilDate): boolean {
  return isRealDate(date) && compareDates(date, today) <= 0;
}

export function isRegistrationDay(date: CivilDate, modelYear: number, today: CivilDate): boolean {
  return isPastDay(date, today) && registrationYears(modelYear, today).includes(date.year);
}

/** The list goes by year, the rule by the full age on `today` (decisions V7). */
export function driverAge(dob: CivilDate, today: CivilDate): 'ok' | 'too_young' | 'not_a_date' {
  if (!isPastDay(dob, today) || today.year - dob.year > DRIVER_MAX_AGE) return 'not_a_date';
  return ageOn(dob, today) < DRIVER_MIN_AGE ? 'too_young' : 'ok';
}

export function isExpiryDay(date: CivilDate, today: CivilDate): boolean {
  return isPastDay(date, today) && expiryYears(today).includes(date.year);
}

function downFrom(last: number, first: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
}
