/** What the documents of a motor plan say. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { PlanId } from '../shared.ts';

/** What a paper of a motor plan is made of. */
export const MotorPlanPaper = z.object({
  title: z.string(),
  name: z.string(),
  /** Of the covers with their amounts, or of what the wording says. */
  kind: z.enum(['table', 'wording']),
  planName: z.string(),
  insurerName: z.string(),
  type: z.enum(['comprehensive', 'third_party']),
  emirateIds: z.array(z.int()),
  carAgeTo: z.int(),
  specifications: z.array(z.enum(['gcc', 'other'])),
  agencyCarAgeTo: z.int().nullable(),
  /** Whom the rate card has rates for, in years of age. */
  driverAges: z.object({ from: z.int(), to: z.int() }).nullable(),
  cover: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      help: z.string(),
      covered: z.boolean(),
      text: z.string(),
    }),
  ),
  /** By seats and insured value, the first row that fits; empty where own damage is not covered. */
  deductibles: z.array(
    z.object({ seatsTo: z.int(), valueToAed: z.int(), fils: z.int(), lowerFils: z.array(z.int()) }),
  ),
  addons: z.array(
    z.object({
      name: z.string(),
      help: z.string(),
      included: z.boolean(),
      perPassenger: z.boolean(),
      fils: z.int(),
    }),
  ),
  assumption: z.object({ lead: z.string(), text: z.string() }),
  notes: z.array(z.string()),
  /** ISO day. */
  catalogueVersion: z.string(),
  ratesOf: z.string(),
});
export type MotorPlanPaper = z.infer<typeof MotorPlanPaper>;

export const paperCalls = {
  motorPlanDocument: defineCall({
    name: 'motor-plan-document',
    method: 'GET',
    path: '/motor/plans/:planId/documents/:documentId',
    summary:
      'What a motor plan’s document says, for rendering; null when the id is not of that plan (decisions M56).',
    input: z.object({ planId: PlanId, documentId: z.coerce.number().int().positive() }),
    output: MotorPlanPaper.nullable(),
  }),
} satisfies Record<string, CallContract>;
