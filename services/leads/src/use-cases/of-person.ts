/** What somebody asked for and filed, as their account lists it. */
import { kindOf } from '../../contract/kinds/kinds.ts';
import { MOST_OF_PERSON, type OfPerson } from '../../contract/person.ts';
import { hashOfEmail } from '../email-hash.ts';
import type { LeadsContext } from '../parts.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { toLead } from './capture-lead.ts';
import { toCaseView } from './file-case.ts';

interface Person {
  email: string;
  draftIds: readonly string[];
  caseIds: readonly string[];
}

export async function ofPerson(
  { leads, cases, drafts }: Pick<LeadsContext, 'leads' | 'cases' | 'drafts'>,
  { email, draftIds, caseIds }: Person,
): Promise<OfPerson> {
  // Nothing is kept under this where there is no address.
  const emailHash = hashOfEmail(email) ?? 'none';
  const [ofLeads, ofCases] = await Promise.all([
    leads.findOfPerson({ emailHash, draftIds }, MOST_OF_PERSON),
    cases.findOfPerson({ emailHash, caseIds }, MOST_OF_PERSON),
  ]);
  // The draft of a lead is that person's, whichever address it is kept under.
  const named = ofLeads.flatMap(({ draftId }) => (draftId === null ? [] : [draftId]));
  const ofDrafts = await drafts.findByEmail(emailHash, [...new Set([...draftIds, ...named])]);
  return {
    leads: ofLeads.map(leadOfPerson),
    cases: ofCases.map((stored) => {
      const { history: _all, ...view } = toCaseView(stored);
      return view;
    }),
    drafts: ofDrafts.map(({ _id: draftId, reference, line, step, expiresAt }) => {
      return { draftId, reference, line, step, expiresAt: expiresAt.toISOString() };
    }),
  };
}

function leadOfPerson(lead: StoredLead): OfPerson['leads'][number] {
  const { contact: _person, ...head } = toLead(lead);
  const { callSlot = 'any' } = kindOf(lead.kind).desk(lead.details as never);
  return { ...head, quoteId: lead.quoteId, callSlot };
}
