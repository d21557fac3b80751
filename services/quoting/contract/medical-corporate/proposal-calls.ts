/** What an employer takes to others of a group quote: plans by mail, and proposals as files or as a page for the board. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { MOST_CATEGORIES } from '@muqarin/rules/medical-corporate/constants';
import { PROPOSAL_OPTIONS } from '@muqarin/rules/medical-corporate/proposal';
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';
import { GroupCategory } from './answers.ts';
import { PlanIdText } from './plan.ts';
import { GroupPick, InsurerTerms, PricedPick } from './quote.ts';

const QuoteKey = z.object({ quoteId: Id });
const Key = z.string().min(8).max(128);
const Option = z.object({
  /** From 1; those without a plan are left out. */
  option: z.int().min(1).max(PROPOSAL_OPTIONS),
  picks: z.array(GroupPick).min(1).max(MOST_CATEGORIES),
});
/** Picks of other categories than the quote's, without a price there, or of member details that were not saved. */
const errors = [
  'QUOTING.NO_QUOTE',
  'QUOTING.NO_CATEGORY',
  'QUOTING.NO_PLAN',
  'QUOTING.MEMBERS_NOT_UPDATED',
];

/** A proposal as it was when its link was made, whatever became of the quote since. */
export const GroupProposal = z.object({
  reference: z.string(),
  /** ISO instant. */
  madeAt: z.string(),
  /** The last ISO day (Asia/Dubai) of its prices, and of its link. */
  validUntil: z.string(),
  catalogueVersion: z.string(),
  emirateId: z.int(),
  categories: z.array(GroupCategory),
  insurerTerms: z.array(InsurerTerms),
  options: z.array(z.object({ option: z.int(), plans: z.array(PricedPick) })),
});
export type GroupProposal = z.infer<typeof GroupProposal>;

export const groupProposalCalls = {
  createGroupQuotationLines: defineCall({
    name: 'create-group-quotation-lines',
    method: 'POST',
    path: '/medical-corporate/quotes/:quoteId/quotation-lines',
    summary:
      'An agent turns plans with their variants into quotation lines, each for all categories that can have it (S0 6); raises QuotationLinesCreated. Agents only.',
    input: QuoteKey.extend({ idempotencyKey: Key, plans: z.array(PlanIdText).min(1).max(100) }),
    output: z.object({
      lines: z.array(z.object({ lineId: Id, plan: PlanIdText, netFils: Fils })),
      /** Whose options they are. */
      quotationId: Id,
    }),
    errors: [...errors, 'QUOTING.AGENTS_ONLY'],
  }),
  emailGroupPlans: defineCall({
    name: 'email-group-plans',
    method: 'POST',
    path: '/medical-corporate/quotes/:quoteId/emails',
    summary:
      'Raises QuoteEmailed for the plans that an employer has checked; the notifications service mails it. The same key raises it once.',
    input: QuoteKey.extend({
      idempotencyKey: Key,
      picks: z.array(GroupPick).min(1).max(320),
      contact: z.object({ name: z.string().max(120), email: z.string().min(3).max(254) }),
    }),
    output: z.object({ sent: z.literal(true) }),
    errors,
  }),
  makeGroupProposal: defineCall({
    name: 'make-group-proposal',
    method: 'POST',
    path: '/medical-corporate/quotes/:quoteId/proposals',
    summary:
      'Raises ProposalMade, once a key. As a link the proposal is kept as it is now, under an id of its own.',
    input: QuoteKey.extend({
      idempotencyKey: Key,
      form: z.enum(['pdf', 'xlsx', 'link']),
      options: z.array(Option).min(1).max(PROPOSAL_OPTIONS),
    }),
    /** Null for a file. */
    output: z.object({ proposalId: Id.nullable() }),
    errors,
  }),
  groupProposal: defineCall({
    name: 'group-proposal',
    method: 'GET',
    path: '/medical-corporate/quotes/:quoteId/proposals/:proposalId',
    summary: 'A kept proposal, rated as on its day; null when it was ended, erased or never made.',
    input: QuoteKey.extend({ proposalId: Id }),
    output: GroupProposal.nullable(),
  }),
  endGroupProposals: defineCall({
    name: 'end-group-proposals',
    method: 'DELETE',
    path: '/medical-corporate/quotes/:quoteId/proposals',
    summary:
      'Every kept proposal of the quote ends now; raises ProposalLinksEnded where there was one.',
    input: QuoteKey,
    output: z.object({ ended: z.int() }),
    errors: ['QUOTING.NO_QUOTE'],
  }),
} satisfies Record<string, CallContract>;
