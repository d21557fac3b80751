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

/** A quote as a list names it: neither answers nor prices. */
export const QuoteHead = z.object({
  line: z.enum(['medical', 'medical-corporate', 'motor', 'general']),
  quoteId: Id,
  draftId: z.string(),
  leadId: Id.nullable(),
  reference: z.string(),
  status: z.string(),
  /** ISO days: priced on, and holds until. */
  day: z.string(),
  validUntil: z.string(),
});
export type QuoteHead = z.infer<typeof QuoteHead>;

export const personCalls = {
  quotesOfJourneys: defineCall({
    name: 'quotes-of-journeys',
    method: 'POST',
    path: '/quotes-of-journeys',
    repeatable: true,
    summary: 'The quotes of these journeys, by what a list says of them.',
    input: z.object({ draftIds: z.array(Id).max(500) }),
    output: z.object({ quotes: z.array(QuoteHead) }),
  }),
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
