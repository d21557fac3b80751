/** The quote of a group: its categories, what is chosen for each, what that comes to. */
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';
import { GroupAnswers } from './answers.ts';
import { GroupPrice } from './plan.ts';

export const ChosenForCategory = z.object({
  category: z.int(),
  /** With variants: `123dattgl4-7`. */
  plan: z.string(),
  planId: z.int(),
  variantIds: z.array(z.int()),
  planName: z.string(),
  insurerId: z.int(),
  insurerName: z.string(),
  tpaId: z.int(),
  tpaName: z.string(),
  price: GroupPrice,
});
export type ChosenForCategory = z.infer<typeof ChosenForCategory>;

const Cleared = z.object({ category: z.int(), plan: z.string(), planName: z.string() });

export const GroupQuote = z.object({
  quoteId: Id,
  reference: z.string(),
  /** From 1; other counts make the next one. */
  revision: z.int(),
  status: z.enum(['priced', 'shared', 'selected', 'bound']),
  draftId: Id,
  leadId: Id.nullable(),
  answers: GroupAnswers,
  /** ISO day (Asia/Dubai) the prices are for, and until which they hold. */
  day: z.string(),
  validUntil: z.string(),
  catalogueVersion: z.string(),
  /** One for each category, in their order. */
  lists: z.array(
    z.object({
      category: z.int(),
      plans: z.int(),
      hidden: z.int(),
      lowestFils: Fils.nullable(),
      highestFils: Fils.nullable(),
    }),
  ),
  /** In the order of the categories; those without a plan are left out. */
  chosen: z.array(ChosenForCategory),
  /** Of all that is chosen; VAT is one line, rounded once. */
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  /** Chosen plans that the last change of the quote has taken away (decisions M58); they can be chosen again. */
  cleared: z.array(Cleared),
  droppedPlanNames: z.array(z.string()),
});
export type GroupQuote = z.infer<typeof GroupQuote>;
