/** What of two staff lists side by side is translated here; the rest is worded by the page, or stands in the lists. */
import type { CensusChangesPage } from '../../../contract/medical-corporate/census.ts';
import { text, type WordsOf } from '../../locale/words.ts';

export const censusChangesWords = {
  plans: { planName: text },
} as const satisfies WordsOf<CensusChangesPage>;
