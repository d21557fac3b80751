/** What of the staff list's page is translated here; the rest is worded by the page, or stands in the list. */
import type { CensusChangesPage, CensusPage } from '../../../contract/medical-corporate/census.ts';
import { text, type WordsOf } from '../../locale/words.ts';

export const censusWords = {
  problems: { wrong: text, allowed: text },
} as const satisfies WordsOf<CensusPage>;

export const censusChangesWords = {
  plans: { planName: text },
} as const satisfies WordsOf<CensusChangesPage>;
