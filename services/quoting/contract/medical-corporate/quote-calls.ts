/** The calls of group medical insurance: what can be filtered by, and a quote up to the plans chosen for all categories. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { OfferBasis } from '../offer.ts';
import { PolicyTerms } from '../policy-terms.ts';
import { Fils, Id, RevisionsRatedAgain } from '../shared.ts';
import { CategoryNumber, GroupAnswers, MemberDetails } from './answers.ts';
import {
  GroupPlanWords,
  GroupPrice,
  GroupTile,
  HiddenPlan,
  HiddenReason,
  PlanIdText,
} from './plan.ts';
import { ChosenForCategory, GroupPick, GroupQuote, PricedPick } from './quote.ts';

const QuoteKey = z.object({ quoteId: Id });
/** Three for each of the most categories, twice over. */
const MOST_PICKS = 320;
const InCategory = QuoteKey.extend({ category: CategoryNumber });
const Key = z.string().min(8).max(128);
const Named = z.object({ id: z.int(), name: z.string(), help: z.string() });
/** Counts that do not add up; the texts of S0 5. */
const Wrong = z.object({ outcome: z.literal('wrong_members'), messages: z.array(z.string()) });
const Priced = z.object({ outcome: z.literal('priced'), quote: GroupQuote });

export const GroupOffer = OfferBasis.extend({
  line: z.literal('medical-corporate'),
  answers: GroupAnswers,
  insurerId: z.int(),
  insurerName: z.string(),
  tpaId: z.int(),
  tpaName: z.string(),
  /** One for each category. */
  chosen: z.array(ChosenForCategory),
  /** Who may buy these plans, as far as no answer says it (decisions X31). */
  conditions: z.array(z.string()),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  vatBasisPoints: z.int(),
  /** Kept with what is sold; null of a catalogue from before they were said. */
  policyTerms: PolicyTerms.nullable(),
  arabic: z.record(z.string(), z.string()),
});
export type GroupOffer = z.infer<typeof GroupOffer>;

const BandSpan = z.object({ ageFrom: z.int(), ageTo: z.int() });

export const GroupLists = z.object({
  version: z.string(),
  /** What the editor asks for: the cut points of the plans' own bands (decisions M22). */
  ageBands: z.array(BandSpan),
  maternityBands: z.array(BandSpan),
  /** Some plan's premium differs by age and salary at once: the editor asks for the small matrix (decisions M23). */
  asksMatrix: z.boolean(),
  insurers: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
  tpas: z.array(z.object({ id: z.int(), name: z.string() })),
  networks: z.array(z.object({ id: z.int(), name: z.string(), areaOfCover: z.string() })),
  benefits: z.array(Named),
  descriptions: z.array(Named),
});
export type GroupLists = z.infer<typeof GroupLists>;

