import type { Quote } from '../../../contract/medical/quote.ts';
import type { RevisionsRatedAgain } from '../../../contract/shared.ts';
import type { Rater } from '../../raters/medical.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import { quoteHead } from '../quote-head.ts';

/** A stored quote with its tiles, made of the catalogue version it was rated with. */
export async function quoteView(rater: Rater, stored: StoredMedicalQuote): Promise<Quote> {
  const tiles = await rater.tiles(stored.catalogueVersion, stored.prices);
  return { ...quoteHead(stored), tiles };
}

/** What every line answers, and of the newest revision what this one always did. */
export function reproducedView(rated: RevisionsRatedAgain | null) {
  const newest = rated?.revisions.at(-1);
  if (!rated || !newest) return null;
  return { ...rated, catalogueVersion: newest.catalogueVersion, plans: newest.plans };
}
