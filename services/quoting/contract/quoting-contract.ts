/** The calls of the quoting service: catalogue look-ups, prices, quotes and what becomes of them. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';

const Id = z.string().min(1).max(64);
const PlanId = z.coerce.number().int().positive();
const Fils = z.int();

const Member = z.object({
  dob_year: z.int(),
  dob_month: z.int(),
  dob_day: z.int(),
  gender_id: z.int(),
  marital_status_id: z.int(),
  relation_id: z.int(),
});

export const RatableAnswers = z.object({
  main_emirate: z.int().min(1).max(7),
  category: z.enum(['self', 'dependent', 'worker', 'employee']),
  member_count: z.int().min(1).max(10),
  members: z.array(Member).min(1).max(10),
});
export type RatableAnswers = z.infer<typeof RatableAnswers>;

/** One plan in a list: S0 3 "product tile attributes" with the facts every tile shows. Net, VAT and gross in fils. */
export const Tile = z.object({
  planId: z.int(),
  code: z.string(),
  name: z.string(),
  insurerId: z.int(),
  insurerName: z.string(),
  insurerCode: z.string(),
  tpaId: z.int(),
  tpaName: z.string(),
  networkId: z.int(),
  networkName: z.string(),
  kind: z.enum(['basic', 'enhanced', 'domestic', 'investor']),
  insuredFor: z.array(z.string()),
  salaryBand: z.enum(['lsb', 'hsb', 'nlsb', 'none']),
  coversPreExisting: z.boolean(),
  benefitIds: z.array(z.int()),
  descriptionIds: z.array(z.int()),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  facts: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().optional() })),
  assumption: z.object({ lead: z.string(), text: z.string() }),
  excess: z.string(),
});
export type Tile = z.infer<typeof Tile>;

export const PriceLine = z.object({
  code: z.string(),
  label: z.string(),
  why: z.string(),
  kind: z.enum(['base', 'factor', 'maternity', 'levy']),
  amountFils: Fils,
});

export const PlanPrice = z.object({
  planId: z.int(),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  members: z.array(
    z.object({ member: z.int(), age: z.int(), netFils: Fils, lines: z.array(PriceLine) }),
  ),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

export const BenefitValue = z.object({
  row: z.string(),
  section: z.enum(['where', 'pay', 'cover']),
  label: z.string(),
  help: z.string(),
  better: z.enum(['more', 'less']).nullable(),
  covered: z.boolean(),
  text: z.string(),
  note: z.string().optional(),
  rank: z.number().optional(),
});
export type BenefitValue = z.infer<typeof BenefitValue>;

export const PlanDetail = z.object({
  tile: Tile,
  price: PlanPrice,
  /** "What would change this price": ready sentences; amounts inside are formatted. */
  changes: z.array(z.object({ code: z.string(), text: z.string() })),
  values: z.array(BenefitValue),
  documents: z.array(z.object({ id: z.int(), name: z.string(), title: z.string() })),
  notes: z.array(z.string()),
  rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
});
export type PlanDetail = z.infer<typeof PlanDetail>;

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

export const CatalogueInfo = z.object({
  version: z.string(),
  insurers: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      registration: z.string(),
      plans: z.int(),
    }),
  ),
  tpas: z.array(z.object({ id: z.int(), name: z.string() })),
  networks: z.array(
    z.object({ id: z.int(), name: z.string(), tier: z.int(), areaOfCover: z.string() }),
  ),
  benefits: z.array(z.object({ id: z.int(), name: z.string(), help: z.string() })),
  descriptions: z.array(z.object({ id: z.int(), name: z.string(), help: z.string() })),
  planCount: z.int(),
  providerCount: z.int(),
  /** ISO day of the newest rate card. */
  ratesOf: z.string(),
});
export type CatalogueInfo = z.infer<typeof CatalogueInfo>;

const QuoteKey = z.object({ quoteId: Id });

