/** The call centre's desk: who waits for a call, who works on whom, and what came of it (decisions A37, X11). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { dispositionNames } from '@muqarin/rules/desk/dispositions';
import { leadStates } from '@muqarin/rules/desk/lead-states';
import { z } from 'zod';
import { CallSlot, DeskLine } from './kinds/kind.ts';
import { Lead } from './lead.ts';
import { Id, SignSeconds } from './shared.ts';

const StaffId = z.string().min(1).max(64);
const Instant = z.string();

/** Nobody's name or number: a list is no reason to read them. */
export const DeskRow = z.object({
  leadId: Id,
  reference: z.string(),
  source: z.string(),
  line: z.string(),
  slot: CallSlot,
  language: z.string(),
  emirateId: z.int(),
  /** As the form asked it: page, insuranceType, cover, vehicles, car, … */
  asked: z.record(z.string(), z.union([z.string(), z.number()])),
  plans: z.int(),
  state: z.enum(leadStates),
  capturedAt: Instant,
  dueAt: Instant.nullable(),
  tries: z.int(),
  /** What the person was promised; none where nothing is to be done any more. */
  clocks: z.array(
    z.object({
      what: z.enum(['first_touch', 'slot']),
      from: Instant,
      until: Instant,
      state: z.enum(['met', 'late', 'running', 'missed']),
    }),
  ),
  heldBy: StaffId.nullable(),
  /** The lead of the same person that goes on instead of this one. */
  merged: z.object({ into: Id, reference: z.string(), by: StaffId, undoUntil: Instant }).nullable(),
});
export type DeskRow = z.infer<typeof DeskRow>;

const Happening = z.object({
  kind: z.string(),
  at: Instant,
  staffId: z.string().optional(),
  text: z.string().optional(),
  disposition: z.enum(dispositionNames).optional(),
  callBackAt: Instant.nullable().optional(),
  line: z.string().optional(),
  reference: z.string().optional(),
  plans: z.int().optional(),
  netFils: z.int().optional(),
  status: z.string().optional(),
  doNotCall: z.boolean().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  reason: z.string().optional(),
});

export const Verdict = z.union([
  z.object({ may: z.literal(true), as: z.enum(['answer', 'offer']) }),
  z.object({
    may: z.literal(false),
    because: z.enum(['hours', 'refused', 'do_not_call', 'consent', 'day', 'week']),
    from: Instant.nullable(),
  }),
]);

export const DeskPerson = z.object({
  row: DeskRow,
  contact: Lead.shape.contact,
  /** The id of its draft, where it came from a questionnaire; null where its own event has not come yet. */
  journeyId: z.string().nullable(),
  quoteId: Id.nullable(),
  answers: DeskLine,
  verdict: Verdict,
  story: z.array(Happening),
  /** Other leads of the same number. */
  others: z.array(DeskRow),
});
export type DeskPerson = z.infer<typeof DeskPerson>;

export const TakeOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('taken'), leadId: Id }),
  /** In another tab of theirs. */
  z.object({ outcome: z.literal('yours'), leadId: Id }),
  z.object({ outcome: z.literal('held'), by: StaffId }),
  z.object({ outcome: z.literal('full'), capacity: z.int() }),
  /** Erased, bought, said no: nobody is to call. */
  z.object({ outcome: z.literal('closed') }),
  /** What came of the last call is not in the list yet. */
  z.object({ outcome: z.literal('moving') }),
  /** Nobody waits whom this agent may call now. */
  z.object({ outcome: z.literal('nobody') }),
]);
export type TakeOutcome = z.infer<typeof TakeOutcome>;

/** `lost`: somebody else has it by now. */
const ActOutcome = z.object({
  outcome: z.enum(['done', 'lost', 'gone', 'refused']),
  by: StaffId.nullable(),
});
export type ActOutcome = z.infer<typeof ActOutcome>;

/** Letters of a note. */
export const NOTE_MOST = 2000;

/** Of one look at what changed. */
export const DESK_CHANGES_MOST = 200;

const OneLead = z.object({ leadId: Id, staffId: StaffId });

