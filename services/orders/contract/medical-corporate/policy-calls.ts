/** The policies of groups: what was chosen for every category, confirmed as a whole. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Bound, WantedBinding } from '../offer.ts';
import { Fils, Id, Key } from '../shared.ts';
import { GroupOffer } from './offer.ts';
import { GroupDocument, GroupPolicy } from './policy.ts';

/** Somebody of the staff list by which a group was counted and priced. */
export const InsuredPerson = z.object({
  /** As the list calls them; empty: the policy gives a number. */
  number: z.string().max(40),
  name: z.string().max(120),
  birthDate: z.string().max(10).nullable(),
  /** With which they were counted. */
  age: z.int().min(0).max(120),
  gender: z.enum(['male', 'female']).nullable(),
  married: z.boolean(),
  /** Null: counted among those without a low salary. */
  salary: z.enum(['lsb', 'nlsb']).nullable(),
  relation: z.enum(['employee', 'spouse', 'child', 'parent']),
  /** 0 where the group has no categories. */
  category: z.int().min(0).max(60),
});
export type InsuredPerson = z.infer<typeof InsuredPerson>;

/** What was brought of quoting so far (see `medical/policy-calls.ts`). */
const Known = z
  .object({
    offer: GroupOffer.nullable().default(null),
    /** Categories that have no plan: there is no offer. */
    missing: z.array(z.int()).default([]),
    binding: Bound,
  })
  .prefault({});
export type GroupKnown = z.output<typeof Known>;

const Asks = z.object({
  outcome: z.literal('asks'),
  /** The input of quoting's call `offer-group`. */
  offer: z.object({ quoteId: Id }).nullable(),
  binding: WantedBinding.nullable(),
});
export type GroupAsks = z.infer<typeof Asks>;

export const groupPolicyCalls = {
  confirmGroupPolicy: defineCall({
    name: 'confirm-group-policy',
    method: 'POST',
    path: '/group-policies',
    summary:
      'Confirms the policy of a group once; other plans or another premium than the offer’s are refused with that (decisions M41).',
    input: z.object({
      quoteId: Id,
      idempotencyKey: Key,
      /** What the buyer saw: a plan for each category, and the net premium of all. */
      chosen: z.array(z.object({ category: z.int(), plan: z.string().max(200) })).max(60),
      premiumFils: Fils,
      /** ISO day, today to 60 days ahead (decisions M43). */
      startDate: z.string(),
      contact: z.object({ name: z.string().max(120), email: z.string().max(254) }),
      /** Whether the plans' conditions apply, as the buyer said; absent where nobody was asked (decisions X31). */
      conditionConfirmed: z.boolean().optional(),
      /** Where a staff list was used: each becomes a row of the premium, if they are those who were counted; else places in the counts are. */
      people: z.array(InsuredPerson).max(50_000).default([]),
      known: Known,
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('confirmed'), policy: GroupPolicy, first: z.boolean() }),
      z.object({ outcome: z.literal('incomplete'), categories: z.array(z.int()) }),
      /** Other plans are chosen by now, or they cost something else. */
      z.object({ outcome: z.literal('price_changed'), netFils: Fils }),
      z.object({ outcome: z.literal('condition_refused'), conditions: z.array(z.string()) }),
      z.object({ outcome: z.literal('bad_start_date') }),
      Asks,
    ]),
    errors: ['ORDERS.POLICY_AWAY'],
  }),
  groupPolicyOfQuote: defineCall({
    name: 'group-policy-of-quote',
    method: 'GET',
    path: '/quotes/:quoteId/group-policy',
    summary: 'What the quote of a group became, or null.',
    input: z.object({ quoteId: Id }),
    output: GroupPolicy.nullable(),
  }),
  submitGroupDocuments: defineCall({
    name: 'submit-group-documents',
    method: 'PUT',
    path: '/group-policies/:policyId/documents',
    summary:
      'Staff list and trade licence, both: the policy goes to its insurer. Sent again, they take the place of the earlier ones.',
    input: z.object({ policyId: Id, documents: z.array(GroupDocument).length(2) }),
    output: GroupPolicy,
    errors: ['ORDERS.NO_ORDER'],
  }),
} satisfies Record<string, CallContract>;
