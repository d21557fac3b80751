/** Whoever takes a lead has its person alone, until they give it back or are not heard of for two minutes (decisions A37). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { TakeOutcome } from '../../../contract/desk.ts';
import { leadTaken } from '../../desk/desk-events.ts';
import type { DeskFacts } from '../../domain/desk/facts.ts';
import { deskCapacity, type LeadsContext, leaseSeconds } from '../../parts.ts';
import type { StoredHold } from '../../store/desk-holds.ts';
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
    context.leads.find(leadId),
    context.deskLeads.find(leadId),
  ]);
  if (!lead || lead.erasedAt || lead.doNotCall || !atDesk?.waits) return { outcome: 'closed' };
  const personId = personOf(lead);
  const taking = { lead, personId, staffId, facts: atDesk.facts };
  // Most who come second are told by a look, before anything is written.
  const seen = outcomeOf(await context.deskHolds.find(personId), taking, context.now());
  if (seen?.outcome === 'held') return seen;
  if (seen?.outcome === 'yours') return stay(context, taking, seen);
  if (!(await hasRoom(context, taking))) return { outcome: 'full', capacity: deskCapacity };
  if (await compareAndTake(context, taking, call)) return { outcome: 'taken', leadId };
  const now = outcomeOf(await context.deskHolds.find(personId), taking, context.now());
  if (now?.outcome === 'yours') return stay(context, taking, now);
  await context.deskAgents.free(staffId, [personId]);
  return now ?? { outcome: 'moving' };
}

/** Younger places may belong to a take that is under way. */
const takeTakesAtMostSeconds = 30;

interface Person {
  lead: StoredLead;
  personId: string;
  staffId: string;
  facts: DeskFacts;
}

/** A place is kept before the take, so that parallel takes never exceed the capacity. */
async function hasRoom(context: LeadsContext, { personId, staffId }: Person): Promise<boolean> {
  const now = context.now();
  if (await context.deskAgents.reserve(staffId, personId, now)) return true;
  // Places of what ended without a word: a process that died, a lease that ran out.
  const [agent, held] = await Promise.all([
    context.deskAgents.find(staffId),
    context.deskHolds.findHeldBy(staffId),
  ]);
  const current = new Set(held.filter(({ until }) => until > now).map(({ _id }) => _id));
  const since = now.getTime() - takeTakesAtMostSeconds * 1000;
  const ended = (agent?.holding ?? [])
    .filter(({ personId: id, at }) => !current.has(id) && at.getTime() < since)
    .map(({ personId: id }) => id);
  if (ended.length === 0) return false;
  await context.deskAgents.free(staffId, ended);
  return context.deskAgents.reserve(staffId, personId, now);
}

async function compareAndTake(
  context: LeadsContext,
  { lead, personId, staffId, facts }: Person,
  call: CallContext,
): Promise<boolean> {
  const now = context.now();
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const { _id: leadId, reference } = lead;
  const payload = { leadId, reference, staffId };
  const event = createEvent(leadTaken, payload, call, context.events);
  const take = { personId, leadId, staffId, now, until, known: disposedIn(facts) };
  if (await context.deskHolds.take(take, event)) return true;
  const hold = await context.deskHolds.find(personId);
  const { waitsFor } = hold ?? {};
  // What came of a call about another lead of this person.
  if (!waitsFor || waitsFor.leadId === leadId) return false;
  const other = await context.deskLeads.find(waitsFor.leadId);
  if (!other || !Object.hasOwn(other.facts, fieldOf(waitsFor.eventId))) return false;
  return context.deskHolds.take({ ...take, known: [waitsFor.eventId] }, event);
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
  const now = context.now();
  await context.deskHolds.extend(staffId, now, new Date(now.getTime() + leaseSeconds * 1000));
  return outcome;
}

function disposedIn(facts: DeskFacts): string[] {
  return Object.entries(facts).flatMap(([id, { kind }]) => (kind === 'disposed' ? [id] : []));
}
