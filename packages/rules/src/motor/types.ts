/** The motor questionnaire's answers as every part of the house passes them (S1 2 and 3). */

import type { Contact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';

/** What a person has said so far: nothing is required, a date may be half chosen. */
export interface MotorDraft {
  make_id?: number;
  manf_year?: number;
  model_id?: number;
  variant_id?: number;
  /** "No variant available" was chosen: the find-car form follows. */
  no_variant?: true;
  is_vehicle_new?: boolean;
  first_reg_date?: Partial<CivilDate>;
  dob?: Partial<CivilDate>;
  /** Full years of driving in the UAE, 5 for five or more (decisions V9). */
  uae_drive_exp?: number;
  nationality_id?: number;
  is_insured?: boolean;
  policy_exp_date?: Partial<CivilDate>;
  vehicle_test_cert?: boolean;
  is_comprehensive?: boolean;
  is_agency_repair?: boolean;
  is_gcc_spec?: boolean;
  /** Years without a claim that a certificate shows, 5 for five or more (decisions V9). */
  is_claims?: number;
  /** The notice about the certificate was acknowledged. */
  claims_noted?: true;
  emirate_id?: number;
  /** The emirate came from the entry form, so its page is skipped (decisions V2). */
  emirate_chosen_before?: true;
  contact?: Partial<Contact>;
  chassis_no?: string;
}

/** The car by ids of the catalogue, as far as it is chosen. */
export type ChosenCar = Pick<MotorDraft, 'make_id' | 'manf_year' | 'model_id' | 'variant_id'>;

/** Answers that passed every rule except contact and chassis: what a price needs. */
export interface MotorAnswers {
  make_id: number;
  manf_year: number;
  model_id: number;
  variant_id: number;
  is_vehicle_new: boolean;
  /** Today's date for a brand-new car (decisions V5). */
  first_reg_date: CivilDate;
  dob: CivilDate;
  uae_drive_exp: number;
  nationality_id: number;
  is_insured: boolean;
  /** Null when the car is insured (decisions V8). */
  policy_exp_date: CivilDate | null;
  /** Null when the car is insured: not asked. */
  vehicle_test_cert: boolean | null;
  is_comprehensive: boolean;
  /** False for third-party cover, where it is not asked (decisions V42). */
  is_agency_repair: boolean;
  is_gcc_spec: boolean;
  is_claims: number;
  emirate_id: number;
}
