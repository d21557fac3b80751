/** What the quote of a group becomes when its employer confirms it: one policy for all categories. */
import { z } from 'zod';
import { PolicyBasis } from '../policy.ts';
import { Fils, Id } from '../shared.ts';

/** A category as it was bought. */
export const InsuredCategory = z.object({
  /** 0: the group has no categories. */
  category: z.int(),
  plan: z.string(),
  planId: z.int(),
  planName: z.string(),
  members: z.int(),
  netFils: Fils,
});
export type InsuredCategory = z.infer<typeof InsuredCategory>;

/** What changed the policy's money, from the sale on, in order of effect. */
export const PolicyTransaction = z.looseObject({
  transactionId: Id,
  kind: z.string(),
  /** ISO day from which it counts. */
  effectiveOn: z.string(),
  /** When it was written down. */
  recordedAt: z.string(),
  /** Of the sale; what changes come to depends on each other, and is said by the call `policy-ledger`. */
  netFils: Fils.optional(),
  vatFils: Fils.optional(),
  grossFils: Fils.optional(),
});
export type PolicyTransaction = z.infer<typeof PolicyTransaction>;

export const GroupSlot = z.enum(['census_file', 'license_file']);
export type GroupSlot = z.infer<typeof GroupSlot>;
export const GroupDocument = z.object({ slot: GroupSlot, uploadId: Id });
export type GroupDocument = z.infer<typeof GroupDocument>;

export const GroupPolicy = PolicyBasis.extend({
  quoteId: Id,
  tpaName: z.string(),
  /** The catalogue's content hash, of the offer. */
  catalogueVersion: z.string(),
  categories: z.array(InsuredCategory),
  memberCount: z.int(),
  /** The premium was sold by counts: nobody in it is named. */
  byCounts: z.boolean(),
  /** Last day of cover, ISO. */
  endDate: z.string(),
  /** Staff list and trade licence, once both are there. */
  documents: z.array(GroupDocument),
  /** When they last came; null before. */
  documentsAt: z.string().nullable(),
  transactions: z.array(PolicyTransaction),
});
export type GroupPolicy = z.infer<typeof GroupPolicy>;
