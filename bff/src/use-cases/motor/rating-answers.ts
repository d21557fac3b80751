/** The questionnaire's answers in the words of the services: what is priced, and what a caller reads. */
import type { MotorDetails } from '@muqarin/leads/contract/kinds/motor';
import type { MotorAnswers as Wanted } from '@muqarin/quoting/contract/motor/answers';
import type { Vehicle } from '@muqarin/quoting/contract/motor/vehicle';
import { toIsoDate } from '@muqarin/rules/dates';
import type { MotorAnswers } from '@muqarin/rules/motor/types';

/** A certificate says years without a claim; claims of the last year are not asked for (S1 2). */
export function ratingAnswers(answers: MotorAnswers): Wanted {
  return {
    emirateId: answers.emirate_id,
    variantId: answers.variant_id,
    year: answers.manf_year,
    valueAed: null,
    brandNew: answers.is_vehicle_new,
    gccSpec: answers.is_gcc_spec,
    agencyRepair: answers.is_agency_repair,
    insuredNow: answers.is_insured,
    comprehensive: answers.is_comprehensive,
    dob: toIsoDate(answers.dob),
    licenceYears: answers.uae_drive_exp,
    claimFreeYears: answers.is_claims,
    claims: 0,
  };
}

export function leadDetails(
  answers: MotorAnswers,
  { make, model, variant, year }: Vehicle,
  chassisNo: string,
): Omit<MotorDetails, 'details' | 'callTime'> {
  return {
    emirateId: answers.emirate_id,
    car: {
      makeId: make.id,
      make: make.name,
      modelId: model.id,
      model: model.name,
      variantId: variant.id,
      variant: variant.name,
      year,
    },
    answers: {
      brandNew: answers.is_vehicle_new,
      firstRegistration: toIsoDate(answers.first_reg_date),
      dob: toIsoDate(answers.dob),
      drivingYears: answers.uae_drive_exp,
      nationalityId: answers.nationality_id,
      insuredNow: answers.is_insured,
      policyExpired: answers.policy_exp_date && toIsoDate(answers.policy_exp_date),
      testCertificate: answers.vehicle_test_cert,
      comprehensive: answers.is_comprehensive,
      agencyRepair: answers.is_agency_repair,
      gccSpec: answers.is_gcc_spec,
      claimFreeYears: answers.is_claims,
    },
    chassisNo,
  };
}
