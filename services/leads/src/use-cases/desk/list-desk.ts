/** Who waits for a call: what was asked, nobody's name or number. */
import { leadClocks } from '@muqarin/rules/desk/lead-clocks';
import { signSecondsOf } from '@muqarin/rules/desk/lease';
import type { CallSlot } from '@muqarin/rules/site/lookups';
import type { DeskRow } from '../../../contract/desk.ts';
import { type DeskFact, inOrder, mergedInto } from '../../domain/desk/facts.ts';
import type { LeadsContext } from '../../parts.ts';
import type { StoredDeskLead } from '../../store/desk-leads.ts';
import type { StoredLead } from '../../store/stored-lead.ts';
import { undoUntil } from './merge-leads.ts';
import { personOf } from './person-of.ts';

interface Asked {
  staffId: string;
  view: 'now' | 'later' | 'mine' | 'closed';
  slot?: CallSlot | undefined;
  line?: string | undefined;
  language?: string | undefined;
  skip: number;
  limit: number;
}

export async function listDesk(
  context: LeadsContext,
  { staffId, view, slot, line, language, skip, limit }: Asked,
): Promise<{ leads: DeskRow[]; total: number; signSeconds: number }> {
  const signSeconds = signSecondsOf(context.leaseSeconds);
  if (view === 'mine') return { ...(await heldBy(context, staffId)), signSeconds };
  const chosen = {
    ...(slot === undefined ? {} : { slots: [slot] }),
    ...(line === undefined ? {} : { lines: [line] }),
    ...(language === undefined ? {} : { languages: [language] }),
  };
  const { deskLeads } = context;
  const page = { ...chosen, now: context.now().toISOString(), later: view === 'later' };
  const [found, total] = await (view === 'closed'
    ? Promise.all([deskLeads.closed({ ...chosen, skip, limit }), deskLeads.countClosed(chosen)])
    : Promise.all([deskLeads.waiting({ ...page, skip, limit }), deskLeads.countWaiting(page)]));
  return { leads: await rowsOf(context, found), total, signSeconds };
}

async function heldBy(context: LeadsContext, staffId: string) {
  const now = context.now();
  const held = await context.deskHolds.findHeldBy(staffId);
  const ids = held.filter(({ until }) => until > now).flatMap(({ leadId }) => leadId ?? []);
  const leads = await rowsOf(context, await context.deskLeads.findAll(ids));
  return { leads, total: leads.length };
}

/** In their order; what was erased meanwhile is left out. */
export async function rowsOf(
  context: LeadsContext,
  found: readonly StoredDeskLead[],
): Promise<DeskRow[]> {
  const leads = await context.leads.findMany(found.map(({ _id }) => _id));
  const known = new Map(leads.map((lead) => [lead._id, lead]));
  const holds = await context.deskHolds.findAll(leads.map(personOf));
  const now = context.now();
  const holders = new Map(
    holds.map(({ _id, holder, until }) => [_id, until > now ? holder : null]),
  );
  return found.flatMap((each) => {
    const lead = known.get(each._id);
    const heldBy = lead ? (holders.get(personOf(lead)) ?? null) : null;
    return lead ? rowOf(each, lead, { heldBy, now }) : [];
  });
}

function rowOf(
  atDesk: StoredDeskLead,
  lead: StoredLead,
  { heldBy, now }: { heldBy: string | null; now: Date },
): DeskRow[] {
  const ordered = inOrder(atDesk.facts);
  const captured = ordered.find((fact) => fact.kind === 'captured');
  if (!captured || lead.erasedAt) return [];
  const { reference, source, asked, plans, at: capturedAt } = captured;
  return [
    {
      leadId: atDesk._id,
      reference,
      source,
      line: atDesk.line,
      slot: atDesk.slot as CallSlot,
      language: atDesk.language,
      emirateId: atDesk.emirateId,
      asked: { ...asked },
      plans,
      state: atDesk.state,
      capturedAt,
      dueAt: atDesk.dueAt,
      tries: ordered.filter(({ kind }) => kind === 'disposed').length,
      clocks: clocksOf(atDesk, { ordered, capturedAt, now }),
      heldBy,
      merged: mergedOf(atDesk),
    },
  ];
}

function mergedOf({ facts }: StoredDeskLead): DeskRow['merged'] {
  const merged = mergedInto(facts);
  if (!merged) return null;
  const { into, reference, staffId: by, at } = merged;
  return { into, reference, by, undoUntil: undoUntil(new Date(at)).toISOString() };
}

function clocksOf(
  { slot, closedAt }: StoredDeskLead,
  { ordered, capturedAt, now }: { ordered: readonly DeskFact[]; capturedAt: string; now: Date },
): DeskRow['clocks'] {
  const first = (kinds: readonly DeskFact['kind'][]) => {
    const found = ordered.find(({ kind }) => kinds.includes(kind));
    return found ? new Date(found.at) : null;
  };
  const times = {
    capturedAt: new Date(capturedAt),
    slot: slot as CallSlot,
    touchedAt: first(['taken', 'disposed']),
    calledAt: first(['disposed']),
    isClosed: Boolean(closedAt),
  };
  return leadClocks(times, now).map(({ from, until, ...clock }) => {
    return { ...clock, from: from.toISOString(), until: until.toISOString() };
  });
}
