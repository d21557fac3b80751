/** A quote as the others see it, and the policy it may become. */
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';
import { RatableAnswers } from './answers.ts';
import { Tile } from './plan.ts';

export const Policy = z.object({
  policyId: Id,
  policyReference: z.string(),
  planId: z.int(),
  planName: z.string(),
  insurerName: z.string(),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  startDate: z.string(),
  /** Who may buy the plan, and whether the buyer said that it applies; absent where everybody may (decisions X31). */
  condition: z.object({ texts: z.array(z.string()), confirmed: z.boolean() }).optional(),
  status: z.enum(['pending_documents', 'submitted', 'issued', 'active', 'expired', 'cancelled']),
  confirmedAt: z.string(),
});
export type Policy = z.infer<typeof Policy>;

export const Quote = z.object({
  quoteId: Id,
  reference: z.string(),
  revision: z.int(),
  status: z.enum([
    'draft',
    'priced',
    'shared',
    'selected',
    'accepted',
    'bound',
    'expired',
    'declined',
    'superseded',
  ]),
  draftId: Id,
  leadId: Id.nullable(),
  answers: RatableAnswers,
  /** ISO day (Asia/Dubai) the prices are for. */
  day: z.string(),
  /** ISO day until which they hold: 30 days. */
  validUntil: z.string(),
  catalogueVersion: z.string(),
  tiles: z.array(Tile),
  comparedPlanIds: z.array(z.int()),
  selectedPlanId: z.int().nullable(),
  policy: Policy.nullable(),
  /** Plans that were offered before the last change of members and are not any more (decisions M53). */
  droppedPlanNames: z.array(z.string()),
});
export type Quote = z.infer<typeof Quote>;
