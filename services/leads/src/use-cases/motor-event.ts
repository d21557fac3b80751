import type { MotorLeadDetails } from '../../contract/motor.ts';

/** The part of LeadCaptured that is about a car: what a caller wants to know before dialling. */
export function motorEvent(motor: MotorLeadDetails) {
  const { car, answers, details, callTime } = motor;
  return {
    details,
    callTime,
    motor: {
      emirate: motor.emirateId ?? 0,
      makeId: car.makeId ?? 0,
      make: car.make,
      modelId: car.modelId ?? 0,
      model: car.model,
      variantId: car.variantId ?? 0,
      variant: car.variant,
      modelYear: car.year ?? 0,
      chassisNo: motor.chassisNo,
      ...(answers ? answered(answers) : {}),
    },
  };
}

function answered(answers: NonNullable<MotorLeadDetails['answers']>) {
  const { testCertificate } = answers;
  return {
    brandNew: answers.brandNew,
    firstRegistration: answers.firstRegistration,
    driverDateOfBirth: answers.dob,
    drivingYears: answers.drivingYears,
    nationalityId: answers.nationalityId,
    insuredNow: answers.insuredNow,
    policyExpired: answers.policyExpired ?? '',
    ...(testCertificate === null ? {} : { testCertificate }),
    comprehensive: answers.comprehensive,
    agencyRepair: answers.agencyRepair,
    gccSpecification: answers.gccSpec,
    claimFreeYears: answers.claimFreeYears,
  };
}
