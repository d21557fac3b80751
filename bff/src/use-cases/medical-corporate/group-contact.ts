import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { groupDrafts } from './session-draft.ts';

/** Who asked for this group, as they said; empty where nobody did. */
export async function groupContact(
  { leads }: Pick<Bff, 'leads'>,
  { session, context }: DraftAsk,
): Promise<{ name: string; email: string; phone: string }> {
  const { leadId } = groupDrafts.idsOf(session);
  const lead = leadId === null ? null : await leads.getLead({ leadId }, context);
  const { name = '', email = '', fullNumber = '' } = lead?.contact ?? {};
  return { name, email, phone: fullNumber };
}
