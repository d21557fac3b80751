/** Motor in the leads service: the draft of its questionnaire, leads about cars, the chassis number that comes later. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Contact, Id, Lead } from './shared.ts';

const DateParts = z.object({
  year: z.int().optional(),
  month: z.int().optional(),
  day: z.int().optional(),
});

/** As `MotorDraft` of the rules: what a person has said so far. */
export const MotorDraftAnswers = z.object({
  make_id: z.int().optional(),
  manf_year: z.int().optional(),
  model_id: z.int().optional(),
  variant_id: z.int().optional(),
  no_variant: z.literal(true).optional(),
  is_vehicle_new: z.boolean().optional(),
  first_reg_date: DateParts.optional(),
  dob: DateParts.optional(),
  uae_drive_exp: z.int().optional(),
  nationality_id: z.int().optional(),
  is_insured: z.boolean().optional(),
  policy_exp_date: DateParts.optional(),
  vehicle_test_cert: z.boolean().optional(),
  is_comprehensive: z.boolean().optional(),
  is_agency_repair: z.boolean().optional(),
  is_gcc_spec: z.boolean().optional(),
  is_claims: z.int().optional(),
  claims_noted: z.literal(true).optional(),
  emirate_id: z.int().optional(),
  emirate_chosen_before: z.literal(true).optional(),
  contact: Contact.partial().optional(),
  chassis_no: z.string().max(60).optional(),
});

/** The answers and the pages before the present one (S1 2: Previous walks back through the page history). */
export const MotorJourney = z.object({
  answers: MotorDraftAnswers,
  history: z.array(z.string().max(40)).max(100),
});
export type MotorJourney = z.infer<typeof MotorJourney>;

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

export const MotorLeadDetails = z.object({
  emirateId: z.int().min(1).max(7).nullable(),
  car: Car,
  /** Null for a car that is not in the list and for a call-back. */
  answers: DriverAndCover.nullable(),
  /** Empty when it was not given: the person is asked again (S1 4). */
  chassisNo: z.string().max(17),
  /** In the person's own words. */
  details: z.string().max(1000),
  callTime: z.string().max(60),
});
export type MotorLeadDetails = z.infer<typeof MotorLeadDetails>;

export const MotorLead = Lead.extend({
  productCount: z.int(),
  quoteId: Id.nullable(),
  motor: MotorLeadDetails,
});
export type MotorLead = z.infer<typeof MotorLead>;

export const motorLeadCalls = {
  captureMotorLead: defineCall({
    name: 'capture-motor-lead',
    method: 'POST',
    path: '/motor-leads',
    summary:
      'Stores a lead about a car and raises LeadCaptured in one write; the same key answers the first lead.',
    input: z.object({
      idempotencyKey: z.string().min(8).max(128),
      source: z.enum(['motor', 'motor_find_car', 'motor_call_back']),
      draftId: Id.nullable(),
      contact: Contact,
      motor: MotorLeadDetails,
      productCount: z.int().min(0),
    }),
    output: MotorLead.extend({ created: z.boolean() }),
  }),
  getMotorLead: defineCall({
    name: 'get-motor-lead',
    method: 'GET',
    path: '/motor-leads/:leadId',
    summary: 'A lead about a car with its answers, or null.',
    input: z.object({ leadId: Id }),
    output: MotorLead.nullable(),
  }),
  updateChassis: defineCall({
    name: 'update-chassis',
    method: 'PUT',
    path: '/motor-leads/:leadId/chassis',
    summary:
      'The chassis number of a motor lead; raises MotorChassisGiven in the same write, once a number.',
    input: z.object({ leadId: Id, chassisNo: z.string().regex(/^[A-Z0-9]{5,17}$/) }),
    output: z.object({ updated: z.boolean() }),
  }),
  changeMotorContact: defineCall({
    name: 'change-motor-contact',
    method: 'PUT',
    path: '/motor-leads/:leadId/contact',
    summary:
      'How the person of a motor lead can be reached from now on, and their nationality; raises MotorContactChanged in the same write, once a change.',
    input: z.object({
      leadId: Id,
      contact: Contact,
      /** Kept beside the lead's answers; a lead that has none keeps none. */
      nationalityId: z.int().optional(),
    }),
    output: z.object({ updated: z.boolean() }),
  }),
} satisfies Record<string, CallContract>;
