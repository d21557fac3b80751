/** What orders and policies say of a person (decisions A37), by the journeys that leads name. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { PolicyLine } from './changes/ledger.ts';
import { OrderStatus } from './motor/order.ts';
import { PolicyStatus } from './policy.ts';
import { Id } from './shared.ts';

const Anything = z.record(z.string(), z.unknown());

export const HeldOfJourneys = z.object({
  orders: z.array(
    z.object({
      orderId: Id,
      /** `SO000123`. */
      reference: z.string(),
      status: z.string(),
      stays: z.boolean(),
      answers: Anything,
      /** As typed by the buyer. */
      details: Anything,
      policyNumber: z.string().nullable(),
    }),
  ),
  policies: z.array(Anything),
  /** Quotes of which something was bought: they stay, as what was bought does. */
  boughtQuoteIds: z.array(Id),
});
export type HeldOfJourneys = z.infer<typeof HeldOfJourneys>;

/** Something that was bought, or is being, as a list names it. */
export const Bought = z.object({
  line: PolicyLine,
  /** Of a car its order's id. */
  policyId: Id,
  /** The order's of a car; else the policy's own. */
  reference: z.string(),
  policyReference: z.string(),
  quoteId: Id,
  draftId: z.string(),
  leadId: Id.nullable(),
  insurerName: z.string(),
  planName: z.string(),
  status: z.union([PolicyStatus, OrderStatus]),
  /** ISO days, first and last of cover. */
  startDate: z.string(),
  endDate: z.string(),
  /** The first day without it, where it was cancelled. */
  cancelledOn: z.string().nullable(),
  /** ISO moment. */
  at: z.string(),
});
export type Bought = z.infer<typeof Bought>;

export const personCalls = {
  boughtOfJourneys: defineCall({
    name: 'bought-of-journeys',
    method: 'POST',
    path: '/bought-of-journeys',
    repeatable: true,
    summary: 'Orders and policies of these journeys, by what a list says of them.',
    input: z.object({ draftIds: z.array(Id).max(500) }),
    output: z.object({ bought: z.array(Bought) }),
  }),
  heldOfJourneys: defineCall({
    name: 'held-of-journeys',
    method: 'POST',
    path: '/held-of-journeys',
    repeatable: true,
    summary: 'All that orders and policies of these journeys say of their person.',
    input: z.object({ draftIds: z.array(Id).max(500) }),
    output: HeldOfJourneys,
  }),
} satisfies Record<string, CallContract>;
