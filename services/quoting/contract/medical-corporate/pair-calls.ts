/** One insurer and claims handler for the whole group, as one group policy has them (decisions M28): what each pair costs, and choosing one. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';
import { GroupQuote } from './quote.ts';

const QuoteKey = z.object({ quoteId: Id });

const Pair = z.object({
  insurerId: z.int(),
  insurerCode: z.string(),
  insurerName: z.string(),
  tpaId: z.int(),
  tpaName: z.string(),
});

export const GroupPair = Pair.extend({
  /** Of each category, in their order, the plan with the lowest premium, without variants. */
  plans: z.array(
    z.object({ category: z.int(), planId: z.int(), planName: z.string(), netFils: Fils }),
  ),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
});
export type GroupPair = z.infer<typeof GroupPair>;

export const pairCalls = {
  groupPairs: defineCall({
    name: 'group-pairs',
    method: 'GET',
    path: '/medical-corporate/quotes/:quoteId/pairs',
    summary:
      'What each insurer and claims handler costs for all categories, lowest first; those that have no plan for some category, with which.',
    input: QuoteKey,
    output: z.object({
      pairs: z.array(GroupPair),
      incomplete: z.array(Pair.extend({ categories: z.array(z.int()) })),
    }),
    errors: ['QUOTING.NO_QUOTE'],
  }),
  selectGroupPair: defineCall({
    name: 'select-group-pair',
    method: 'POST',
    path: '/medical-corporate/quotes/:quoteId/pair-selection',
    summary:
      'Chooses the plans of a pair for all categories in one write and raises PlanSelected for each; what was chosen before is cleared.',
    input: QuoteKey.extend({ insurerId: z.int(), tpaId: z.int() }),
    output: GroupQuote,
    errors: [
      'QUOTING.NO_QUOTE',
      'QUOTING.NO_PLAN',
      'QUOTING.ALREADY_BOUND',
      'QUOTING.MEMBERS_NOT_UPDATED',
    ],
  }),
} satisfies Record<string, CallContract>;
