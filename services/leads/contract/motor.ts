/** Motor in the leads service: the draft of its questionnaire, and what becomes of its leads: a chassis number, another contact. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { MotorDetails } from './kinds/motor.ts';
import { Lead } from './lead.ts';
import { Contact, ContactSoFar, Id } from './shared.ts';

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
  contact: ContactSoFar.optional(),
  chassis_no: z.string().max(60).optional(),
});

/** The answers and the pages before the present one (S1 2: Previous walks back through the page history). */
export const MotorJourney = z.object({
  answers: MotorDraftAnswers,
  history: z.array(z.string().max(40)).max(100),
});
export type MotorJourney = z.infer<typeof MotorJourney>;

export const MotorLead = Lead.extend({
  productCount: z.int(),
  quoteId: Id.nullable(),
  motor: MotorDetails,
});
export type MotorLead = z.infer<typeof MotorLead>;

export const motorLeadCalls = {
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
