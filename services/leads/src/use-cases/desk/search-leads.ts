/** Leads by what staff know of a person; that somebody looked, and whom they were shown, is an event for the audit trail. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { type FoundRow, SEARCH_SHOWN } from '../../../contract/desk-search.ts';
import { leadsSearched } from '../../desk/desk-events.ts';
import type { LeadsContext } from '../../parts.ts';
import { type Searched, searchedFor } from '../../search-terms.ts';
import { rowsOf } from './list-desk.ts';

export async function searchLeads(
  context: LeadsContext,
  { staffId, typed }: { staffId: string; typed: string },
  call: CallContext,
): Promise<{ kind: Searched['kind'] | null; leadIds: string[]; isAll: boolean }> {
  const searched = searchedFor(typed);
  if (!searched) return { kind: null, leadIds: [], isAll: true };
  const { kind } = searched;
  const { found, isAll } = await context.leads.search(searched, SEARCH_SHOWN);
  const payload = { staffId, kind, references: found.map(({ reference }) => reference) };
  const event = createEvent(leadsSearched, payload, call, context.events);
  await context.deskAgents.note(staffId, event);
  return { kind, leadIds: found.map(({ _id }) => _id), isAll };
}

export async function foundLeads(
  context: LeadsContext,
  { leadIds }: { leadIds: readonly string[] },
): Promise<{ rows: FoundRow[] }> {
  const [leads, atDesk] = await Promise.all([
    context.leads.findMany(leadIds),
    context.deskLeads.findAll(leadIds),
  ]);
  const names = new Map(leads.map(({ _id, contact }) => [_id, contact.name]));
  const rows = await rowsOf(context, atDesk);
  const found = rows.map((row) => ({ ...row, name: names.get(row.leadId) ?? '' }));
  found.sort((a, b) => leadIds.indexOf(a.leadId) - leadIds.indexOf(b.leadId));
  return { rows: found };
}
