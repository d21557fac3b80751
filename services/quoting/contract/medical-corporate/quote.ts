/** The quote of a group: its categories, what is chosen for each, what that comes to. */
import { MEDICAL_FORM_CASES } from '@muqarin/rules/medical-corporate/medical-forms';
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';
import { CategoryNumber, GroupAnswers } from './answers.ts';
import { GroupBenefit, GroupPlanWords, GroupPrice, PlanIdText } from './plan.ts';

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
  /** On who may hold it; said wherever its premium is (decisions X31). */
  conditions: z.array(z.string()),
  price: GroupPrice,
});
export type ChosenForCategory = z.infer<typeof ChosenForCategory>;

/** What an insurer holds to for groups; which forms it asks for is decided in packages/rules. */
export const InsurerTerms = z.object({
  insurerId: z.int(),
  headsPercent: z.int(),
  medicalForms: z.array(z.object({ when: z.enum(MEDICAL_FORM_CASES), limit: z.int() })),
  /** What it asks for before it issues a policy; `sentAs`: as which file of submit-documents, null where it asks for it itself. */
  issuePapers: z
    .array(
      z.object({ name: z.string(), sentAs: z.enum(['census_file', 'license_file']).nullable() }),
    )
    .default([]),
});
/** A plan with its variants that somebody looks at for a category: compared, checked for a quote, in a proposal. */
export const GroupPick = z.object({ category: CategoryNumber, plan: PlanIdText });
export type GroupPick = z.infer<typeof GroupPick>;

/** With its premium there, and all that it covers. */
export const PricedPick = ChosenForCategory.extend({
  words: GroupPlanWords,
  cover: z.array(z.object({ main: z.string(), benefits: z.array(GroupBenefit) })),
});
export type PricedPick = z.infer<typeof PricedPick>;

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
  /** Of each insurer; empty of a catalogue from before they were said. */
  insurerTerms: z.array(InsurerTerms),
  droppedPlanNames: z.array(z.string()),
  /** Given out as links, the oldest first: each opens until its day, or until all are ended. */
  proposals: z.array(z.object({ proposalId: Id, madeAt: z.string(), validUntil: z.string() })),
});
export type GroupQuote = z.infer<typeof GroupQuote>;
