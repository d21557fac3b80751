/** The site in the leads service: claims and complaints, and what is held about a person. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Lead } from './lead.ts';
import { Id } from './shared.ts';

const Key = z.string().min(8).max(128);

export const CaseKind = z.enum(['claim', 'complaint']);
export type CaseKind = z.infer<typeof CaseKind>;
export const CaseStatus = z.enum(['received', 'in_review', 'answered', 'closed']);
export type CaseStatus = z.infer<typeof CaseStatus>;

export const CaseView = z.object({
  caseId: Id,
  reference: z.string(),
  kind: CaseKind,
  status: CaseStatus,
  type: z.string(),
  request: z.string(),
  filedAt: z.string(),
  /** Of a complaint: until when somebody has to have answered (decisions A28). */
  answerBy: z.string().nullable(),
  history: z.array(z.object({ status: CaseStatus, at: z.string(), note: z.string() })),
});
export type CaseView = z.infer<typeof CaseView>;

export const HeldData = z.object({
  email: z.string(),
  leads: z.array(
    Lead.extend({
      quoteId: Id.nullable(),
      /** The day on which it is forgotten by itself, in Dubai. */
      keptUntil: z.string(),
      marketing: z.boolean(),
      whatsapp: z.boolean(),
      doNotCall: z.boolean(),
      /** All that was answered, for the export. */
      answers: z.record(z.string(), z.unknown()),
    }),
  ),
  cases: z.array(
    CaseView.extend({ description: z.string(), telephone: z.string(), email: z.string() }),
  ),
  drafts: z.array(
    z.object({
      draftId: Id,
      reference: z.string(),
      expiresAt: z.string(),
      answers: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type HeldData = z.infer<typeof HeldData>;

export const Erasure = z.object({
  /** E-…, the person's proof. */
  reference: z.string(),
  at: z.string(),
  leads: z.int(),
  cases: z.int(),
  drafts: z.int(),
});
export type Erasure = z.infer<typeof Erasure>;

export const siteCalls = {
  fileCase: defineCall({
    name: 'file-case',
    method: 'POST',
    path: '/cases',
    summary:
      'Stores a claim or complaint and raises ClaimFiled or ComplaintFiled in one write; the same key answers the first.',
    input: z.object({
      idempotencyKey: Key,
      kind: CaseKind,
      type: z.string().max(20),
      request: z.string().min(1).max(200),
      description: z.string().max(2000),
      telephone: z.string().min(1).max(40),
      email: z.string().max(254),
    }),
    output: CaseView.extend({ created: z.boolean() }),
  }),
  requestCaseCode: defineCall({
    name: 'request-case-code',
    method: 'POST',
    path: '/cases/codes',
    summary: 'Mails a code to whoever filed it, if there is such a case with an address.',
    input: z.object({ kind: CaseKind, reference: z.string().max(20), idempotencyKey: Key }),
    output: z.object({ asked: z.literal(true) }),
  }),
  openCase: defineCall({
    name: 'open-case',
    method: 'POST',
    path: '/cases/open',
    summary:
      'The case behind a reference and its mailed code, or null; five wrong codes end a code.',
    input: z.object({ kind: CaseKind, reference: z.string().max(20), code: z.string().max(20) }),
    output: CaseView.nullable(),
  }),
  getCase: defineCall({
    name: 'get-case',
    method: 'GET',
    path: '/cases/:caseId',
    summary: 'A case, or null.',
    input: z.object({ caseId: Id }),
    output: CaseView.nullable(),
  }),
  changeCaseStatus: defineCall({
    name: 'change-case-status',
    method: 'POST',
    path: '/cases/status',
    summary: 'Moves a case on and raises CaseStatusChanged in the same write, once a change.',
    input: z.object({
      reference: z.string().max(20),
      status: CaseStatus,
      note: z.string().max(500),
    }),
    output: z.object({ changed: z.boolean() }),
  }),
  requestDataLink: defineCall({
    name: 'request-data-link',
    method: 'POST',
    path: '/data-links',
    summary: 'Mails a link that shows everything held about an address for an hour.',
    input: z.object({ email: z.string().min(3).max(254), idempotencyKey: Key }),
    output: z.object({ expiresAt: z.string() }),
  }),
  openDataOf: defineCall({
    name: 'open-data-of',
    method: 'POST',
    path: '/data-links/confirmed',
    summary:
      'What a data link opens, for an address that was confirmed just now, with what its account began: nothing is mailed.',
    input: z.object({
      email: z.string().min(3).max(254),
      idempotencyKey: Key,
      draftIds: z.array(Id).max(500).default([]),
      caseIds: z.array(Id).max(500).default([]),
    }),
    output: z.object({ requestId: Id }),
  }),
  openDataLink: defineCall({
    name: 'open-data-link',
    method: 'GET',
    path: '/data-links/:token',
    summary:
      'The request behind a mailed link and whether its address was erased, or null when it is unknown or has ended.',
    input: z.object({ token: z.string().min(20).max(128) }),
    output: z.object({ requestId: Id, erased: z.boolean() }).nullable(),
  }),
  heldData: defineCall({
    name: 'held-data',
    method: 'GET',
    path: '/held-data/:requestId',
    summary: 'Everything held about the address of a request, or null when the request has ended.',
    input: z.object({ requestId: Id }),
    output: HeldData.nullable(),
  }),
  changePreferences: defineCall({
    name: 'change-preferences',
    method: 'PUT',
    path: '/held-data/:requestId/preferences',
    summary: 'Stops or allows calls, or keeps the leads for the whole time anew; an event a lead.',
    input: z.object({
      requestId: Id,
      doNotCall: z.boolean().nullable(),
      renew: z.boolean().default(false),
    }),
    output: z.object({ changed: z.int() }),
  }),
  eraseData: defineCall({
    name: 'erase-data',
    method: 'POST',
    path: '/held-data/:requestId/erase',
    summary:
      'Deletes everything held about the address of a request; the same request answers the same proof.',
    input: z.object({ requestId: Id }),
    output: Erasure.nullable(),
  }),
} satisfies Record<string, CallContract>;
