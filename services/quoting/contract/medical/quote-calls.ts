/** The life of a quote: made, priced anew, compared, mailed, rated again. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, Id, PlanId, RevisionsRatedAgain } from '../shared.ts';
import { RatableAnswers } from './answers.ts';
import { PlanDetail } from './plan.ts';
import { Quote } from './quote.ts';

const QuoteKey = z.object({ quoteId: Id });

export const quoteCalls = {
  createQuote: defineCall({
    name: 'create-quote',
    method: 'POST',
    path: '/quotes',
    summary:
      'Prices and stores a quote and raises QuotePriced in one write; the same key answers the first quote.',
    input: z.object({
      idempotencyKey: z.string().min(8).max(128),
      draftId: Id,
      leadId: Id.nullable().default(null),
      /** The draft's reference, so that a person keeps one reference for the whole journey; else a new one. */
      reference: z.string().max(20).optional(),
      answers: RatableAnswers,
    }),
    output: Quote,
  }),
  getQuote: defineCall({
    name: 'get-quote',
    method: 'GET',
    path: '/quotes/:quoteId',
    summary: 'A quote with its stored prices, or null.',
    input: QuoteKey,
    output: Quote.nullable(),
  }),
  repriceQuote: defineCall({
    name: 'reprice-quote',
    method: 'POST',
    path: '/quotes/:quoteId/members',
    summary:
      'New members: a new revision with new prices; compared plans that are gone are dropped and named.',
    input: QuoteKey.extend({
      answers: RatableAnswers,
      /** Null keeps the quote's: prices were shown before a contact was left (decisions X32). */
      leadId: Id.nullable().default(null),
    }),
    output: Quote,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.ALREADY_BOUND'],
  }),
  setCompared: defineCall({
    name: 'set-compared',
    method: 'PUT',
    path: '/quotes/:quoteId/compared',
    summary: 'The compare tray, at most three plans of this quote (S0 5).',
    input: QuoteKey.extend({ planIds: z.array(z.int()).max(3) }),
    output: Quote,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  getPlanDetail: defineCall({
    name: 'get-plan-detail',
    method: 'GET',
    path: '/quotes/:quoteId/plans/:planId',
    summary: 'A plan of the quote with its price explained to the fils, or null.',
    input: QuoteKey.extend({ planId: PlanId }),
    output: PlanDetail.nullable(),
  }),
  selectPlan: defineCall({
    name: 'select-plan',
    method: 'POST',
    path: '/quotes/:quoteId/selection',
    summary: 'Chooses a plan to buy and raises PlanSelected (once per plan and revision).',
    input: QuoteKey.extend({ planId: PlanId }),
    output: Quote,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN', 'QUOTING.ALREADY_BOUND'],
  }),
  emailQuote: defineCall({
    name: 'email-quote',
    method: 'POST',
    path: '/quotes/:quoteId/emails',
    summary: 'Raises QuoteEmailed for these plans; the notifications service mails it.',
    input: QuoteKey.extend({
      idempotencyKey: z.string().min(8).max(128),
      planIds: z.array(z.int()).min(1).max(100),
      recipient: z.string().min(3).max(254),
      name: z.string().max(120),
    }),
    output: z.object({ sent: z.literal(true) }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  createQuotationLines: defineCall({
    name: 'create-quotation-lines',
    method: 'POST',
    path: '/quotes/:quoteId/quotation-lines',
    summary:
      'An agent turns plans into quotation lines (S0 6); raises QuotationLinesCreated. Agents only.',
    input: QuoteKey.extend({
      idempotencyKey: z.string().min(8).max(128),
      planIds: z.array(z.int()).min(1).max(100),
    }),
    output: z.object({
      lines: z.array(z.object({ lineId: Id, planId: z.int(), netFils: Fils })),
      /** Whose options they are. */
      quotationId: Id,
    }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN', 'QUOTING.AGENTS_ONLY'],
  }),
  reproduceQuote: defineCall({
    name: 'reproduce-quote',
    method: 'GET',
    path: '/quotes/:quoteId/reproduce',
    summary:
      'Re-rates every kept revision from its answers, day and catalogue and says whether all prices are equal (features 114).',
    input: QuoteKey,
    /** Catalogue and number of plans are the newest revision's. */
    output: RevisionsRatedAgain.extend({ catalogueVersion: z.string(), plans: z.int() }).nullable(),
  }),
} satisfies Record<string, CallContract>;
