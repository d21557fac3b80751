/** The calls of the leads service: drafts of answers, resume links, captured leads. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { GeneralDraftAnswers } from './general.ts';
import { DraftAnswers } from './kinds/medical.ts';
import { leadCalls } from './lead.ts';
import { GroupDraftAnswers, groupLeadCalls } from './medical-corporate.ts';
import { MotorJourney, motorLeadCalls } from './motor.ts';
import { phoneCalls } from './phone.ts';
import { queueCalls } from './queue.ts';
import { Id } from './shared.ts';
import { siteCalls } from './site.ts';

/** Of so many open pages of one draft is remembered what they saved; older ones are closed by all likelihood. */
export const MOST_PAGES = 20;

/** A page that saved, by an id of its own, and how many of its saves have been taken: nothing of whoever sits before it. */
const PageMark = z.object({ id: z.string().min(1).max(40), seq: z.int().min(0) });
export type PageMark = z.infer<typeof PageMark>;

export const Draft = z.object({
  draftId: Id,
  /** Shown on every page: MQ-…. */
  reference: z.string(),
  revision: z.int(),
  step: z.string().max(40),
  answers: DraftAnswers,
  /** The answers a reset cleared, for Undo (decisions M10). */
  undo: DraftAnswers.nullable().default(null),
  /** A draft of the motor questionnaire, whose medical answers are empty; else null. */
  motor: MotorJourney.nullable().default(null),
  /** A draft of the general wizard, likewise. */
  general: GeneralDraftAnswers.nullable().default(null),
  /** A draft of the corporate questionnaire, likewise. */
  group: GroupDraftAnswers.nullable().default(null),
  /** The pages that saved last: a save of theirs that comes again, or late, is known by them. */
  pages: z.array(PageMark).max(MOST_PAGES).default([]),
  /** ISO time after which the draft is forgotten: 30 days from the last save (X24). */
  expiresAt: z.string(),
});
export type Draft = z.infer<typeof Draft>;

export const leadsContract = {
  saveDraft: defineCall({
    name: 'save-draft',
    method: 'PUT',
    path: '/drafts/:draftId',
    summary:
      'Creates or replaces a draft, its revision grows; with `over` only the revision that was read, so that no save is lost.',
    input: Draft.pick({
      draftId: true,
      step: true,
      answers: true,
      undo: true,
      motor: true,
      general: true,
      group: true,
    }).extend({
      /** The revision this was made from, 0 where there was no draft; null: whatever is there. */
      over: z.int().min(0).nullable().default(null),
      /** Null keeps what is known. */
      pages: z.array(PageMark).max(MOST_PAGES).nullable().default(null),
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
  ...queueCalls,
  ...phoneCalls,
} satisfies Record<string, CallContract>;
