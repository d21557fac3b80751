/** What whoever holds a lead does with it: gives it back, writes a note, says what came of the call, shows that they are there. */
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { createEvent } from '@muqarin/platform/events/envelope';
import { type DispositionName, dispositionOf, nextTry } from '@muqarin/rules/desk/dispositions';
import { signSecondsOf } from '@muqarin/rules/desk/lease';
import type { ActOutcome } from '../../../contract/desk.ts';
import { leadDisposed, leadNoted, leadReleased } from '../../desk/desk-events.ts';
import { type LeadsContext, leaseEnd, timestampOf } from '../../parts.ts';
import { leadPreferencesChanged } from '../../site-events.ts';
import type { StoredHold } from '../../store/desk-hold.ts';
import { fieldOf } from '../../store/desk-leads.ts';
import type { StoredLead } from '../../store/stored-lead.ts';
import { leadsOfPerson, personOf } from './person-of.ts';

interface Working {
  leadId: string;
  staffId: string;
}

export async function releaseLead(
  context: LeadsContext,
  working: Working,
  call: CallContext,
): Promise<ActOutcome> {
  return act(context, working, { holder: null, leadId: null }, ({ reference }) =>
    createEvent(leadReleased, { ...working, reference }, call, context.events),
  );
}

/** The text is kept first, and dropped again where its event was not written: an event never names a text that is not there. */
export async function noteLead(
  context: LeadsContext,
  { text, ...working }: Working & { text: string },
  call: CallContext,
): Promise<ActOutcome> {
  const noteId = context.newId();
  await context.deskNotes.keep({ _id: noteId, leadId: working.leadId, text });
  const done = await act(context, working, { until: leaseEnd(context) }, ({ reference }) =>
    createEvent(leadNoted, { ...working, reference }, call, {
      ...context.events,
      newId: () => noteId,
    }),
  );
  // Erased meanwhile: whoever erased has dropped the notes that were there then.
  const lead = done.outcome === 'done' ? await context.leads.find(working.leadId) : null;
  if (!lead || lead.erasedAt) await context.deskNotes.drop(noteId);
  return done;
}

/** Who says that nobody shall call any more is not called about any lead of theirs. */
export async function disposeLead(
  context: LeadsContext,
  input: Working & { disposition: DispositionName; callBackAt?: string | undefined },
  call: CallContext,
): Promise<ActOutcome> {
  const { disposition, callBackAt, ...working } = input;
  const { kind, happened } = dispositionOf(disposition);
  const back = kind === 'call_back' && callBackAt !== undefined ? new Date(callBackAt) : null;
  const at = context.now().getTime();
  const next = nextTry(disposition, { at, tries: 1, callBackAt: back?.getTime() ?? null });
  if (kind === 'call_back' && next.kind !== 'at') return { outcome: 'refused', by: null };
  const eventId = context.newId();
  const said = { ...working, disposition, ...(back ? { callBackAt: timestampOf(back) } : {}) };
  const waitsFor = { leadId: working.leadId, eventId: fieldOf(eventId) };
  // Before the rest: a process that dies on its way leaves nobody to be called who wants no call.
  if (kind === 'stop_calling') await stopCalls(context, working, call);
  const done = await act(
    context,
    working,
    { holder: null, leadId: null, waitsFor },
    ({ reference }) =>
      createEvent(leadDisposed, { ...said, reference }, call, {
        ...context.events,
        newId: () => eventId,
      }),
  );
  if (done.outcome !== 'done') return done;
  await context.leads.noteStatus(working.leadId, happened === 'spam' ? 'spam' : 'contacted');
  return done;
}

/** Extends what they hold: a tab says so, and every tab of theirs lives on it. */
export async function atDesk(
  context: LeadsContext,
  { staffId }: { staffId: string },
): Promise<{ leadIds: string[]; signSeconds: number }> {
  const now = context.now();
  await context.deskAgents.seen(staffId, now);
  await context.deskHolds.extend(staffId, now, leaseEnd(context));
  const held = await context.deskHolds.findHeldBy(staffId);
  const current = held.filter(({ until }) => until > now);
  return {
    leadIds: current.flatMap(({ leadId }) => (leadId === null ? [] : [leadId])),
    signSeconds: signSecondsOf(context.leaseSeconds),
  };
}

/** A lease that ended while nobody else came is no obstacle: the call went on. */
async function act(
  context: LeadsContext,
  { leadId, staffId }: Working,
  change: Partial<StoredHold>,
  eventOf: (lead: StoredLead) => EventMessage,
): Promise<ActOutcome> {
  const lead = await context.leads.findWithOthers(leadId);
  if (!lead || lead.erasedAt) return { outcome: 'gone', by: null };
  const personId = personOf(lead);
  const held = { personId, staffId };
  if (await context.deskHolds.change(held, change, eventOf(lead))) {
    return { outcome: 'done', by: null };
  }
  const hold = await context.deskHolds.find(personId);
  return { outcome: 'lost', by: hold?.holder ?? null };
}

/** Only whoever has the person may say it for them. */
async function stopCalls(context: LeadsContext, { leadId, staffId }: Working, call: CallContext) {
  const lead = await context.leads.find(leadId);
  const hold = lead && (await context.deskHolds.find(personOf(lead)));
  if (!lead || hold?.holder !== staffId) return;
  for (const { _id, reference, doNotCall } of await leadsOfPerson(context, lead)) {
    if (doNotCall) continue;
    const payload = { leadId: _id, reference, doNotCall: true, renewed: false };
    const event = createEvent(leadPreferencesChanged, payload, call, context.events);
    await context.leads.setPreferences(_id, { doNotCall: true }, event);
  }
}
