/** Medical policies: a quote that its buyer confirmed. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Bound, WantedBinding } from '../offer.ts';
import { Fils, Id, Key } from '../shared.ts';
import { MedicalOffer } from './offer.ts';
import { Policy } from './policy.ts';

/** What was brought of quoting so far (see `motor/asks.ts`). */
const Known = z
  .object({
    offer: MedicalOffer.nullable().default(null),
    binding: Bound,
  })
  .prefault({});
export type MedicalKnown = z.output<typeof Known>;

const Asks = z.object({
  outcome: z.literal('asks'),
  /** The input of quoting's call `offer-plan`. */
  offer: z.object({ quoteId: Id, planId: z.int() }).nullable(),
  binding: WantedBinding.nullable(),
});
export type MedicalAsks = z.infer<typeof Asks>;

export const policyCalls = {
  confirmPolicy: defineCall({
    name: 'confirm-policy',
    method: 'POST',
    path: '/policies',
    summary:
      'Confirms the policy of a quote once; a premium that is not the offer’s is refused with that (decisions M41).',
    input: z.object({
      quoteId: Id,
      idempotencyKey: Key,
      planId: z.int().positive(),
      /** What the buyer saw. */
      premiumFils: Fils,
      /** ISO day, today to 60 days ahead (decisions M43). */
      startDate: z.string(),
      contact: z.object({ name: z.string().max(120), email: z.string().max(254) }),
      /** Whether the plan's condition applies, as the buyer said; absent where nobody was asked (decisions X31). */
      conditionConfirmed: z.boolean().optional(),
      known: Known,
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('condition_refused'), conditions: z.array(z.string()) }),
      z.object({ outcome: z.literal('confirmed'), policy: Policy, first: z.boolean() }),
      z.object({ outcome: z.literal('price_changed'), netFils: Fils }),
      z.object({ outcome: z.literal('bad_start_date') }),
      Asks,
    ]),
    errors: ['ORDERS.POLICY_AWAY'],
  }),
  policyOfQuote: defineCall({
    name: 'policy-of-quote',
    method: 'GET',
    path: '/quotes/:quoteId/policy',
    summary: 'What a quote became, or null.',
    input: z.object({ quoteId: Id }),
    output: Policy.nullable(),
  }),
} satisfies Record<string, CallContract>;
