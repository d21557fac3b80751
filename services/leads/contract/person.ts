/** What somebody asked for and filed here, for their account: by an address that is known to be theirs, or by what began in their session. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Draft } from './draft.ts';
import { CallSlot } from './kinds/kind.ts';
import { Lead } from './lead.ts';
import { Id } from './shared.ts';
import { CaseView } from './site.ts';

/** Of each kind the newest are listed. */
export const MOST_OF_PERSON = 200;

export const OfPerson = z.object({
  leads: z.array(
    Lead.omit({ contact: true }).extend({
      quoteId: Id.nullable(),
      /** When they said to call. */
      callSlot: CallSlot,
    }),
  ),
  cases: z.array(CaseView.omit({ history: true })),
  /** Answers in progress. */
  drafts: z.array(
    Draft.pick({ draftId: true, reference: true, line: true, step: true, expiresAt: true }),
  ),
});
export type OfPerson = z.infer<typeof OfPerson>;

export const personCalls = {
  ofPerson: defineCall({
    name: 'of-person',
    method: 'POST',
    path: '/of-person',
    repeatable: true,
    summary: 'Leads, cases and drafts of a confirmed address, or of these journeys and cases.',
    input: z.object({
      email: z.string().min(3).max(254),
      draftIds: z.array(Id).max(500),
      caseIds: z.array(Id).max(500),
    }),
    output: OfPerson,
  }),
} satisfies Record<string, CallContract>;
