/** One motor plan as it can be ordered: priced again with its add-ons, with everything an order has to keep of it. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Agreed, ArabicOfOffer, OfferBasis } from '../offer.ts';
import { PolicyTerms } from '../policy-terms.ts';
import { Fils, Id } from '../shared.ts';
import { MotorAnswers } from './answers.ts';
import { MotorTile } from './plan.ts';
import { Vehicle } from './vehicle.ts';

const MotorBasis = OfferBasis.extend({
  /** With the insured value that counts. */
  answers: MotorAnswers,
  deductible: z.string().nullable(),
  valueAed: z.int(),
  /** Null: of the quote itself. */
  agreed: Agreed.nullable().default(null),
});
export type MotorBasis = z.infer<typeof MotorBasis>;

export const MotorOffer = MotorBasis.extend({
  line: z.literal('motor'),
  planId: z.int(),
  /** Those that cost something; included ones are the plan's. */
  addonIds: z.array(z.int()),
  vehicle: Vehicle,
  /** The plan with these add-ons in its price and in its trace. */
  tile: MotorTile,
  vatBasisPoints: z.int(),
  /** Kept with what is sold; null of a catalogue from before they were said. */
  policyTerms: PolicyTerms.nullable(),
  arabic: ArabicOfOffer,
});
export type MotorOffer = z.infer<typeof MotorOffer>;

const AddonIds = z.array(z.int().positive()).max(20);
const Offered = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('offered'), offer: MotorOffer }),
  z.object({ outcome: z.literal('unknown_addon') }),
]);

const Day = z.object({ year: z.int(), month: z.int(), day: z.int() });

export const motorOfferCalls = {
  offerMotorPlan: defineCall({
    name: 'offer-motor-plan',
    method: 'POST',
    repeatable: true,
    path: '/motor/offers',
    summary: 'A plan of the quote as it can be ordered. Nothing is stored.',
    input: z.object({
      quoteId: Id,
      planId: z.int().positive(),
      /** Null takes those of the quote. */
      addonIds: AddonIds.nullable().default(null),
    }),
    output: Offered,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  offerMotorPlanAgain: defineCall({
    name: 'offer-motor-plan-again',
    method: 'POST',
    repeatable: true,
    path: '/motor/offers-again',
    summary:
      'The same for what an offer stood on, whatever has become of its quote: on its day by its catalogue, or today.',
    input: z.object({
      basis: MotorBasis,
      planId: z.int().positive(),
      addonIds: AddonIds,
      when: z.enum(['then', 'today']),
    }),
    output: Offered,
    errors: ['QUOTING.NO_PLAN'],
  }),
  offerMotorQuotation: defineCall({
    name: 'offer-motor-quotation',
    method: 'POST',
    repeatable: true,
    path: '/motor/quotation-offers',
    summary: 'The option that its client accepted, to the fils, as it can be ordered.',
    input: z.object({ quotationId: Id }),
    output: MotorOffer,
    errors: ['QUOTING.NO_QUOTATION', 'QUOTING.QUOTATION_STATE', 'QUOTING.NOT_AS_AGREED'],
  }),
  motorPromo: defineCall({
    name: 'motor-promo',
    method: 'GET',
    path: '/motor/promos/:code',
    summary: 'What a promo code takes off, by the catalogue in force; null for an unknown one.',
    input: z.object({ code: z.string().max(200) }),
    output: z
      .object({
        code: z.string(),
        insurerId: z.int(),
        off: z.discriminatedUnion('type', [
          z.object({ type: z.literal('perc'), basisPoints: z.int() }),
          z.object({ type: z.literal('amount'), fils: Fils }),
        ]),
        from: Day,
        to: Day,
        maxUses: z.int().nullable(),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
