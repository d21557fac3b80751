/** Whoever takes a lead has its person alone, until they give it back or are not heard of for as long as their lease (decisions A37). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { TakeOutcome } from '../../../contract/desk.ts';
import type { DeskMove } from '../../../contract/desk-reassign.ts';
import { leadTaken } from '../../desk/desk-events.ts';
import type { DeskFacts } from '../../domain/desk/facts.ts';
import { deskCapacity, type LeadsContext, leaseEnd } from '../../parts.ts';
import type { StoredHold } from '../../store/desk-hold.ts';
import { fieldOf } from '../../store/desk-leads.ts';
import type { StoredLead } from '../../store/stored-lead.ts';
import { personOf } from './person-of.ts';

interface Taking {
  leadId: string;
  staffId: string;
}

export async function takeLead(
  context: LeadsContext,
  { leadId, staffId }: Taking,
  call: CallContext,
): Promise<TakeOutcome> {
  const [lead, atDesk] = await Promise.all([
    context.leads.findWithOthers(leadId),
    context.deskLeads.find(leadId),
  ]);
  if (!lead || lead.erasedAt || lead.doNotCall || !atDesk?.waits) return { outcome: 'closed' };
  const personId = personOf(lead);
  const taking = { lead, personId, staffId, facts: atDesk.facts };
  // Most who come second are told by a look, before anything is written.
  const hold = await context.deskHolds.find(personId);
  // A moment ago: the list does not have it yet.
  if (hold?.merged?.[leadId]) return { outcome: 'closed' };
  const seen = outcomeOf(hold, taking, context.now());
  if (seen?.outcome === 'held') return seen;
  if (seen?.outcome === 'yours') return stay(context, taking, seen);
  const done = await compareAndTake(context, taking, call);
  if (done === 'taken') {
    if (hold?.holder && hold.leadId === leadId && hold.holder !== staffId)
      await tellWhoLeft(context, taking, hold.holder);
    return { outcome: 'taken', leadId };
  }
  if (done === 'full') return { outcome: 'full', capacity: deskCapacity };
  const now = outcomeOf(done, taking, context.now());
  if (now?.outcome === 'yours') return stay(context, taking, now);
  return now ?? { outcome: 'moving' };
}

interface Person {
  lead: StoredLead;
  personId: string;
  staffId: string;
  facts: DeskFacts;
}

async function compareAndTake(
  context: LeadsContext,
  { lead, personId, staffId, facts }: Person,
  call: CallContext,
): Promise<'taken' | 'full' | StoredHold> {
  const now = context.now();
  const until = leaseEnd(context);
  const { _id: leadId, reference } = lead;
  const payload = { leadId, reference, staffId };
  const event = createEvent(leadTaken, payload, call, context.events);
  const take = { personId, leadId, staffId, now, until, known: disposedIn(facts) };
  const done = await context.deskHolds.take(take, event);
  if (done === 'taken' || done === 'full') return done;
  const { waitsFor } = done;
  // What came of a call about another lead of this person.
  if (!waitsFor || waitsFor.leadId === leadId) return done;
  const other = await context.deskLeads.find(waitsFor.leadId);
  if (!other || !Object.hasOwn(other.facts, fieldOf(waitsFor.eventId))) return done;
  return context.deskHolds.take({ ...take, known: [waitsFor.eventId] }, event);
}

/** Whose lease ran out in the middle of a call reads it when they come back. */
async function tellWhoLeft(
  { deskAgents, now }: LeadsContext,
  { lead: { _id: leadId, reference }, staffId }: Person,
  from: string,
): Promise<void> {
  const at = now().toISOString();
  const move: DeskMove = {
    leadId,
    reference,
    by: staffId,
    from,
    to: staffId,
    reason: 'unheard',
    at,
  };
  await deskAgents.tell([from], move);
}

/** Null: nobody has it. */
function outcomeOf(
  hold: StoredHold | null,
  { lead, staffId }: Person,
  now: Date,
): Extract<TakeOutcome, { outcome: 'held' | 'yours' }> | null {
  if (!hold?.holder || hold.until <= now) return null;
  if (hold.holder !== staffId) return { outcome: 'held', by: hold.holder };
  return { outcome: 'yours', leadId: lead._id };
}

/** Their own tabs share it. */
async function stay<Stays>(
  context: LeadsContext,
  { staffId }: Person,
  outcome: Stays,
): Promise<Stays> {
  await context.deskHolds.extend(staffId, context.now(), leaseEnd(context));
  return outcome;
}

function disposedIn(facts: DeskFacts): string[] {
  return Object.entries(facts).flatMap(([id, { kind }]) => (kind === 'disposed' ? [id] : []));
}
