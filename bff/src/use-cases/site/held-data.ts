import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../parts.ts';
import type { Session } from '../../session/session-plugin.ts';
import { ownerOfData } from '../accounts/held-of-account.ts';

/** What every service holds: quotes and orders by the journeys of leads and drafts, files by what they were sent for. */
export async function heldBy(bff: Bff, session: Session, context: CallContext) {
  const requestId = session.data.dataRequestId;
  const held = requestId ? await bff.leads.heldData({ requestId }, context) : null;
  if (!held) return null;
  const ofLeads = held.leads.flatMap(({ draftId }) => (draftId === null ? [] : [draftId]));
  const owner = ownerOfData(session.data);
  const begun = owner && (await bff.accounts.journeys({ accountId: owner.accountId }, context));
  const ofDrafts = held.drafts.map(({ draftId }) => draftId);
  const draftIds = [...new Set([...ofLeads, ...ofDrafts, ...(begun?.draftIds ?? [])])];
  const [ofQuotes, ofOrders] = await Promise.all([
    bff.quoting.heldOfJourneys({ draftIds }, context),
    bff.orders.heldOfJourneys({ draftIds }, context),
  ]);
  const { orders, policies, boughtQuoteIds } = ofOrders;
  const quotes = ofQuotes.quotes.map((quote) => {
    return { ...quote, stays: quote.stays || boughtQuoteIds.includes(quote.quoteId) };
  });
  const owners = [
    ...draftIds.map(ownerOf.motorDraft),
    ...draftIds.map(ownerOf.groupCensus),
    ...held.cases.map(({ caseId }) => ownerOf.case(caseId)),
    ...orders.map(({ orderId }) => ownerOf.motorOrder(orderId)),
    ...policies.flatMap(({ line, policyId }) =>
      line === 'medical-corporate' ? [ownerOf.groupPolicy(String(policyId))] : [],
    ),
    ...quotes.flatMap(({ line, quoteId }) =>
      line === 'general' ? [ownerOf.generalQuote(quoteId)] : [],
    ),
  ];
  const found = await Promise.all(
    owners.map((owner) => bff.documents.listUploads({ owner }, context)),
  );
  return { ...held, quotes, orders, policies, uploads: found.flatMap(({ uploads }) => uploads) };
}

/** What goes with an erasure, and what stays because it was bought. */
export function countsOf(held: Awaited<ReturnType<typeof heldBy>>) {
  const { quotes = [], orders = [] } = held ?? {};
  const all = [...quotes, ...orders];
  const stay = all.filter(({ stays }) => stays).length;
  return { quotes: all.length - stay, stay };
}
