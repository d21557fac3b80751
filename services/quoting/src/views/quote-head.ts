import type { StoredQuote } from '../store/quotes.ts';

/** What the contract says of a quote of any line. */
export function quoteHead<Stored extends StoredQuote>(stored: Stored) {
  const { _id: quoteId, reference, revision, draftId, leadId, day, validUntil } = stored;
  return {
    quoteId,
    reference,
    revision,
    status: stored.status as Stored['status'],
    draftId,
    leadId,
    answers: stored.answers as Stored['answers'],
    day,
    validUntil,
    catalogueVersion: stored.catalogueVersion,
    comparedPlanIds: [...stored.comparedPlanIds],
    selectedPlanId: stored.selectedPlanId,
    droppedPlanNames: [...stored.droppedPlanNames],
  };
}

/** A quote as its line shows it, or why nothing was priced. */
export async function answeredView<Stored, View, Refused extends { outcome: string }>(
  answered: { outcome: 'priced'; quote: Stored } | Refused,
  view: (quote: Stored) => Promise<View>,
) {
  if (!('quote' in answered)) return answered;
  return { outcome: 'priced' as const, quote: await view(answered.quote) };
}
