/** One medical plan as it can be bought: rated again, with everything a policy has to keep of it. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { ArabicOfOffer, OfferBasis } from '../offer.ts';
import { PolicyTerms } from '../policy-terms.ts';
import { Fils, Id, PlanId } from '../shared.ts';
import { RatableAnswers } from './answers.ts';
import { PlanPrice } from './plan.ts';

const MedicalBasis = OfferBasis.extend({ answers: RatableAnswers });
export type MedicalBasis = z.infer<typeof MedicalBasis>;

export const MedicalOffer = MedicalBasis.extend({
  line: z.literal('medical'),
  planId: z.int(),
  planName: z.string(),
  insurerId: z.int(),
  insurerName: z.string(),
  /** Who may buy the plan, as far as no answer says it (decisions X31). */
  conditions: z.array(z.string()),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  vatBasisPoints: z.int(),
  /** Kept with what is sold; null of a catalogue from before they were said. */
  policyTerms: PolicyTerms.nullable(),
  arabic: ArabicOfOffer,
  /** How the price is made, row by row. */
  price: PlanPrice,
});
export type MedicalOffer = z.infer<typeof MedicalOffer>;

export const medicalOfferCalls = {
  offerPlan: defineCall({
    name: 'offer-plan',
    method: 'POST',
    repeatable: true,
    path: '/quotes/:quoteId/offers',
    summary:
      'A plan of the quote as it can be bought; a quote that has run out is priced anew first.',
    input: z.object({ quoteId: Id, planId: PlanId }),
    output: MedicalOffer,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  offerPlanAgain: defineCall({
    name: 'offer-plan-again',
    method: 'POST',
    repeatable: true,
    path: '/offers-again',
    summary: 'The same for what an offer stood on, whatever has become of its quote.',
    input: z.object({ basis: MedicalBasis, planId: PlanId }),
    output: MedicalOffer,
    errors: ['QUOTING.NO_PLAN'],
  }),
} satisfies Record<string, CallContract>;