export const quotingContract = {
  catalogueInfo: defineCall({
    name: 'catalogue-info',
    method: 'GET',
    path: '/catalogue',
    summary: 'The catalogue in force: its version, insurers, networks and what can be filtered by.',
    input: z.object({}),
    output: CatalogueInfo,
  }),
  insurerLogo: defineCall({
    name: 'insurer-logo',
    method: 'GET',
    path: '/insurers/:code/logo',
    summary: 'The insurer’s drawn mark as SVG text, or null.',
    input: z.object({ code: z.string().max(40) }),
    output: z.object({ svg: z.string() }).nullable(),
  }),
  countProducts: defineCall({
    name: 'count-products',
    method: 'POST',
    path: '/medical/individual/count',
    summary: 'How many plans can be offered for these answers.',
    input: z.object({ answers: RatableAnswers }),
    output: z.object({ count: z.int(), catalogueVersion: z.string() }),
  }),
  priceProducts: defineCall({
    name: 'price-products',
    method: 'POST',
    path: '/medical/individual/prices',
    summary: 'Every plan that fits these answers, priced, lowest net first.',
    input: z.object({ answers: RatableAnswers }),
    output: z.object({ catalogueVersion: z.string(), tiles: z.array(Tile) }),
  }),
  explainExample: defineCall({
    name: 'explain-example',
    method: 'POST',
    path: '/medical/individual/example',
    summary:
      'A named plan priced today for these answers, with its trace and the nets of all that fit; or null.',
    input: z.object({ answers: RatableAnswers, planName: z.string().max(80) }),
    output: z
      .object({
        planName: z.string(),
        insurerName: z.string(),
        insurerCode: z.string(),
        price: PlanPrice,
        allNetFils: z.array(Fils),
      })
      .nullable(),
  }),
  searchProviders: defineCall({
    name: 'search-providers',
    method: 'GET',
    path: '/providers',
    summary:
      'Providers whose name holds the keyword (S0 7), without the selected ones; at most 20.',
    input: z.object({ keyword: z.string().max(80), selectedIds: z.string().max(400).default('') }),
    output: z.object({
      providers: z.array(
        z.object({ id: z.int(), fullName: z.string(), emirateId: z.int(), kind: z.string() }),
      ),
    }),
  }),
  searchTpaNetworks: defineCall({
    name: 'search-tpa-networks',
    method: 'GET',
    path: '/tpa-networks',
    summary:
      'The (network, TPA) pairs that include every one of these providers (S0 7, decisions M33, M36).',
    input: z.object({ providerIds: z.string().max(400) }),
    output: z.object({
      pairs: z.array(z.object({ networkId: z.int(), tpaId: z.int() })),
      /** The chosen ones that exist, in the order asked. */
      providers: z.array(z.object({ id: z.int(), fullName: z.string() })),
    }),
  }),
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
    input: QuoteKey.extend({ answers: RatableAnswers }),
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
      /** Address on our own origin that opens the quote, with its secret. */
      returnPath: z.string().max(300),
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
    output: z.object({ lines: z.array(z.object({ lineId: Id, planId: z.int(), netFils: Fils })) }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN', 'QUOTING.AGENTS_ONLY'],
  }),
  confirmPolicy: defineCall({
    name: 'confirm-policy',
    method: 'POST',
    path: '/quotes/:quoteId/confirmation',
    summary:
      'Re-rates, then confirms the policy once; a different premium is refused with the new one (decisions M41).',
    input: QuoteKey.extend({
      idempotencyKey: z.string().min(8).max(128),
      planId: PlanId,
      /** What the buyer saw. */
      premiumFils: Fils,
      /** ISO day, today to 60 days ahead (decisions M43). */
      startDate: z.string(),
      contact: z.object({ name: z.string().max(120), email: z.string().max(254) }),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('confirmed'), policy: Policy, first: z.boolean() }),
      z.object({ outcome: z.literal('price_changed'), netFils: Fils }),
      z.object({ outcome: z.literal('bad_start_date') }),
    ]),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
  reproduceQuote: defineCall({
    name: 'reproduce-quote',
    method: 'GET',
    path: '/quotes/:quoteId/reproduce',
    summary:
      'Re-rates a stored quote from its answers and card hash and says whether every price is equal (features 114).',
    input: QuoteKey,
    output: z
      .object({
        equal: z.boolean(),
        catalogueVersion: z.string(),
        plans: z.int(),
        differences: z.array(
          z.object({ planId: z.int(), storedFils: Fils, ratedFils: Fils.nullable() }),
        ),
      })
      .nullable(),
  }),
  planDocument: defineCall({
    name: 'plan-document',
    method: 'GET',
    path: '/plans/:planId/documents/:documentId',
    summary:
      'What a plan’s document says, for rendering; null when the id is not of that plan (decisions M56).',
    input: z.object({ planId: PlanId, documentId: z.coerce.number().int().positive() }),
    output: z
      .object({
        title: z.string(),
        name: z.string(),
        planName: z.string(),
        insurerName: z.string(),
        tpaName: z.string(),
        networkName: z.string(),
        excess: z.string(),
        assumption: z.object({ lead: z.string(), text: z.string() }),
        values: z.array(BenefitValue),
        notes: z.array(z.string()),
        catalogueVersion: z.string(),
        ratesOf: z.string(),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
