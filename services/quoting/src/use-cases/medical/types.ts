import type { RatableAnswers } from '../../../contract/medical/answers.ts';
import type { QuotingContext } from '../../parts.ts';
import type { Rater } from '../../raters/medical.ts';
import type {
  MedicalQuoteStore,
  StoredMedicalQuote,
  StoredPrice,
} from '../../store/medical/quotes.ts';
import type { LineTypes } from '../quote-life/line.ts';
import type { offersOf } from './offers.ts';

/** What medical quotes are made and kept with. */
export interface MedicalParts extends QuotingContext {
  rater: Rater;
  quotes: MedicalQuoteStore;
}

export interface MedicalTypes extends LineTypes {
  quote: StoredMedicalQuote;
  asked: { answers: RatableAnswers };
  change: { answers: RatableAnswers };
  priced: null;
  refused: never;
  choice: { planId: number };
  offer: { price: StoredPrice; offer: Awaited<ReturnType<typeof offersOf>>[number] | undefined };
}
