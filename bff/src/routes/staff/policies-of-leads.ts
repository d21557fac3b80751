import type { BoughtPolicy } from '../../../contract/desk-pages.ts';
import type { Bff } from '../../parts.ts';
import type { PageAsk } from '../pages/page-ask.ts';

/** What these leads bought, by the lead's id, so that whoever calls asks for a condition that nobody confirmed (decisions X31). */
export async function policiesOfLeads(
  bff: Bff,
  leads: readonly { leadId: string; quoteId: string | null }[],
  context: PageAsk['context'],
): Promise<Map<string, BoughtPolicy>> {
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
