/** A lead with its person, as whoever calls reads it; every reading is an event, which the audit trail hears. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { DeskPerson } from '../../../contract/desk.ts';
import { DeskLine } from '../../../contract/kinds/kind.ts';
import { kindOf } from '../../../contract/kinds/kinds.ts';
import { leadRead } from '../../desk/desk-events.ts';
import { type DeskFact, inOrder } from '../../domain/desk/facts.ts';
import { type LeadsContext, oneReadingMinutes } from '../../parts.ts';
import type { StoredLead } from '../../store/stored-lead.ts';
import { callVerdict } from './call-verdict.ts';
import { rowsOf } from './list-desk.ts';
import { leadsOfPerson, personOf } from './person-of.ts';

interface Reading {
  leadId: string;
  staffId: string;
}

export async function openDeskLead(
  context: LeadsContext,
  reading: Reading,
  call: CallContext,
): Promise<DeskPerson | null> {
  const lead = await context.leads.find(reading.leadId);
  const atDesk = await context.deskLeads.find(reading.leadId);
  if (!lead || lead.erasedAt || !atDesk) return null;
  const leads = await leadsOfPerson(context, lead);
  const all = await context.deskLeads.findAll(leads.map(({ _id }) => _id));
  const rows = await rowsOf(context, all);
  const row = rows.find(({ leadId }) => leadId === lead._id);
  if (!row) return null;
  await noteReading(context, lead, reading, call);
  const verdict = await callVerdict(context, leads, all);
  const notes = await context.deskNotes.textsOf(lead._id);
  return {
    row,
    contact: lead.contact,
    journeyId: atDesk.journeyId,
    quoteId: lead.quoteId,
    answers: DeskLine.parse(kindOf(lead.kind).desk(lead.details)),
    verdict: verdict.may ? verdict : { ...verdict, from: instantOf(verdict.from) },
    story: inOrder(atDesk.facts).flatMap((fact) => storyOf(fact, notes)),
    others: rows.filter(({ leadId }) => leadId !== lead._id),
  };
}

function storyOf(fact: DeskFact, notes: ReadonlyMap<string, string>): DeskPerson['story'] {
  // What a lead asked stands in its row.
  if (fact.kind === 'captured')
    return [{ kind: fact.kind, at: fact.at, reference: fact.reference }];
  if (fact.kind === 'noted') {
    const { kind, at, staffId, noteId } = fact;
    return [{ kind, at, staffId, text: notes.get(noteId) ?? fact.text }];
  }
  if (fact.kind !== 'priced') return [fact];
  const { kind, at, line, reference, plans } = fact;
  return [{ kind, at, line, reference, plans }];
}

async function noteReading(
  context: LeadsContext,
  lead: StoredLead,
  { leadId, staffId }: Reading,
  call: CallContext,
): Promise<void> {
  const personId = personOf(lead);
  const at = context.now();
  const { lastRead = null } = (await context.deskHolds.find(personId)) ?? {};
  const isSame = lastRead?.leadId === leadId && lastRead.staffId === staffId;
  if (isSame && at.getTime() - lastRead.at.getTime() < oneReadingMinutes * 60_000) return;
  const payload = { leadId, reference: lead.reference, staffId };
  const event = createEvent(leadRead, payload, call, context.events);
  await context.deskHolds.noteRead(personId, { leadId, staffId, at }, event);
}

function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
