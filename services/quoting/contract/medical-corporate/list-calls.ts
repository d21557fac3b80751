/** What the counts of a staff list cost under plans of a quote, without being its answers: so that two lists can be compared. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { MOST_CATEGORIES } from '@muqarin/rules/medical-corporate/constants';
import { z } from 'zod';
import { Id } from '../shared.ts';
import { GroupCategory } from './answers.ts';
import { MemberPrice } from './member-calls.ts';
import { PlanIdText } from './plan.ts';

const PricedCategory = GroupCategory.extend({ plan: PlanIdText });
export type PricedCategory = z.infer<typeof PricedCategory>;

export const groupListCalls = {
  rateGroupLists: defineCall({
    name: 'rate-group-lists',
    method: 'POST',
    repeatable: true,
    path: '/medical-corporate/quotes/:quoteId/ratings',
    summary:
      'Categories of any counts, each with a plan, rated by the catalogue of the quote; the quote stays what it is.',
    input: z.object({
      quoteId: Id,
      categories: z.array(PricedCategory).max(2 * MOST_CATEGORIES),
    }),
    output: z.object({
      /** In the order of the categories. */
      prices: z.array(MemberPrice),
    }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
} satisfies Record<string, CallContract>;
