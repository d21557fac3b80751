/** What somebody began here while it was known to be them: journeys by their draft's id, claims and complaints by theirs. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id } from './shared.ts';

/** Of each kind, the newest. */
export const MOST_JOURNEYS = 300;

export const Journeys = z.object({ draftIds: z.array(Id), caseIds: z.array(Id) });
export type Journeys = z.infer<typeof Journeys>;

export const journeyCalls = {
  linkJourneys: defineCall({
    name: 'link-journeys',
    method: 'POST',
    path: '/accounts/:accountId/journeys',
    repeatable: true,
    summary: 'Keeps what began in a session of an account as its own; the first account has it.',
    input: z.object({
      accountId: Id,
      draftIds: z.array(Id).max(100),
      caseIds: z.array(Id).max(100),
    }),
    output: Journeys,
  }),
  journeys: defineCall({
    name: 'journeys',
    method: 'GET',
    path: '/accounts/:accountId/journeys',
    summary: 'What an account began here, the newest first.',
    input: z.object({ accountId: Id }),
    output: Journeys,
  }),
} satisfies Record<string, CallContract>;
