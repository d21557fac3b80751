/** The calls of the analytics service: what became of drafts, as numbers and as journeys. No personal data in any answer. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';

/** ISO day in Asia/Dubai. */
const Day = z.iso.date();

const Count = z.int().min(0);

/** Of one line of insurance; what a line does not have is 0. */
const LineFunnel = z.object({
  /** Of this line: its quotes and policies are counted against them. */
  leads: Count,
  /** Quotes priced the first time. */
  quotes: Count,
  /** Of the quotes: shown before a contact was left (decisions X32). */
  pricesFirst: Count,
  /** Priced again because answers changed. */
  repricings: Count,
  /** Quotes on which nothing could be offered. */
  withoutPlan: Count,
  comparisons: Count,
  selections: Count,
  /** To the shopper or to a sales person. */
  mails: Count,
  /** Of groups, as files or as links for a board. */
  proposals: Count,
  /** By staff, of plans of a quote. */
  quotations: Count,
  /** Prices that a person asks the insurers for. */
  priceRequests: Count,
  /** Policies that a person issues with the insurer. */
  requests: Count,
  /** BUY NOW; an order that changes counts once. */
  orders: Count,
  confirmed: Count,
  handedOver: Count,
  paid: Count,
  cancelled: Count,
  policies: Count,
  /** Times that papers were sent for a policy. */
  documents: Count,
  /** Net premium of the policies, without VAT. */
  premiumNetFils: Count,
  /** Changes of policies and ends of them. */
  policyChanges: Count,
  policyEnds: Count,
  /** What both come to, without VAT; below 0 paid back. */
  changeNetFils: z.int(),
  /** The day's policies to the day's quotes, in basis points; null without a quote. */
  conversionBasisPoints: Count.nullable(),
  /** The same to the day's leads of this line; null without one. */
  leadConversionBasisPoints: Count.nullable(),
});

const FunnelDay = z.object({
  day: Day,
  /** Of every line, and of forms of the site that lead to no quote. */
  leads: Count,
  /** By the name of the line: "medical", "motor", "general", and each other in which something happened. */
  lines: z.record(z.string(), LineFunnel),
  /** Files that were looked at. */
  uploads: z.object({ kept: Count, refused: Count }),
});

const Stage = z.enum([
  'lead',
  'quote',
  'comparison',
  'selection',
  'mail',
  'proposal',
  'quotation',
  'price_request',
  'request',
  'promo',
  'order',
  'confirmation',
  'hand_over',
  'payment',
  'policy',
  'policy_change',
  'policy_end',
  'cancellation',
  'documents',
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
  /** "medical", "motor", "general" or another; null for a lead of the site that leads to no quote. */
  line: z.string().nullable(),
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
