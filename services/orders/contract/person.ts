/** What orders and policies say of a person (decisions A37), by the journeys that leads name. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
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

export const personCalls = {
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
