/** What quotes say of a person (decisions A37), by the journeys that leads name. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id } from './shared.ts';

const Anything = z.record(z.string(), z.unknown());

export const HeldOfJourneys = z.object({
  quotes: z.array(
    z.object({
      line: z.enum(['medical', 'medical-corporate', 'motor', 'general']),
      quoteId: Id,
      reference: z.string(),
      status: z.string(),
      validUntil: z.string(),
      /** It was bought: the law has it kept, whatever is asked. */
      stays: z.boolean(),
      answers: Anything,
    }),
  ),
});
export type HeldOfJourneys = z.infer<typeof HeldOfJourneys>;

export const personCalls = {
  heldOfJourneys: defineCall({
    name: 'held-of-journeys',
    method: 'POST',
    path: '/held-of-journeys',
    repeatable: true,
    summary: 'All that quotes of these journeys say of their person.',
    input: z.object({ draftIds: z.array(Id).max(500) }),
    output: HeldOfJourneys,
  }),
} satisfies Record<string, CallContract>;
