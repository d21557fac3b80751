/** The next lead by rule (`packages/rules/src/desk/next-lead.ts`) that the law lets this agent call now. */
import type { CallContext } from '@muqarin/platform/context';
import { nextRounds, type Wanted } from '@muqarin/rules/desk/next-lead';
import type { TakeOutcome } from '../../../contract/desk.ts';
import type { LeadsContext } from '../../parts.ts';
import type { StoredDeskLead } from '../../store/desk-leads.ts';
import { callVerdict } from './call-verdict.ts';
import { leadsOfPerson } from './person-of.ts';
import { takeLead } from './take-lead.ts';

const readAtOnce = 50;
/** So many that may not be called, or went to others, are passed by. */
const passedAtMost = 500;

export async function takeNextLead(
  context: LeadsContext,
  { staffId, ...wanted }: Wanted & { staffId: string },
  call: CallContext,
): Promise<TakeOutcome> {
  const now = context.now();
  for (const { slot, lines, languages, emirates } of nextRounds(now, wanted)) {
    const chosen = {
      slots: [slot],
      ...(lines ? { lines } : {}),
      ...(languages ? { languages } : {}),
      ...(emirates ? { emirates } : {}),
    };
    for (let skip = 0; skip < passedAtMost; skip += readAtOnce) {
      const page = { now: now.toISOString(), ...chosen };
      const found = await context.deskLeads.waiting({ ...page, skip, limit: readAtOnce });
      for (const each of found) {
        const outcome = await takeIfLawful(context, each, staffId, call);
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
