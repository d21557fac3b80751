/** A lead about a car: of the questionnaire, of a car that is not in the list, of somebody who wants to be called. */
import { z } from 'zod';
import { Contact } from '../shared.ts';
import { leadKind } from './kind.ts';

const IsoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const CatalogueId = z.int().positive().nullable();

/** The car by id and by name, as far as it is known. */
const Car = z.object({
  makeId: CatalogueId,
  make: z.string().max(80),
  modelId: CatalogueId,
  model: z.string().max(120),
  variantId: CatalogueId,
  variant: z.string().max(120),
  year: z.int().nullable(),
});
export type Car = z.infer<typeof Car>;

/** What a caller wants to know before dialling; null where the questionnaire does not ask. */
const DriverAndCover = z.object({
  brandNew: z.boolean(),
  firstRegistration: IsoDay,
  dob: IsoDay,
  drivingYears: z.int(),
  nationalityId: z.int(),
  insuredNow: z.boolean(),
  policyExpired: IsoDay.nullable(),
  testCertificate: z.boolean().nullable(),
  comprehensive: z.boolean(),
  agencyRepair: z.boolean(),
  gccSpec: z.boolean(),
  claimFreeYears: z.int(),
});

export const MotorDetails = z.object({
  emirateId: z.int().min(1).max(7).nullable(),
  car: Car,
  /** Null for a car that is not in the list and for a call-back. */
  answers: DriverAndCover.nullable().default(null),
  /** Empty when it was not given: the person is asked again (S1 4). */
  chassisNo: z.string().max(17).default(''),
  /** In the person's own words. */
  details: z.string().max(1000).default(''),
  callTime: z.string().max(60).default(''),
});
export type MotorDetails = z.infer<typeof MotorDetails>;

export const motor = leadKind({
  names: ['motor', 'motor_find_car', 'motor_call_back'],
  line: 'motor',
  contact: Contact,
  shape: MotorDetails,
  event: ({ emirateId, car, answers, chassisNo, details, callTime }) => ({
    details,
    callTime,
    motor: {
      emirate: emirateId ?? 0,
      makeId: car.makeId ?? 0,
      make: car.make,
      modelId: car.modelId ?? 0,
      model: car.model,
      variantId: car.variantId ?? 0,
      variant: car.variant,
      modelYear: car.year ?? 0,
      chassisNo,
      ...(answers ? answered(answers) : {}),
    },
  }),
  desk: ({ car: { make, model, year }, callTime, details }) => {
    const car = [make, model, year ?? ''].filter((part) => part !== '').join(' ');
    return { car, callTime, details };
  },
  heldAs: 'motor',
});

function answered({ dob, gccSpec, testCertificate, ...answers }: z.infer<typeof DriverAndCover>) {
  return {
    ...answers,
    driverDateOfBirth: dob,
    policyExpired: answers.policyExpired ?? '',
    ...(testCertificate === null ? {} : { testCertificate }),
    gccSpecification: gccSpec,
  };
}
