/** The life of a motor quote up to the chosen plan: priced, revised, compared, explained, mailed, rated again. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, Id, PlanId, PriceChange, RevisionsRatedAgain } from '../shared.ts';
import { MotorAnswers, MotorRefused } from './answers.ts';
import { MotorCoverGap } from './cover-gap.ts';
import { MotorTile } from './plan.ts';
import { Vehicle } from './vehicle.ts';

const QuoteKey = z.object({ quoteId: Id });
const Key = z.string().min(8).max(128);
const AddonIds = z.array(z.int().positive()).max(20);

/** Add-ons chosen for one plan; add-ons that are included already need no choosing. */
export const PlanAddons = z.object({ planId: z.int().positive(), addonIds: AddonIds });
export type PlanAddons = z.infer<typeof PlanAddons>;

/** One plan's place in the list, without its add-ons. */
export const MotorQuotePrice = z.object({
  planId: z.int(),
  type: z.enum(['comprehensive', 'third_party']),
  premiumFils: Fils,
  discountedFils: Fils,
  /** Before VAT and with it. */
  netFils: Fils,
  grossFils: Fils,
  repair: z.enum(['agency', 'garage', 'none']),
  deductibleFils: Fils.nullable(),
});
export type MotorQuotePrice = z.infer<typeof MotorQuotePrice>;

/**
 * A stored motor quote without its tiles. Both types of cover are priced; those asked for stand first. `prices` is empty when
 * no plan has the cover asked for: `motorCoverGap` says why.
 */
export const MotorQuoteHead = z.object({
  quoteId: Id,
  reference: z.string(),
  /** From 1; another value, deductible or answer makes the next one. */
  revision: z.int(),
  status: z.enum(['priced', 'shared', 'selected', 'accepted']),
  draftId: Id,
  leadId: Id.nullable(),
  answers: MotorAnswers,
  /** A code of a tile's `deductibles`; null for each plan's standard one. */
  deductible: z.string().nullable(),
  planAddons: z.array(PlanAddons),
  /** ISO day (Asia/Dubai) the prices are for, and until which they hold. */
  day: z.string(),
  validUntil: z.string(),
  catalogueVersion: z.string(),
  vehicle: Vehicle,
  /** The insured value the prices are for; whole dirhams. */
  valueAed: z.int(),
  prices: z.array(MotorQuotePrice),
  comparedPlanIds: z.array(z.int()),
  selectedPlanId: z.int().nullable(),
  /** Plans that were offered before the last revision and are not any more. */
  droppedPlanNames: z.array(z.string()),
});
export type MotorQuoteHead = z.infer<typeof MotorQuoteHead>;

/** With every tile, in the order of `prices`; each price holds the add-ons chosen for its plan. */
export const MotorQuote = MotorQuoteHead.extend({ tiles: z.array(MotorTile) });
export type MotorQuote = z.infer<typeof MotorQuote>;

const PricedHead = z.object({ outcome: z.literal('priced'), quote: MotorQuoteHead });