export const groupCalls = {
  groupLists: defineCall({
    name: 'group-lists',
    method: 'GET',
    path: '/medical-corporate/lists',
    summary:
      'The bands that the editor of member details asks for, and what lists are filtered by.',
    input: z.object({ emirateId: z.coerce.number().int().min(1).max(7) }),
    output: GroupLists,
  }),
  countGroupPlans: defineCall({
    name: 'count-group-plans',
    method: 'POST',
    repeatable: true,
    path: '/medical-corporate/prices',
    summary:
      'The plans that some category can have, each once, lowest premium first; nothing is stored.',
    input: z.object({ answers: GroupAnswers }),
    output: z.union([
      z.object({
        outcome: z.literal('priced'),
        catalogueVersion: z.string(),
        /** `netFils` is of the categories that can have it. */
        plans: z.array(GroupPlanWords.extend({ netFils: Fils })),
      }),
      Wrong,
    ]),
  }),
  createGroupQuote: defineCall({
    name: 'create-group-quote',
    method: 'POST',
    path: '/medical-corporate/quotes',
    summary:
      'Prices every plan for each category, stores the quote and raises QuotePriced in one write; the same key answers the first quote.',
    input: z.object({
      idempotencyKey: Key,
      draftId: Id,
      leadId: Id.nullable().default(null),
      /** The draft's reference, so that a person keeps one for the whole journey; else a new one. */
      reference: z.string().max(20).optional(),
      answers: GroupAnswers,
    }),
    output: z.union([Priced, Wrong]),
  }),
  groupQuote: defineCall({
    name: 'group-quote',
    method: 'GET',
    path: '/medical-corporate/quotes/:quoteId',
    summary:
      'A stored group quote with what is chosen, or null; its lists have a call of their own.',
    input: QuoteKey,
    output: GroupQuote.nullable(),
  }),
  groupList: defineCall({
    name: 'group-list',
    method: 'GET',
    path: '/medical-corporate/quotes/:quoteId/categories/:category/plans',
    summary:
      'The plans of a category with their premiums, lowest first, and those that it cannot have.',
    input: InCategory,
    output: z.object({ tiles: z.array(GroupTile), hidden: z.array(HiddenPlan) }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_CATEGORY'],
  }),
  groupBifurcation: defineCall({
    name: 'group-bifurcation',
    method: 'GET',
    path: '/medical-corporate/quotes/:quoteId/categories/:category/plans/:plan',
    summary:
      'A plan with its variants for a category: record, trace and hash, or why it has no price.',
    input: InCategory.extend({ plan: PlanIdText }),
    output: z.union([
      z.object({ outcome: z.literal('priced'), price: GroupPrice }),
      z.object({ outcome: z.literal('hidden'), reason: HiddenReason }),
    ]),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_CATEGORY', 'QUOTING.NO_PLAN'],
  }),
  priceGroupPicks: defineCall({
    name: 'price-group-picks',
    method: 'POST',
    repeatable: true,
    path: '/medical-corporate/quotes/:quoteId/picks',
    summary:
      'Plans that somebody compares or proposes, each with its premium and what it covers, in their order; what a category cannot have is left out.',
    input: QuoteKey.extend({ picks: z.array(GroupPick).max(MOST_PICKS) }),
    output: z.object({ picks: z.array(PricedPick) }),
    errors: ['QUOTING.NO_QUOTE'],
  }),
  reviseGroupQuote: defineCall({
    name: 'revise-group-quote',
    method: 'POST',
    path: '/medical-corporate/quotes/:quoteId/revisions',
    summary: 'Other categories or counts, or another day: a new revision, unless nothing changes.',
    input: QuoteKey.extend({ answers: GroupAnswers.optional(), leadId: Id.optional() }),
    output: z.union([Priced, Wrong]),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.ALREADY_BOUND'],
  }),
  updateGroupMembers: defineCall({
    name: 'update-group-members',
    method: 'PUT',
    path: '/medical-corporate/quotes/:quoteId/categories/:category/members',
    summary:
      'Saves the member details of a category: its flag becomes 1, all prices are made anew, its chosen plan is cleared (S0 4).',
    input: InCategory.extend({ details: MemberDetails }),
    output: z.union([Priced, Wrong]),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_CATEGORY', 'QUOTING.ALREADY_BOUND'],
  }),
  selectGroupPlan: defineCall({
    name: 'select-group-plan',
    method: 'POST',
    path: '/medical-corporate/quotes/:quoteId/selection',
    summary:
      'Chooses a plan for a category and raises PlanSelected. Of another insurer and TPA than the other categories only with `switchPair`, which clears theirs (decisions M28).',
    input: QuoteKey.extend({
      category: CategoryNumber,
      plan: PlanIdText,
      switchPair: z.boolean().default(false),
    }),
    output: GroupQuote,
    errors: [
      'QUOTING.NO_QUOTE',
      'QUOTING.NO_CATEGORY',
      'QUOTING.NO_PLAN',
      'QUOTING.ALREADY_BOUND',
      'QUOTING.MEMBERS_NOT_UPDATED',
      'QUOTING.OTHER_PAIR',
    ],
  }),
  clearGroupPlan: defineCall({
    name: 'clear-group-plan',
    method: 'DELETE',
    path: '/medical-corporate/quotes/:quoteId/selection/:category',
    summary: 'CHANGE PLAN: the category has none again.',
    input: InCategory,
    output: GroupQuote,
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.ALREADY_BOUND'],
  }),
  offerGroup: defineCall({
    name: 'offer-group',
    method: 'POST',
    repeatable: true,
    path: '/medical-corporate/quotes/:quoteId/offers',
    summary:
      'What is chosen, as it can be bought: rated again, or the categories that have no plan yet.',
    input: QuoteKey,
    output: z.union([
      z.object({ outcome: z.literal('offered'), offer: GroupOffer }),
      z.object({ outcome: z.literal('incomplete'), categories: z.array(z.int()) }),
    ]),
    errors: ['QUOTING.NO_QUOTE'],
  }),
  reproduceGroupQuote: defineCall({
    name: 'reproduce-group-quote',
    method: 'GET',
    path: '/medical-corporate/quotes/:quoteId/reproduce',
    summary:
      'Re-rates every kept revision and says whether the premiums of all categories are equal (features 114).',
    input: QuoteKey,
    output: RevisionsRatedAgain.nullable(),
  }),
} satisfies Record<string, CallContract>;
