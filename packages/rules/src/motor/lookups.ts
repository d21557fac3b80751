import { emirates, type Lookup } from '../emirates.ts';
import { listNationalities } from '../nationalities.ts';

/** Decisions V9. Item n has id n. */
export const drivingExperience: readonly Lookup[] = [
  { id: 0, name: 'Less than 1 year' },
  { id: 1, name: '1 year' },
  { id: 2, name: '2 years' },
  { id: 3, name: '3 years' },
  { id: 4, name: '4 years' },
  { id: 5, name: '5 years or more' },
];

/** Decisions V9. Item n has id n; 0 shows no notice (S1 2). */
export const noClaimYears: readonly Lookup[] = [
  { id: 0, name: 'No certificate' },
  { id: 1, name: '1 year without a claim' },
  { id: 2, name: '2 years without a claim' },
  { id: 3, name: '3 years without a claim' },
  { id: 4, name: '4 years without a claim' },
  { id: 5, name: '5 years or more without a claim' },
];

const yesNo: readonly Lookup[] = [
  { id: 1, name: 'Yes' },
  { id: 0, name: 'No' },
];

/** The place that S1 7 names for the nationalities in the answer of questionnaire-data. */
export const NATIONALITIES_ITEM = 8;

/** The choices of each question that has a fixed list, by name. */
export function questionnaireChoices(): Record<string, readonly Lookup[]> {
  return {
    is_vehicle_new: yesNo,
    is_insured: yesNo,
    vehicle_test_cert: yesNo,
    is_comprehensive: yesNo,
    is_agency_repair: yesNo,
    is_gcc_spec: yesNo,
    is_claims: noClaimYears,
    uae_drive_exp: drivingExperience,
    nationalities: listNationalities(),
    emirates,
  };
}

/**
 * The answer of questionnaire-data: a list whose item 8, counted from 0, is the list of
 * nationalities (S1 7, decisions V4). Our own pages take it by name from `questionnaireChoices`.
 */
export function questionnaireData(): (readonly Lookup[])[] {
  return Object.values(questionnaireChoices());
}
