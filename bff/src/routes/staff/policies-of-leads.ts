import type { LeadQueuePage } from '../../../contract/pages.ts';
import type { Bff } from '../../parts.ts';
import type { PageAsk } from '../pages/page-ask.ts';

type Policy = LeadQueuePage['leads'][number]['policy'];

/** What these leads bought, by the lead's id, so that whoever calls asks for a condition that nobody confirmed (decisions X31). */
export async function policiesOfLeads(
  bff: Bff,
  leads: readonly { leadId: string; quoteId: string | null }[],
  context: PageAsk['context'],
): Promise<Map<string, Policy>> {
  const leadOf = new Map(
    leads.flatMap(({ leadId, quoteId }) => (quoteId === null ? [] : [[quoteId, leadId] as const])),
  );
  if (leadOf.size === 0) return new Map();
  const { policies } = await bff.orders.policiesOfQuotes({ quoteIds: [...leadOf.keys()] }, context);
  return new Map(
    policies.map(({ quoteId, policyReference: reference, unconfirmed, waitsForDocuments }) => [
      leadOf.get(quoteId) ?? '',
      { reference, unconfirmed, waitsForDocuments },
    ]),
  );
}
