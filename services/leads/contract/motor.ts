/** Motor in the leads service: what becomes of its leads: a chassis number, another contact. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { MotorDetails } from './kinds/motor.ts';
import { Lead } from './lead.ts';
import { Contact, Id } from './shared.ts';

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
