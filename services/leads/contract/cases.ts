/** The desk of claims and complaints: what is due first, one of them, and what staff do about it (features 140). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { caseActs, caseStates } from '@muqarin/rules/cases/case-states';
import { z } from 'zod';
import { Id, SignSeconds } from './shared.ts';
import { CaseKind, CaseView } from './site.ts';

const StaffId = z.string().min(1).max(64);
const Instant = z.string();

/** Letters of an answer. */
export const CASE_TEXT_MOST = 4000;

/** Nobody's name, address or words: a list is no reason to read them. */
export const CaseRow = z.object({
  caseId: Id,
  reference: z.string(),
  kind: CaseKind,
  type: z.string(),
  state: z.enum(caseStates),
  filedAt: Instant,
  changedAt: Instant,
  clocks: z.array(
    z.object({
      what: z.enum(['acknowledge', 'decide']),
      until: Instant,
      state: z.enum(['met', 'late', 'running', 'missed']),
    }),
  ),
  heldBy: StaffId.nullable(),
  /** The customer sent a paper since anybody looked. */
  hasNewPaper: z.boolean(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const StaffCase = z.object({
  row: CaseRow,
  request: z.string(),
  description: z.string(),
  telephone: z.string(),
  email: z.string(),
  /** What the customer was told, the oldest first. */
  history: CaseView.shape.history,
  /** What was done, the oldest first; `by` is '' for the customer. */
  acts: z.array(z.object({ act: z.string(), by: z.string(), at: Instant })),
  /** Waits for a second person. */
  refusal: z.object({ by: StaffId, at: Instant, text: z.string() }).nullable(),
});
export type StaffCase = z.infer<typeof StaffCase>;

const OneCase = z.object({ caseId: Id, staffId: StaffId });

/** `illegal`: not in this state; `own`: four eyes are needed; `empty`: it says nothing. */
export const CaseOutcome = z.object({
  outcome: z.enum(['done', 'lost', 'gone', 'illegal', 'own', 'empty']),
  by: StaffId.nullable(),
});
export type CaseOutcome = z.infer<typeof CaseOutcome>;

export const caseCalls = {
  listCases: defineCall({
    name: 'list-cases',
    method: 'GET',
    path: '/case-desk',
    summary: 'Claims and complaints, what is due first at the top; no name, no words.',
    input: z.object({
      view: z.enum(['open', 'mine', 'closed']).default('open'),
      staffId: StaffId,
      kind: CaseKind.optional(),
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ cases: z.array(CaseRow), total: z.int(), signSeconds: SignSeconds }),
  }),
  openStaffCase: defineCall({
    name: 'open-staff-case',
    method: 'PUT',
    path: '/case-desk/:caseId/read',
    summary: 'A case with what the customer wrote; raises CaseRead. Null once erased.',
    input: OneCase,
    output: StaffCase.nullable(),
  }),
  takeCase: defineCall({
    name: 'take-case',
    method: 'PUT',
    path: '/case-desk/:caseId/holder',
    summary: 'Takes a case by one compare-and-set; says who has it otherwise. Raises CaseTaken.',
    input: OneCase,
    output: CaseOutcome,
  }),
  releaseCase: defineCall({
    name: 'release-case',
    method: 'POST',
    path: '/case-desk/:caseId/release',
    summary: 'Gives a case back; raises CaseReleased.',
    input: OneCase,
    output: CaseOutcome,
  }),
  workCase: defineCall({
    name: 'work-case',
    method: 'POST',
    path: '/case-desk/:caseId/acts',
    summary:
      'One act of the table of case states; raises CaseWorked, and CaseStatusChanged where the customer is told.',
    input: OneCase.extend({
      act: z.enum(caseActs),
      text: z.string().max(CASE_TEXT_MOST).default(''),
    }),
    output: CaseOutcome,
  }),
  addCasePaper: defineCall({
    name: 'add-case-paper',
    method: 'POST',
    path: '/case-desk/:caseId/papers',
    summary: 'Says that the customer sent a paper; raises CasePaperAdded. `closed`: too late.',
    input: z.object({ caseId: Id }),
    output: z.object({ outcome: z.enum(['done', 'gone', 'closed']) }),
  }),
  readCasePaper: defineCall({
    name: 'read-case-paper',
    method: 'POST',
    path: '/case-desk/:caseId/papers/read',
    summary: 'Says that a member of staff opens a paper; raises CasePaperRead. False once erased.',
    input: OneCase,
    output: z.object({ noted: z.boolean() }),
  }),
  atCases: defineCall({
    name: 'at-cases',
    method: 'POST',
    path: '/case-desk/signs',
    summary: 'Says that a member of staff is there: what they hold stays theirs for a lease more.',
    input: z.object({ staffId: StaffId }),
    output: z.object({ until: Instant, signSeconds: SignSeconds }),
  }),
} as const satisfies Record<string, CallContract>;
