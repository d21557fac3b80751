import type { GeneralAnswers, GeneralTile } from '../../../contract/general/quote.ts';
import type { QuotingContext } from '../../parts.ts';
import type { GeneralRater } from '../../raters/general.ts';
import type { GeneralQuoteStore, StoredGeneralQuote } from '../../store/general/quotes.ts';
import type { LineTypes } from '../quote-life/line.ts';
import type { PricedAnswers } from './price-answers.ts';

/** What general quotes are made and kept with. */
export interface GeneralParts extends QuotingContext {
  rater: GeneralRater;
  quotes: GeneralQuoteStore;
}

export interface GeneralTypes extends LineTypes {
  quote: StoredGeneralQuote;
  asked: { answers: GeneralAnswers };
  change: { answers?: GeneralAnswers | undefined };
  priced: PricedAnswers;
  refused: { outcome: 'unknown_activity' };
  choice: { planId: number };
  offer: GeneralTile;
}
