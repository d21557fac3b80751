/** The calls of general insurance: what a business may choose from, and its quote up to the request for a policy. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { CatalogueVersion, Id, PlanId, RevisionsRatedAgain } from '../shared.ts';
import {
  GeneralAnswers,
  GeneralPlanWords,
  GeneralPolicyRequest,
  GeneralQuote,
  Named,
  TypeCode,
} from './quote.ts';

const QuoteKey = z.object({ quoteId: Id });
const Key = z.string().min(8).max(128);
const Refused = z.object({ outcome: z.literal('unknown_activity') });
const Priced = z.object({ outcome: z.literal('priced'), quote: GeneralQuote });
const Person = z.object({ name: z.string().max(120), email: z.string().min(3).max(254) });

export const generalCalls = {
  generalLists: defineCall({
    name: 'general-lists',
    method: 'GET',
    path: '/general/lists',
    summary: 'The activities a business may have, and the types of insurance that have rates.',
    input: z.object({}),
    output: z.object({
      version: z.string(),
      ratedTypes: z.array(TypeCode),
      activities: z.array(Named),
    }),
  }),
  generalPlanWords: defineCall({
    name: 'general-plan-words',
    method: 'GET',
    path: '/general/catalogues/:catalogueVersion/plans',
    summary: 'What tiles say of the plans of a kept catalogue version: it never changes.',
    input: z.object({ catalogueVersion: CatalogueVersion }),
    output: z.object({ plans: z.array(GeneralPlanWords) }),
  }),
  createGeneralQuote: defineCall({
    name: 'create-general-quote',
    method: 'POST',
    path: '/general/quotes',
    summary:
      'Prices every plan for a business, stores the quote and raises QuotePriced in one write; the same key answers the first quote.',
    input: z.object({
      idempotencyKey: Key,
      draftId: Id,
      leadId: Id.nullable().default(null),
      /** The draft's reference, so that a person keeps one for the whole journey; else a new one. */
      reference: z.string().max(20).optional(),
      answers: GeneralAnswers,
    }),
    output: z.union([Priced, Refused]),
  }),
  generalQuote: defineCall({
    name: 'general-quote',
    method: 'GET',
    path: '/general/quotes/:quoteId',
    summary: 'A stored general quote with its tiles, or null.',
    input: QuoteKey,
    output: GeneralQuote.nullable(),
  }),
  reviseGeneralQuote: defineCall({
    name: 'revise-general-quote',
    method: 'POST',
    path: '/general/quotes/:quoteId/revisions',
    summary:
      'Other answers, or another day: a new revision with new prices, unless nothing changes.',
    input: QuoteKey.extend({ answers: GeneralAnswers.optional(), leadId: Id.optional() }),
    output: z.union([Priced, Refused]),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.ALREADY_BOUND'],
  }),
  setGeneralCompared: defineCall({
    name: 'set-general-compared',
    method: 'PUT',
    path: '/general/quotes/:quoteId/compared',
    summary: 'The compare tray, at most three plans of this quote (S1 5).',
    input: QuoteKey.extend({ planIds: z.array(z.int()).max(3) }),
    output: GeneralQuote,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  selectGeneralPlan: defineCall({
    name: 'select-general-plan',
    method: 'POST',
    path: '/general/quotes/:quoteId/selection',
    summary: 'Chooses a plan and raises PlanSelected (once per plan and revision).',
    input: QuoteKey.extend({ planId: PlanId }),
    output: GeneralQuote,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  requestGeneralPrices: defineCall({
    name: 'request-general-prices',
    method: 'POST',
    path: '/general/quotes/:quoteId/price-requests',
    summary:
      'Raises PriceRequested for those of these types that have no price and were not asked for yet (decisions G4).',
    input: QuoteKey.extend({
      types: z.array(TypeCode).max(20),
      contact: Person,
    }),
    output: GeneralQuote,
    errors: ['QUOTING.NO_QUOTE'],
  }),
  emailGeneralQuote: defineCall({
    name: 'email-general-quote',
    method: 'POST',
    path: '/general/quotes/:quoteId/emails',
    summary: 'Raises QuoteEmailed; the notifications service mails it. The same key mails once.',
    input: QuoteKey.extend({
      idempotencyKey: Key,
      contact: Person,
    }),
    output: z.object({ sent: z.literal(true) }),
    errors: ['QUOTING.NO_QUOTE'],
  }),
  requestGeneralPolicy: defineCall({
    name: 'request-general-policy',
    method: 'POST',
    path: '/general/quotes/:quoteId/policy-requests',
    summary:
      'Asks for the selected plan with its documents and raises PolicyRequested; an agent issues it (decisions G7). A quote asks once for a plan: later calls answer the first request.',
    input: QuoteKey.extend({
      planId: PlanId,
      company: z.string().max(120),
      contact: Person,
      uploadIds: z.array(z.string().max(64)).max(10),
    }),
    output: z.object({ request: GeneralPolicyRequest, created: z.boolean() }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  reproduceGeneralQuote: defineCall({
    name: 'reproduce-general-quote',
    method: 'GET',
    path: '/general/quotes/:quoteId/reproduce',
    summary:
      'Re-rates every kept revision from its answers, day and catalogue and says whether all prices are equal (features 114).',
    input: QuoteKey,
    output: RevisionsRatedAgain.nullable(),
  }),
} satisfies Record<string, CallContract>;