export const motorQuoteCalls = {
  createMotorQuote: defineCall({
    name: 'create-motor-quote',
    method: 'POST',
    path: '/motor/quotes',
    summary:
      'Prices every plan for a car, stores the quote and raises QuotePriced in one write; the same key answers the first quote.',
    input: z.object({
      idempotencyKey: Key,
      draftId: Id,
      leadId: Id.nullable().default(null),
      /** The draft's reference, so that a person keeps one for the whole journey; else a new one. */
      reference: z.string().max(20).optional(),
      answers: MotorAnswers,
    }),
    output: z.union([PricedHead, MotorRefused]),
  }),
  motorQuote: defineCall({
    name: 'motor-quote',
    method: 'GET',
    path: '/motor/quotes/:quoteId',
    summary: 'A stored motor quote with its tiles, or null.',
    input: QuoteKey,
    output: MotorQuote.nullable(),
  }),
  motorQuoteHead: defineCall({
    name: 'motor-quote-head',
    method: 'GET',
    path: '/motor/quotes/:quoteId/head',
    summary: 'A stored motor quote without its tiles, or null.',
    input: QuoteKey,
    output: MotorQuoteHead.nullable(),
  }),
  previewMotorQuote: defineCall({
    name: 'preview-motor-quote',
    method: 'GET',
    path: '/motor/quotes/:quoteId/preview',
    summary: 'The prices of a quote at another insured value; nothing is stored (decisions V15).',
    input: QuoteKey.extend({
      valueAed: z.coerce.number().int().positive(),
      /** Whose answers are priced; the newest one's when it is not named or not kept. */
      revision: z.coerce.number().int().positive().optional(),
    }),
    output: z.union([
      z.object({
        outcome: z.literal('priced'),
        revision: z.int(),
        catalogueVersion: z.string(),
        valueAed: z.int(),
        prices: z.array(MotorQuotePrice),
      }),
      MotorRefused,
    ]),
    errors: ['QUOTING.NO_QUOTE'],
  }),
  reviseMotorQuote: defineCall({
    name: 'revise-motor-quote',
    method: 'POST',
    path: '/motor/quotes/:quoteId/revisions',
    summary:
      'Other answers, value or deductible: a new revision with new prices, unless nothing changes. Another value clears the compare tray (S1 4).',
    input: QuoteKey.extend({
      /** Whole new answers; else those of the quote. */
      answers: MotorAnswers.optional(),
      /** Over the answers' own value. */
      valueAed: z.int().positive().optional(),
      deductible: z.string().max(60).nullable().optional(),
      leadId: Id.optional(),
    }),
    output: z.union([PricedHead, MotorRefused]),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.ALREADY_BOUND'],
  }),
  setMotorAddons: defineCall({
    name: 'set-motor-addons',
    method: 'PUT',
    path: '/motor/quotes/:quoteId/addons',
    summary:
      'The add-ons wanted with these plans from now on, others as before; ones a plan does not offer are left out.',
    input: QuoteKey.extend({ choices: z.array(PlanAddons).max(200) }),
    output: MotorQuoteHead,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  setMotorCompared: defineCall({
    name: 'set-motor-compared',
    method: 'PUT',
    path: '/motor/quotes/:quoteId/compared',
    summary: 'The compare tray, at most three plans of this quote (S1 5).',
    input: QuoteKey.extend({ planIds: z.array(z.int()).max(3) }),
    output: MotorQuoteHead,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  motorPlanDetail: defineCall({
    name: 'motor-plan-detail',
    method: 'GET',
    path: '/motor/quotes/:quoteId/plans/:planId',
    summary:
      'A plan of the quote explained to the fils, with what would change its price (features 113, 119); or null.',
    input: QuoteKey.extend({
      planId: PlanId,
      /** Ids with commas; the add-ons chosen for the plan when absent. */
      addonIds: z.string().max(200).optional(),
    }),
    output: z
      .object({
        tile: MotorTile,
        changes: z.array(PriceChange),
        documents: z.array(z.object({ id: z.int(), name: z.string(), title: z.string() })),
        notes: z.array(z.string()),
        rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
      })
      .nullable(),
  }),
  motorCoverGap: defineCall({
    name: 'motor-cover-gap',
    method: 'GET',
    path: '/motor/quotes/:quoteId/cover-gap',
    summary:
      'Why no plan has the cover that the quote asks for, and what would change it; null when one has.',
    input: QuoteKey,
    output: MotorCoverGap.nullable(),
  }),
  selectMotorPlan: defineCall({
    name: 'select-motor-plan',
    method: 'POST',
    path: '/motor/quotes/:quoteId/selection',
    summary: 'Chooses a plan with add-ons and raises PlanSelected (once per choice and revision).',
    input: QuoteKey.extend({ planId: PlanId, addonIds: AddonIds.default([]) }),
    /** The tile's price holds the add-ons. */
    output: z.object({ quote: MotorQuoteHead, tile: MotorTile }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  emailMotorPlans: defineCall({
    name: 'email-motor-plans',
    method: 'POST',
    path: '/motor/quotes/:quoteId/emails',
    summary:
      'Raises QuoteEmailed, for one plan or a comparison of several; the notifications service mails it. The same key mails once.',
    input: QuoteKey.extend({
      idempotencyKey: Key,
      /** `sales` goes to the configured sales person, with the shopper’s contact (decisions V31). */
      kind: z.enum(['individual', 'comparison', 'sales']),
      plans: z.array(PlanAddons).min(1).max(3),
      contact: z.object({
        name: z.string().max(120),
        email: z.string().min(3).max(254),
        phone: z.string().max(40).default(''),
      }),
    }),
    output: z.object({ sent: z.literal(true) }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  createMotorQuotationLines: defineCall({
    name: 'create-motor-quotation-lines',
    method: 'POST',
    path: '/motor/quotes/:quoteId/quotation-lines',
    summary:
      'An agent turns plans, as the list shows them, into quotation lines; raises QuotationLinesCreated. Agents only.',
    input: QuoteKey.extend({
      idempotencyKey: Key,
      planIds: z.array(z.int()).min(1).max(100),
      /** Those kept with the quote where a plan is not named; ones that a plan does not offer are left out. */
      addons: z.array(PlanAddons).max(100).default([]),
    }),
    output: z.object({
      lines: z.array(z.object({ lineId: Id, plan: z.string(), netFils: Fils })),
      /** Whose options they are. */
      quotationId: Id,
    }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN', 'QUOTING.AGENTS_ONLY'],
  }),
  reproduceMotorQuote: defineCall({
    name: 'reproduce-motor-quote',
    method: 'GET',
    path: '/motor/quotes/:quoteId/reproduce',
    summary:
      'Re-rates every kept revision from its answers, day and catalogue and says whether all prices are equal (features 114).',
    input: QuoteKey,
    output: RevisionsRatedAgain.nullable(),
  }),
} satisfies Record<string, CallContract>;
