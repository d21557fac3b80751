/** The next lead by rule: whose time of day this is, then who may be called at any; of each the longest due first. */
import type { CallContext } from '@muqarin/platform/context';
import { sellingHours } from '@muqarin/rules/contact-budget';
import { dubaiHour } from '@muqarin/rules/dates';
import type { CallSlot } from '@muqarin/rules/site/lookups';
import type { TakeOutcome } from '../../../contract/desk.ts';
import type { LeadsContext } from '../../parts.ts';
import type { StoredDeskLead } from '../../store/desk-leads.ts';
import { callVerdict } from './call-verdict.ts';
import { leadsOfPerson } from './person-of.ts';
import { takeLead } from './take-lead.ts';

interface Wanted {
  staffId: string;
  line?: string | undefined;
  language?: string | undefined;
}

const readAtOnce = 50;
/** So many that may not be called, or went to others, are passed by. */
const passedAtMost = 500;

export async function takeNextLead(
  context: LeadsContext,
  wanted: Wanted,
  call: CallContext,
): Promise<TakeOutcome> {
  const now = context.now();
  const hour = dubaiHour(now);
  if (hour < sellingHours.from || hour >= sellingHours.to) return { outcome: 'nobody' };
  for (const slot of [slotAt(hour), 'any']) {
    for (let skip = 0; skip < passedAtMost; skip += readAtOnce) {
      const page = { now: now.toISOString(), slots: [slot], ...chosen(wanted) };
      const found = await context.deskLeads.waiting({ ...page, skip, limit: readAtOnce });
      for (const each of found) {
        const outcome = await takeIfLawful(context, each, wanted.staffId, call);
        if (outcome !== null) return outcome;
      }
      if (found.length < readAtOnce) break;
    }
  }
  return { outcome: 'nobody' };
}

/** Null: not this one, now. */
async function takeIfLawful(
  context: LeadsContext,
  { _id: leadId }: StoredDeskLead,
  staffId: string,
  call: CallContext,
): Promise<TakeOutcome | null> {
  const lead = await context.leads.find(leadId);
  if (!lead || lead.erasedAt) return null;
  const leads = await leadsOfPerson(context, lead);
  const atDesk = await context.deskLeads.findAll(leads.map(({ _id }) => _id));
  const { may } = await callVerdict(context, leads, atDesk);
  if (!may) return null;
  const taken = await takeLead(context, { leadId, staffId }, call);
  return taken.outcome === 'taken' || taken.outcome === 'full' ? taken : null;
}

function chosen({ line, language }: Wanted) {
  return {
    ...(line === undefined ? {} : { line }),
    ...(language === undefined ? {} : { languages: [language] }),
  };
}

/** As the forms offer them: to twelve, to three, to six. */
function slotAt(hour: number): CallSlot {
  if (hour < 12) return 'morning';
  return hour < 15 ? 'midday' : 'afternoon';
}
