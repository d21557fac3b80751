import { type CivilDate, toIsoDate } from '../dates.ts';

/** The registration types of the purchase form, "buying car type" in S1 4 and 5. */
export const registrationTypes = [
  { id: 1, name: 'I own this car already' },
  { id: 2, name: 'I am buying this car now' },
] as const;

export type RegistrationType = (typeof registrationTypes)[number]['id'];

export function parseRegistrationType(value: unknown): RegistrationType | undefined {
  return registrationTypes.find(({ id }) => id === value || String(id) === value)?.id;
}

export interface StartDate {
  /** Type 2 hides the start date and takes today for it and for the registration (S1 4, V6). */
  asksStartDate: boolean;
  registrationDate?: string;
  policyStartDate?: string;
}

/** What the choice does to the form's dates, as YYYY-MM-DD. */
export function startDateOf(type: RegistrationType, today: CivilDate): StartDate {
  if (type === 1) return { asksStartDate: true };
  const iso = toIsoDate(today);
  return { asksStartDate: false, registrationDate: iso, policyStartDate: iso };
}
