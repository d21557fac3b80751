/** A policy's money as the others see it: what it comes to, by which changes, each with its rows (ADR 35). */
import { z } from 'zod';
import { PolicyStatus } from '../policy.ts';
import { PolicyTerms } from '../policy-terms.ts';
import { Fils, Id } from '../shared.ts';

export const PolicyLine = z.enum(['medical', 'medical-corporate', 'motor']);
export type PolicyLine = z.infer<typeof PolicyLine>;

/** Of a change of a whole group no more rows than these are listed; sums are of all. */
export const MOST_ROWS = 1_000;

export const Refused = z.enum([
  'outside_period',
  'backdated',
  'not_sold',
  'already_sold',
  'already_known',
  'not_covered',
  'policy_ended',
  'nothing_to_reverse',
  'already_reversed',
]);
export type Refused = z.infer<typeof Refused>;

/** One person's share: period premium × days left ÷ days of the period, or a part of what was charged by a short-period table. */
export const MoneyRow = z.object({
  unit: z.string(),
  periodFils: Fils,
  daysLeft: z.int(),
  /** Below 0 of a refund. */
  netFils: Fils,
  keptBecause: z.enum(['claim', 'terms']).nullable(),
  tableBasisPoints: z.int().nullable(),
});
export type MoneyRow = z.infer<typeof MoneyRow>;

const Money = z.object({ netFils: Fils, vatFils: Fils, grossFils: Fils });

export const ChangeStep = Money.omit({ grossFils: true }).extend({
  kind: z.enum(['add', 'remove', 'cancel', 'reverse']),
  effectiveOn: z.string(),
  /** Counts, was undone, or cannot take effect. */
  state: z.enum(['counted', 'reversed', 'refused']),
  refused: Refused.nullable(),
  rowCount: z.int(),
  rows: z.array(MoneyRow),
});
export type ChangeStep = z.infer<typeof ChangeStep>;

export const PolicyChange = Money.extend({
  changeId: Id,
  /** From 1, in the order in which they came. */
  number: z.int(),
  /** ISO day (Asia/Dubai), and the moment. */
  askedOn: z.string(),
  recordedAt: z.string(),
  /** The change that it undoes, and the one that has undone it, by their numbers. */
  reverses: z.int().nullable(),
  reversedBy: z.int().nullable(),
  steps: z.array(ChangeStep),
});
export type PolicyChange = z.infer<typeof PolicyChange>;

export const PolicyLedger = Money.extend({
  policyId: Id,
  line: PolicyLine,
  policyReference: z.string(),
  /** What people say on the phone where that is not the policy's own: the order of a motor policy. */
  orderReference: z.string(),
  quoteId: Id,
  draftId: z.string(),
  leadId: Id.nullable(),
  insurerName: z.string(),
  planName: z.string(),
  catalogueVersion: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  daysOfPeriod: z.int(),
  status: PolicyStatus,
  /** The first day without the policy. */
  cancelledOn: z.string().nullable(),
  terms: PolicyTerms,
  /** The sale kept none: these are assumed, and pages say so. */
  termsAssumed: z.boolean(),
  /** Why nothing can change yet; null where it can. */
  closed: z.enum(['not_issued']).nullable(),
  sale: Money.extend({ recordedAt: z.string() }),
  /** Who or what is covered: rows of the premium, as they are called here. Empty of a group, which has a call of its own. */
  units: z.array(z.string()),
  changes: z.array(PolicyChange),
});
export type PolicyLedger = z.infer<typeof PolicyLedger>;

/** What one more change would do to the policy's money: nothing is kept. */
export const PricedChange = Money.extend({
  steps: z.array(ChangeStep),
  /** What the whole policy comes to afterwards. */
  policyNetFils: Fils,
  /** The first day without the policy, with it. */
  cancelledOn: z.string().nullable(),
});
export type PricedChange = z.infer<typeof PricedChange>;

/** Why a change cannot be kept. */
export const RefusedChange = z.object({
  outcome: z.literal('refused'),
  reason: z.union([
    Refused,
    z.enum(['not_issued', 'breaks_others', 'too_late_to_reverse', 'bad_day', 'no_change']),
  ]),
  /** Numbers of changes that could not take effect any more. */
  breaks: z.array(z.int()),
});
export type RefusedChange = z.infer<typeof RefusedChange>;