export const deskCalls = {
  listDesk: defineCall({
    name: 'list-desk',
    method: 'GET',
    path: '/desk',
    summary:
      'Leads that wait for a call now, later, are with this agent, or were closed; no name and no number.',
    input: z.object({
      staffId: StaffId,
      view: z.enum(['now', 'later', 'mine', 'closed']).default('now'),
      slot: CallSlot.optional(),
      line: z.string().max(40).optional(),
      language: z.string().max(10).optional(),
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ leads: z.array(DeskRow), total: z.int(), signSeconds: SignSeconds }),
  }),
  deskChanges: defineCall({
    name: 'desk-changes',
    method: 'GET',
    path: '/desk/changes',
    summary:
      'Leads to which something happened from an instant on, and how much is known of each: whoever asks again sees by it what is new.',
    input: z.object({ since: z.iso.datetime() }),
    output: z.object({
      changes: z.array(z.object({ leadId: Id, known: z.int(), at: Instant })),
      /** More came than are shown: read the list again. */
      isWhole: z.boolean(),
    }),
  }),
  deskRows: defineCall({
    name: 'desk-rows',
    method: 'GET',
    path: '/desk/rows',
    summary: 'These leads as the list shows them; what was erased meanwhile is left out.',
    input: z.object({
      leadIds: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(Id).max(DESK_CHANGES_MOST)),
    }),
    output: z.object({ rows: z.array(DeskRow) }),
  }),
  openDeskLead: defineCall({
    name: 'open-desk-lead',
    method: 'PUT',
    path: '/desk/:leadId/read',
    summary:
      'A lead with the person, whether they may be called, and their story; raises LeadRead. Null once erased.',
    input: OneLead,
    output: DeskPerson.nullable(),
  }),
  takeLead: defineCall({
    name: 'take-lead',
    method: 'PUT',
    path: '/desk/:leadId/holder',
    summary: 'Takes a lead by one compare-and-set; says who has it otherwise. Raises LeadTaken.',
    input: OneLead,
    output: TakeOutcome,
  }),
  takeNextLead: defineCall({
    name: 'take-next-lead',
    method: 'POST',
    path: '/desk/next',
    summary: 'Takes the lead that is next by rule and may be called now.',
    input: z.object({
      staffId: StaffId,
      lines: z.array(z.string().max(40)).max(20).optional(),
      languages: z.array(z.string().max(10)).max(20).optional(),
      emirates: z.array(z.int().min(1).max(20)).max(20).optional(),
    }),
    output: TakeOutcome,
  }),
  releaseLead: defineCall({
    name: 'release-lead',
    method: 'POST',
    path: '/desk/:leadId/release',
    summary: 'Gives a lead back; raises LeadReleased.',
    input: OneLead,
    output: ActOutcome,
  }),
  noteLead: defineCall({
    name: 'note-lead',
    method: 'POST',
    path: '/desk/:leadId/notes',
    summary: 'A note for whoever calls next, by whoever holds the lead; raises LeadNoted.',
    input: OneLead.extend({ text: z.string().trim().min(1).max(NOTE_MOST) }),
    output: ActOutcome,
  }),
  disposeLead: defineCall({
    name: 'dispose-lead',
    method: 'POST',
    path: '/desk/:leadId/disposition',
    summary:
      'What came of the call; the lead is free then. Raises LeadDisposed. `refused`: no time to call back at.',
    input: OneLead.extend({
      disposition: z.enum(dispositionNames),
      /** To the second. */
      callBackAt: z.iso.datetime().optional(),
    }),
    output: ActOutcome,
  }),
  reopenLead: defineCall({
    name: 'reopen-lead',
    method: 'POST',
    path: '/desk/:leadId/reopening',
    summary:
      'Puts a closed lead that bought nothing back among those who wait; raises LeadStatusChanged. `refused`: it waits already, or nobody is to call.',
    input: OneLead,
    output: ActOutcome,
  }),
  atDesk: defineCall({
    name: 'at-desk',
    method: 'PUT',
    path: '/desk/agents/:staffId',
    summary:
      'A sign of an agent, every `signSeconds`: what they hold stays theirs for a lease more.',
    input: z.object({ staffId: StaffId }),
    output: z.object({ leadIds: z.array(Id), signSeconds: SignSeconds }),
  }),
} satisfies Record<string, CallContract>;
