import type { Quote } from '../../../contract/medical/quote.ts';
import type { RevisionsRatedAgain } from '../../../contract/shared.ts';
import type { Rater } from '../../raters/medical.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';

/** A stored quote with its tiles, made of the catalogue version it was rated with. */
export async function quoteView(rater: Rater, stored: StoredMedicalQuote): Promise<Quote> {
  return {
    quoteId: stored._id,
    reference: stored.reference,
    revision: stored.revision,
    status: stored.status,
    draftId: stored.draftId,
    leadId: stored.leadId,
    answers: stored.answers,
    day: stored.day,
    validUntil: stored.validUntil,
    catalogueVersion: stored.catalogueVersion,
    tiles: await rater.tiles(stored.catalogueVersion, stored.prices),
    comparedPlanIds: [...stored.comparedPlanIds],
    selectedPlanId: stored.selectedPlanId,
    policy: stored.policy,
    droppedPlanNames: [...stored.droppedPlanNames],
  };
}

/** What every line answers, and of the newest revision what this one always did. */
export function reproducedView(rated: RevisionsRatedAgain | null) {
  const newest = rated?.revisions.at(-1);
  if (!rated || !newest) return null;
  return { ...rated, catalogueVersion: newest.catalogueVersion, plans: newest.plans };
}
