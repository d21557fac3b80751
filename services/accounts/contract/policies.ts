/** Policies bought elsewhere and the papers that belong to them (S2 3, 4, 7; decisions A10-A18). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { insuranceTypes } from '@muqarin/rules/account/checklists';
import { z } from 'zod';
import { Id, Key } from './shared.ts';

export const InsuranceType = z.enum(insuranceTypes);

export const ChecklistItem = z.object({
  /** `check_list_id` of the document. */
  id: Id,
  /** Which paper, as the table of checklists names it. */
  paper: z.string(),
  uploadId: Id.nullable(),
  /** A deleted file that can be brought back until then. */
  undoUntil: z.iso.datetime().nullable(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

export const ExternalPolicy = z.object({
  policyId: Id,
  insuranceType: InsuranceType,
  /** As the catalogue codes insurers, or `other`. */
  insurer: z.string(),
  /** ISO day, the last one. */
  expiryDate: z.string(),
  addedAt: z.iso.datetime(),
  items: z.array(ChecklistItem),
  /** Files that came with the form and are of no item. */
  extraFiles: z.array(Id),
});
export type ExternalPolicy = z.infer<typeof ExternalPolicy>;

const One = z.object({ accountId: Id, policyId: Id });
const Item = z.object({ accountId: Id, itemId: Id });

export const policyCalls = {
  addPolicy: defineCall({
    name: 'add-policy',
    method: 'POST',
    path: '/accounts/:accountId/policies',
    summary: 'Notes a policy bought elsewhere with the files that came with it, in one write.',
    input: z.object({
      accountId: Id,
      idempotencyKey: Key,
      insuranceType: InsuranceType,
      insurer: z.string().min(1).max(60),
      expiryDate: z.iso.date(),
      uploadIds: z.array(Id).max(20),
    }),
    output: ExternalPolicy,
    errors: ['ACCOUNTS.NO_ACCOUNT', 'ACCOUNTS.TOO_MANY_POLICIES'],
  }),
  policies: defineCall({
    name: 'policies',
    method: 'GET',
    path: '/accounts/:accountId/policies',
    summary: 'What an account noted, the first to end first.',
    input: z.object({ accountId: Id }),
    output: z.object({ policies: z.array(ExternalPolicy) }),
  }),
  policy: defineCall({
    name: 'policy',
    method: 'GET',
    path: '/accounts/:accountId/policies/:policyId',
    summary: 'One of them, or null: to any other account it is not there.',
    input: One,
    output: ExternalPolicy.nullable(),
  }),
  policyOfItem: defineCall({
    name: 'policy-of-item',
    method: 'GET',
    path: '/accounts/:accountId/checklist-items/:itemId',
    summary: 'The policy that an item of a checklist belongs to, or null.',
    input: Item,
    output: ExternalPolicy.nullable(),
  }),
  attach: defineCall({
    name: 'attach',
    method: 'PUT',
    path: '/accounts/:accountId/checklist-items/:itemId/file',
    summary: 'Notes the file of an item; answers the file before, or null where there is no item.',
    input: Item.extend({ uploadId: Id }),
    output: z.object({ policyId: Id, before: Id.nullable() }).nullable(),
  }),
  detach: defineCall({
    name: 'detach',
    method: 'DELETE',
    path: '/accounts/:accountId/checklist-items/:itemId/file',
    summary: 'Takes the file of an item away, for 30 days not for good; null: no item.',
    input: Item,
    output: z.object({ policyId: Id, uploadId: Id.nullable() }).nullable(),
  }),
  undoDetach: defineCall({
    name: 'undo-detach',
    method: 'POST',
    path: '/accounts/:accountId/checklist-items/:itemId/undo',
    repeatable: true,
    summary: 'Brings the file of an item back; null where there is none to bring.',
    input: Item,
    output: z.object({ policyId: Id }).nullable(),
  }),
  remindPolicies: defineCall({
    name: 'remind-policies',
    method: 'POST',
    path: '/policy-reminders',
    repeatable: true,
    summary: 'Reminds of noted policies that end in 60, 30 or 7 days, once each; also every hour.',
    input: z.object({}),
    output: z.object({ reminded: z.int() }),
  }),
  removePolicy: defineCall({
    name: 'remove-policy',
    method: 'DELETE',
    path: '/accounts/:accountId/policies/:policyId',
    summary: 'Forgets a noted policy; answers the files that go with it.',
    input: One,
    output: z.object({ uploadIds: z.array(Id) }).nullable(),
  }),
} satisfies Record<string, CallContract>;
