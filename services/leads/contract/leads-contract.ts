/** The calls of the leads service: drafts of answers, resume links, captured leads. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { caseCalls } from './cases.ts';
import { deskCalls } from './desk.ts';
import { deskCalendarCalls } from './desk-calendar.ts';
import { deskDoNotCallCalls } from './desk-do-not-call.ts';
import { deskMergeCalls } from './desk-merge.ts';
import { deskReassignCalls } from './desk-reassign.ts';
import { deskSearchCalls } from './desk-search.ts';
import { deskWallCalls } from './desk-wall.ts';
import { Draft } from './draft.ts';
import { leadCalls } from './lead.ts';
import { groupLeadCalls } from './medical-corporate.ts';
import { motorLeadCalls } from './motor.ts';
import { personCalls } from './person.ts';
import { phoneCalls } from './phone.ts';
import { Id } from './shared.ts';
import { siteCalls } from './site.ts';

export const leadsContract = {
  saveDraft: defineCall({
    name: 'save-draft',
    method: 'PUT',
    path: '/drafts/:draftId',
    summary:
      'Creates or replaces a draft, its revision grows; with `over` only the revision that was read, so that no save is lost.',
    input: Draft.omit({ reference: true, revision: true, expiresAt: true }).extend({
      /** The revision this was made from, 0 where there was no draft; null: whatever is there. */
      over: z.int().min(0).nullable().default(null),
      /** Null keeps what is known. */
      pages: Draft.shape.pages.unwrap().nullable().default(null),
    }),
    output: Draft,
    errors: ['LEADS.DRAFT_CHANGED'],
  }),
  getDraft: defineCall({
    name: 'get-draft',
    method: 'GET',
    path: '/drafts/:draftId',
    summary: 'A draft, or null when there is none (or it has expired).',
    input: z.object({ draftId: Id }),
    output: Draft.nullable(),
  }),
  requestResumeLink: defineCall({
    name: 'request-resume-link',
    method: 'POST',
    path: '/drafts/:draftId/resume-links',
    summary: 'Mails a link that opens the draft on another device for 30 days.',
    input: z.object({
      draftId: Id,
      email: z.string().min(3).max(254),
      idempotencyKey: z.string().max(128),
    }),
    output: z.object({ expiresAt: z.string() }),
    errors: ['LEADS.NO_DRAFT'],
  }),
  openResumeLink: defineCall({
    name: 'open-resume-link',
    method: 'GET',
    path: '/resume-links/:token',
    summary: 'The draft behind a mailed link, or null when it is unknown or expired.',
    input: z.object({ token: z.string().min(20).max(128) }),
    output: z.object({ draft: Draft, leadId: Id.nullable(), quoteId: Id.nullable() }).nullable(),
  }),
  ...leadCalls,
  ...motorLeadCalls,
  ...groupLeadCalls,
  ...siteCalls,
  ...deskCalls,
  ...deskSearchCalls,
  ...deskCalendarCalls,
  ...deskDoNotCallCalls,
  ...deskMergeCalls,
  ...deskReassignCalls,
  ...deskWallCalls,
  ...caseCalls,
  ...phoneCalls,
  ...personCalls,
} satisfies Record<string, CallContract>;
