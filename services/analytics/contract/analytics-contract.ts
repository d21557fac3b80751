/** The calls of the analytics service: what became of drafts, as numbers and as journeys. No personal data in any answer. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';

/** ISO day in Asia/Dubai. */
const Day = z.iso.date();

const Count = z.int().min(0);

/** The same of cars, with the life of their orders. */
const MotorFunnel = z.object({
  leads: Count,
  quotes: Count,
  repricings: Count,
  withoutPlan: Count,
  comparisons: Count,
  selections: Count,
  /** To the shopper or to a sales person. */
  mails: Count,
  /** BUY NOW; an order that changes counts once. */
  orders: Count,
  confirmed: Count,
  handedOver: Count,
  paid: Count,
  cancelled: Count,
  policies: Count,
  premiumNetFils: Count,
  conversionBasisPoints: Count.nullable(),
});

const FunnelDay = z.object({
  day: Day,
  /** Of every line. */
  leads: Count,
  /** Quotes priced the first time. */
  quotes: Count,
  /** Priced again because answers changed. */
  repricings: Count,
  /** Quotes on which nothing could be offered. */
  withoutPlan: Count,
  selections: Count,
  mails: Count,
  policies: Count,
  /** Net premium of the day's policies, without VAT. */
  premiumNetFils: Count,
  /** The day's policies to the day's quotes, in basis points; null without a quote. */
  conversionBasisPoints: Count.nullable(),
  motor: MotorFunnel,
  /** Files that were looked at. */
  uploads: z.object({ kept: Count, refused: Count }),
});

const Stage = z.enum([
  'lead',
  'quote',
  'selection',
  'mail',
  'quotation',
  'policy',
  'motor_quote',
  'motor_comparison',
  'motor_selection',
  'motor_mail',
  'motor_promo',
  'motor_order',
  'motor_confirmation',
  'motor_hand_over',
  'motor_payment',
  'motor_policy',
  'motor_cancellation',
  'upload',
  'refused_upload',
]);

/** What one draft became. Times are ISO instants. */
const Journey = z.object({
  /** The draft's id: the correlation id of all its events. */
  journeyId: z.string(),
  /** What people say on the phone. */
  reference: z.string().nullable(),
  /** "individual_medical", "sponsor", "motor" and others; null without a lead. */
  source: z.string().nullable(),
  /** Emirate 1 to 7; null before there is a quote. */
  emirateId: z.int().nullable(),
  category: z.string().nullable(),
  memberCount: z.int().nullable(),
  /** Each stage that was reached, in the order of the first time. */
  stages: z.array(
    z.object({ stage: Stage, firstAt: z.string(), lastAt: z.string(), times: Count }),
  ),
  planCount: Count.nullable(),
  lowestNetFils: Count.nullable(),
  highestNetFils: Count.nullable(),
  /** The last plan chosen: its id in the catalogue. */
  selectedPlanId: z.string().nullable(),
  policyReference: z.string().nullable(),
  /** Net premium of the policy, without VAT. */
  premiumNetFils: Count.nullable(),
});

export const analyticsContract = {
  funnel: defineCall({
    name: 'funnel',
    method: 'GET',
    path: '/funnel',
    summary: 'One row for each day on which something happened, oldest first, both ends included.',
    input: z.object({ from: Day, to: Day }),
    output: z.object({ days: z.array(FunnelDay), total: FunnelDay.omit({ day: true }) }),
  }),
  journeys: defineCall({
    name: 'journeys',
    method: 'GET',
    path: '/journeys',
    summary: 'Journeys by id, which is the order of their beginning; go on with `after`.',
    input: z.object({
      after: z.string().max(128).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    output: z.object({ journeys: z.array(Journey), next: z.string().nullable() }),
  }),
} satisfies Record<string, CallContract>;
