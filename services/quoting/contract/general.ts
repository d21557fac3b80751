/** General insurance: what a business may choose from, and the life of its quote up to the request for a policy. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, Id, PlanId } from './shared.ts';

const QuoteKey = z.object({ quoteId: Id });
const Key = z.string().min(8).max(128);
const MaybeFils = z.int().min(0).nullable();
const TypeCode = z.string().regex(/^[a-z_]{2,40}$/);

/** What a business answered; null where it did not say. Wages and the other amounts are of a year. */
export const GeneralAnswers = z.object({
  types: z.array(TypeCode).min(1).max(20),
  activityId: z.int().positive(),
  emirateId: z.int().min(1).max(7),
  turnoverFils: MaybeFils,
  sumInsuredFils: MaybeFils,
  contractValueFils: MaybeFils,
  employees: z
    .object({
      admin: z.int().min(0),
      nonAdmin: z.int().min(0),
      adminWagesFils: z.int().min(0),
      nonAdminWagesFils: z.int().min(0),
    })
    .nullable(),
  hadClaim: z.boolean().nullable(),
  /** What other insurance is wanted, in the business's words. */
  other: z.string().max(500),
});
export type GeneralAnswers = z.infer<typeof GeneralAnswers>;

/** Numbers only; who shows it words it in the reader's language (domain/general/rate). */
export const GeneralLine = z.object({
  kind: z.enum(['section', 'factor', 'least', 'discount']),
  code: z.string(),
  /** Parts per million of `ofFils`, of a section. */
  ppm: z.int().nullable(),
  ofFils: Fils.nullable(),
  basisPoints: z.int().nullable(),
  amountFils: Fils,
});

const CoverWord = z.enum(['included', 'by_law', 'sum_insured', 'contract_value', 'not_covered']);

export const GeneralTile = z.object({
  planId: z.int(),
  name: z.string(),
  type: TypeCode,
  insurerId: z.int(),
  insurerCode: z.string(),
  insurerName: z.string(),
  /** What the insured pays of each claim. */
  excessFils: Fils,
  cover: z.array(
    z.object({ benefitId: z.int(), limitFils: Fils.nullable(), is: CoverWord.nullable() }),
  ),
  price: z.object({
    /** Before the plan's discount. */
    premiumFils: Fils,
    netFils: Fils,
    vatFils: Fils,
    grossFils: Fils,
    /** Sum to `netFils`. */
    lines: z.array(GeneralLine),
  }),
  rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
});
export type GeneralTile = z.infer<typeof GeneralTile>;

/** A word of the catalogue in both languages. */
const Named = z.object({ id: z.int(), name: z.string(), nameAr: z.string() });

export const GeneralPolicyRequest = z.object({
  /** `R-…`, what people say on the phone. */
  reference: z.string(),
  planId: z.int(),
  planName: z.string(),
  insurerName: z.string(),
  netFils: Fils,
  grossFils: Fils,
  uploadIds: z.array(z.string()),
  requestedAt: z.string(),
});
export type GeneralPolicyRequest = z.infer<typeof GeneralPolicyRequest>;

export const GeneralQuote = z.object({
  quoteId: Id,
  reference: z.string(),
  /** From 1; other figures make the next one. */
  revision: z.int(),
  status: z.enum(['priced', 'shared', 'selected', 'accepted']),
  draftId: Id,
  leadId: Id.nullable(),
  answers: GeneralAnswers,
  /** ISO day (Asia/Dubai) the prices are for, and until which they hold. */
  day: z.string(),
  validUntil: z.string(),
  catalogueVersion: z.string(),
  activity: Named,
  types: z.array(
    z.object({
      type: TypeCode,
      state: z.enum(['priced', 'figure_missing', 'on_request']),
      /** Somebody asks the insurers already. */
      requested: z.boolean(),
    }),
  ),
  /** Each type's plans, lowest net first, in the order of `types`. */
  tiles: z.array(GeneralTile),
  /** Those that a tile says something about, in the table's order. */
  benefits: z.array(Named.extend({ help: z.string(), helpAr: z.string() })),
  comparedPlanIds: z.array(z.int()),
  selectedPlanId: z.int().nullable(),
  request: GeneralPolicyRequest.nullable(),
});
export type GeneralQuote = z.infer<typeof GeneralQuote>;

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
  createGeneralQuote: defineCall({
    name: 'create-general-quote',
    method: 'POST',
    path: '/general/quotes',
    summary:
      'Prices every plan for a business, stores the quote and raises GeneralQuotePriced in one write; the same key answers the first quote.',
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
    errors: ['QUOTING.NO_QUOTE'],
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
    summary: 'Chooses a plan and raises GeneralPlanSelected (once per plan and revision).',
    input: QuoteKey.extend({ planId: PlanId }),
    output: GeneralQuote,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  requestGeneralPrices: defineCall({
    name: 'request-general-prices',
    method: 'POST',
    path: '/general/quotes/:quoteId/price-requests',
    summary:
      'Raises GeneralPriceRequested for those of these types that have no price and were not asked for yet (decisions G4).',
    input: QuoteKey.extend({ types: z.array(TypeCode).max(20), contact: Person }),
    output: GeneralQuote,
    errors: ['QUOTING.NO_QUOTE'],
  }),
  emailGeneralQuote: defineCall({
    name: 'email-general-quote',
    method: 'POST',
    path: '/general/quotes/:quoteId/emails',
    summary:
      'Raises GeneralQuoteEmailed; the notifications service mails it. The same key mails once.',
    input: QuoteKey.extend({
      idempotencyKey: Key,
      contact: Person,
      /** Address on our own origin that opens the quote, with its secret. */
      returnPath: z.string().max(300),
    }),
    output: z.object({ sent: z.literal(true) }),
    errors: ['QUOTING.NO_QUOTE'],
  }),
  requestGeneralPolicy: defineCall({
    name: 'request-general-policy',
    method: 'POST',
    path: '/general/quotes/:quoteId/policy-requests',
    summary:
      'Asks for the selected plan with its documents and raises GeneralPolicyRequested; an agent issues it (decisions G7). A quote asks once: later calls answer the first request.',
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
    output: z
      .object({
        equal: z.boolean(),
        revisions: z.array(
          z.object({ revision: z.int(), catalogueVersion: z.string(), plans: z.int() }),
        ),
        differences: z.array(
          z.object({
            revision: z.int(),
            planId: z.int(),
            storedFils: Fils,
            ratedFils: Fils.nullable(),
          }),
        ),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
